import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/* Which packages are inside what is published, noted while it is bundled, and what their licenses ask to be said. */

const FOLDER = /^(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

/** Folders of packages by the package of ours that they are inside of. */
const folders = { rowgate: new Set(), 'rowgate-server': new Set() };

function record(target, paths) {
  for (const path of paths) {
    const folder = FOLDER.exec(path.replaceAll('\\', '/'))?.[1];
    if (folder !== undefined) folders[target].add(resolve(folder));
  }
}

/** For esbuild; with `allowed`, other packages inside end the build. */
export function recordBundled(target, allowed) {
  return {
    name: 'record-bundled',
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(({ metafile }) => {
        const inputs = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
          Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0),
        );
        record(target, inputs);
        const strays = inputs.map(packageNameOf).filter((name) => name && allowed && !allowed.includes(name));
        if (strays.length > 0) {
          return { errors: [{ text: `Make these dependencies of ${target}: ${[...new Set(strays)].join(', ')}.` }] };
        }
      });
    },
  };
}

/** For Vite. */
export function recordBundledByVite(target) {
  return {
    name: 'record-bundled',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) record(target, Object.keys(chunk.modules ?? {}));
    },
  };
}

function packageNameOf(path) {
  return FOLDER.exec(path)?.[1].replace(/^.*\bnode_modules\//, '');
}

/** Name, version and license text of each package inside any of `targets`. */
export async function writeNotices(file, targets) {
  const inside = [...new Set(targets.flatMap((target) => [...folders[target]]))].sort();
  if (inside.length === 0) throw new Error(`No bundled package found in ${targets.join(' and ')}.`);
  const notices = await Promise.all(inside.map(noticeOf));
  const head = `This software contains the following packages. Each is under its own license, which follows its name.\n`;
  await writeFile(file, [head, ...notices].join(`\n${'-'.repeat(80)}\n\n`));
}

async function noticeOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const names = (await readdir(folder)).filter((file) => LICENSE_FILE.test(file)).sort();
  if (names.length === 0) throw new Error(`The package ${name} has no license text to publish.`);
  const texts = await Promise.all(names.map((file) => readFile(join(folder, file), 'utf8')));
  return `${name} ${version} (${license})\n\n${texts.map((text) => text.trim()).join('\n\n')}\n`;
}
