import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readDocuments, snippetsOf, typedSnippets } from '../rules/documents.js';
import { runSnippets } from './run-snippets.js';

/*
 * Compiles every snippet of the README and the guides against the built types, as if copied, and runs those that Node
 * can run. The folder is inside the project, where `rowgate` resolves to this package.
 */

const FOLDER = '.cache/snippets';

/** For pages that load the script-tag file. */
const GLOBALS = `declare const CSVImporter: typeof import('rowgate/dist/types/umd.d.ts');\n`;

const SETTINGS = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    allowJs: true,
    checkJs: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: ['node'],
    noEmit: true,
  },
  include: ['*'],
};

const snippets = await typedSnippets();
const count = Object.keys(snippets).length;
if (count === 0) throw new Error('No document has a snippet to compile.');
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const files = { ...snippets, 'globals.d.ts': GLOBALS, 'tsconfig.json': JSON.stringify(SETTINGS) };
await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(FOLDER, name), text)));
execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', FOLDER], { stdio: 'inherit' });
process.stdout.write(`${count} snippets of the documents compile against the built types.\n`);

const counts = await runSnippets((await readDocuments()).flatMap(snippetsOf), join(FOLDER, 'run'));
const ran = Object.entries(counts).map(([what, number]) => `${number} ${what}`);
process.stdout.write(`Snippets of the documents that were run: ${ran.join(', ')}.\n`);
