import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build as vite } from 'vite';
import { buildCommonJs } from './build-commonjs.js';
import { buildLibrary } from './build-library.js';
import { buildManual } from './build-manual.js';
import { buildServer } from './build-server.js';
import { buildStorybook } from './build-storybook.js';
import { buildTypes } from './build-types.js';
import { isolatedStyles } from './isolate-styles.js';
import { run } from './run.js';

/** Everything `npm start` serves and `npm publish` ships. */
async function buildAll() {
  await rm('dist', { recursive: true, force: true });
  await mkdir('dist', { recursive: true });
  const areTypesGood = await run('npx', ['tsc', '-b']);
  if (!areTypesGood) throw new Error('The types do not compile.');
  await buildLibrary();
  await writeStylesheet();
  for (const entry of ['dist/rowgate.js', 'dist/headless.js']) {
    await writeFile(entry, `'use client';\n${await readFile(entry, 'utf8')}`);
  }
  await buildServer();
  await buildCommonJs();
  await buildTypes();
  await vite({ logLevel: 'warn' });
  await vite({ configFile: 'server/features/admin/page/vite.config.ts', logLevel: 'warn' });
  await buildStorybook();
  await buildManual();
}

/** For pages whose policy allows a stylesheet and nothing else. */
async function writeStylesheet() {
  const names = ['base', 'presets', 'frame', 'steps', 'grid'];
  const parts = await Promise.all(names.map((name) => readFile(`src/theme/css/${name}.css`, 'utf8')));
  await writeFile('dist/styles.css', await isolatedStyles(parts.join('\n')));
}

await buildAll();
