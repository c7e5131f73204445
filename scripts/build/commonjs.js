import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { entryFiles } from './entry-files.js';

const FOLDER = 'dist/cjs';
/** Written by `build-forwards.js`. */
const MADE_ELSEWHERE = ['webhooks.js', 'server.js'];
const IMPORTED = /(?:\bfrom|\bimport\(?)\s*"(\.{1,2}\/[^"]+)"/g;

/**
 * Converts the ES modules to CommonJS, file by file, so that lazy files stay lazy. There is no URL to start a worker
 * from, so the engine runs on the page unless `createWorker` is given.
 */
export async function buildCommonJs() {
  await mkdir(FOLDER, { recursive: true });
  const doors = (await entryFiles(FOLDER)).filter((name) => name.endsWith('.js') && !MADE_ELSEWHERE.includes(name));
  const wanted = new Set(doors);
  for (const name of wanted) {
    const text = await readFile(join('dist', name), 'utf8');
    for (const [, imported] of text.matchAll(IMPORTED)) wanted.add(join(dirname(name), imported));
  }
  await Promise.all([...wanted].map(convert));
  await writeFile(join(FOLDER, 'package.json'), '{ "type": "commonjs" }\n');
}

async function convert(name) {
  const { code } = await transform(await readFile(join('dist', name), 'utf8'), {
    format: 'cjs',
    target: 'es2022',
    minify: true,
    charset: 'ascii',
    supported: { 'dynamic-import': false },
    logOverride: { 'empty-import-meta': 'silent' },
  });
  const target = join(FOLDER, name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, code);
}
