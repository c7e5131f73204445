import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { checkExamples } from './check-examples.js';
import { checkServerPackage } from './check-server-package.js';

/* What a consumer gets: the packed tarball, unpacked into an empty project, type-checked, rendered and bundled. */

const folder = await mkdtemp(join(tmpdir(), 'rowgate-consumer-'));
const modules = join(folder, 'node_modules');
const installed = resolve('node_modules');

async function unpack() {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString(),
  );
  await mkdir(join(modules, 'rowgate'), { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', join(modules, 'rowgate'), '--strip-components=1']);
  for (const name of ['react', 'react-dom', '@types', 'csstype', 'scheduler']) {
    await symlink(join(installed, name), join(modules, name));
  }
}

/** Every `tsx` snippet of the README as a file of its own. */
async function writeSnippets() {
  const readme = await readFile('README.md', 'utf8');
  const snippets = [...readme.matchAll(/```tsx\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  if (snippets.length === 0) throw new Error('The README has no tsx snippet to compile.');
  await Promise.all(snippets.map((text, index) => writeFile(join(folder, `snippet-${index}.tsx`), text)));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: [],
        noEmit: true,
      },
      include: ['*.tsx'],
    }),
  );
  return snippets.length;
}

try {
  await unpack();
  const count = await writeSnippets();
  execFileSync(process.execPath, [join(installed, 'typescript/bin/tsc'), '-p', folder], { stdio: 'inherit' });
  process.stdout.write(`${count} snippet(s) of the README compile against the packed types.\n`);

  await writeFile(
    join(folder, 'server.mjs'),
    `import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { CSVImporter } from 'rowgate';
import { openTable } from 'rowgate/engine';
const html = renderToString(createElement(CSVImporter, { columns: [{ id: 'a', label: 'A' }], isModal: false }));
if (!html.includes('data-step="upload"')) throw new Error('The server rendered no importer.');
const table = await openTable(new Blob(['a,b\\n1,2\\n']));
if (table.columns.length !== 2) throw new Error('The engine read no table.');`,
  );
  execFileSync(process.execPath, [join(folder, 'server.mjs')], { stdio: 'inherit' });
  process.stdout.write('The package renders on a server, and its engine reads there.\n');

  await writeFile(join(folder, 'index.html'), '<div id="app"></div><script type="module" src="./main.tsx"></script>');
  await writeFile(
    join(folder, 'main.tsx'),
    `import { createRoot } from 'react-dom/client';
import { ImportContacts } from './snippet-0';
createRoot(document.getElementById('app')!).render(<ImportContacts />);`,
  );
  const { output } = await build({ root: folder, configFile: false, logLevel: 'error', build: { write: false } });
  const names = output.map(({ fileName }) => fileName);
  for (const worker of ['engine.worker', 'excel.worker']) {
    if (!names.some((name) => name.includes(worker))) throw new Error(`The consumer's build has no ${worker}.`);
  }
  process.stdout.write('A bundler finds the workers.\n');

  await checkServerPackage({ folder, modules, installed });
  await checkExamples({ folder, modules, installed });
} finally {
  await rm(folder, { recursive: true, force: true });
}
