import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Application, ReflectionKind } from 'typedoc';
import { entryFiles } from './entry-files.js';
import { withoutInlineScripts } from './without-inline-scripts.js';

const PAGES = '.cache/manual';
/** The manifests of both packages. */
const TYPES = [
  { folder: 'dist/types', manifest: 'package.json' },
  { folder: 'dist/server/types', manifest: 'server/package.json' },
];
const FOLDER = 'dist/manual';

/** The names of the package entries in the manual, by the location of their types. */
const MODULES = {
  types: 'rowgate',
  'types/headless': 'rowgate/headless',
  'types/engine/full': 'rowgate/engine',
  'types/server/features/webhooks': 'rowgate/webhooks',
  'server/types/server': 'rowgate-server',
};

/** The same as `rowgate/webhooks`, and what `bin` runs. */
const NOT_SHOWN = ['features/webhooks/index.d.ts', 'command-line.d.ts'].map(
  (path) => `dist/server/types/server/${path}`,
);

/** Three rows, one of them marked. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#2563eb"/>
<path d="M3 4.5h10M3 8h10M3 11.5h6" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/></svg>`;

const COMPILER = {
  strict: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  types: ['node'],
  skipLibCheck: true,
  noEmit: true,
};

/**
 * Builds the guides and every type of the package as a static site, which the server serves under `/manual`. The
 * reference is generated from the published types. A broken link fails the build.
 */
export async function buildManual() {
  await rm(PAGES, { recursive: true, force: true });
  await mkdir(PAGES, { recursive: true });
  const inFolders = await Promise.all(
    TYPES.map(async ({ folder, manifest }) => (await entryFiles(folder, manifest)).map((path) => join(folder, path))),
  );
  const entryPoints = inFolders.flat().filter((path) => !NOT_SHOWN.includes(path));
  const tsconfig = join(PAGES, 'tsconfig.json');
  const files = entryPoints.map((path) => resolve(path));
  await writeFile(tsconfig, JSON.stringify({ compilerOptions: COMPILER, files }));
  const favicon = join(PAGES, 'icon.svg');
  await writeFile(favicon, ICON);
  const application = await Application.bootstrap({
    name: 'Rowgate',
    favicon,
    entryPoints,
    tsconfig,
    basePath: 'dist',
    readme: join(PAGES, 'README.md'),
    projectDocuments: await writePages(),
    sortEntryPoints: false,
    navigation: { includeFolders: false },
    out: FOLDER,
    disableSources: true,
    hideGenerator: true,
    githubPages: false,
    highlightLanguages: ['ts', 'tsx', 'js', 'json', 'sh', 'html', 'css', 'http', 'ini', 'nginx'],
    validation: { invalidLink: true, notExported: false },
    treatWarningsAsErrors: true,
    logLevel: 'Warn',
  });
  const project = await application.convert();
  if (!project) throw new Error('The reference cannot be generated from these types.');
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    module.name = MODULES[module.name] ?? module.name;
  }
  application.validate(project);
  await application.generateOutputs(project);
  if (application.logger.hasWarnings() || application.logger.hasErrors()) throw new Error('The manual has errors.');
  const pages = (await readdir(FOLDER, { recursive: true })).filter((path) => path.endsWith('.html'));
  await Promise.all(pages.map((path) => withoutInlineScripts(join(FOLDER, path))));
}

/**
 * The README and the guides as pages; returns the paths of the guides, in the order and with the names of the README.
 */
async function writePages() {
  const readme = await readFile('README.md', 'utf8');
  const guides = [...readme.matchAll(/^\| \[(.+?)\]\((docs\/\S+?\.md)\) \|/gm)].map(([, title, source]) => ({
    title,
    source,
  }));
  const asPage = pageWriter(guides.map(({ source }) => source));
  // The project name is already shown above it.
  await writeFile(join(PAGES, 'README.md'), asPage(readme.replace(/^# .+\n/, ''), ''));
  return Promise.all(
    guides.map(async ({ title, source }) => {
      const path = join(PAGES, basename(source));
      const text = await readFile(source, 'utf8');
      await writeFile(path, `---\ntitle: ${title}\n---\n${asPage(text, dirname(source))}`);
      return path;
    }),
  );
}

/** Pages are in one folder here, images in their own; other files that a document links to are not part of the site. */
function pageWriter(sources) {
  const target = (link, folder) => {
    if (/^(https?:|#)/.test(link)) return link;
    const [path, anchor] = join(folder, link).split('#');
    if (sources.includes(path)) return anchor === undefined ? basename(path) : `${basename(path)}#${anchor}`;
    return path.startsWith('docs/images/') ? relative(PAGES, path) : null;
  };
  return (text, folder) =>
    text
      .replace(/<source [^>]*>/g, '')
      .replace(/src="(docs\/[^"]+)"/g, (_all, link) => `src="${target(link, folder)}"`)
      .replace(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (_all, mark, words, link) => {
        const found = target(link, folder);
        return found === null ? words : `${mark}[${words}](${found})`;
      });
}
