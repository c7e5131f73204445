import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createProject, writeFiles } from './project.js';

const TSC = resolve('node_modules/typescript/bin/tsc');
const LINKS = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node', 'csstype', 'undici-types'];

/** Checks the types themselves and the types of the delivered rows. */
const USE = `import { CSVImporter, createMemoryAdapter } from 'rowgate';
import type { ImportResult, RowOf } from 'rowgate';
import { openTable } from 'rowgate/engine';
import { useImporter } from 'rowgate/headless';
import { verifyWebhook } from 'rowgate/webhooks';
const columns = [{ id: 'age', label: 'Age', type: 'number' }] as const;
const age = (row: RowOf<typeof columns>): number | null => row.age;
const wrong = (row: RowOf<typeof columns>): string =>
  // @ts-expect-error An age is a number.
  row.age;
export const result: ImportResult<RowOf<typeof columns>> | null = null;
export const all = [CSVImporter, createMemoryAdapter, openTable, useImporter, verifyWebhook, age, wrong];
`;

const SHARED = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'ES2022',
  jsx: 'react-jsx',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  types: ['node'],
  skipDefaultLibCheck: true,
  noEmit: true,
};

const SETTINGS = {
  bundler: { options: { module: 'ESNext', moduleResolution: 'bundler' }, include: ['use.mts', 'snippet-*.tsx'] },
  node16: { options: { module: 'node16' }, include: ['use.mts', 'use.cts'] },
  // The types themselves are the same as under node16.
  nodenext: { options: { module: 'nodenext', skipLibCheck: true }, include: ['use.mts', 'use.cts'] },
  node10: {
    options: { module: 'commonjs', moduleResolution: 'node10', ignoreDeprecations: '6.0', skipLibCheck: true },
    include: ['use.cts'],
  },
};

/** Strict TypeScript with every module resolution, on the README's snippets. */
export async function typescript(packed) {
  const project = await createProject(packed, { links: LINKS, files: { 'use.mts': USE, 'use.cts': USE } });
  try {
    await writeFiles(project.folder, await snippets());
    for (const [name, { options, include }] of Object.entries(SETTINGS)) {
      const config = join(project.folder, `tsconfig.${name}.json`);
      const text = JSON.stringify({ compilerOptions: { ...SHARED, ...options }, include });
      await writeFiles(project.folder, { [`tsconfig.${name}.json`]: text });
      await promisify(execFile)(process.execPath, [TSC, '-p', config]).catch(({ stdout }) => {
        throw new Error(`With ${name}:\n${stdout}`);
      });
    }
  } finally {
    await project.remove();
  }
}

/** Every `tsx` snippet of the README as a separate file. */
async function snippets() {
  const readme = await readFile('README.md', 'utf8');
  const texts = [...readme.matchAll(/```tsx\n([\s\S]*?)```/g)].map((match) => match[1]);
  if (texts.length === 0) throw new Error('The README has no tsx snippet to compile.');
  return Object.fromEntries(texts.map((text, index) => [`snippet-${index}.tsx`, text]));
}
