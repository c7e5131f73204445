import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build as vite } from 'vite';
import { buildCommonJs } from './commonjs.js';
import { buildForwards } from './forwards.js';
import { buildLibrary } from './library.js';
import { buildCli, buildServer } from './server.js';
import { buildTypes } from './types.js';
import { recordBundledByVite, writeNotices } from './bundled-packages.js';
import { COMPILE_TYPES } from '../check/compile-types.js';
import { isolatedSheet } from './isolate-styles.js';
import { run } from '../run.js';
import { stageServer } from '../stage-server.js';

/** Frameworks with server components start the client there. */
const CLIENT_ENTRIES = ['dist/rowgate.js', 'dist/headless.js'];
const SHEETS = 'src/theme/css';
const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** Builds both packages as npm packs them. */
export async function buildPackages() {
  await rm('dist', { recursive: true, force: true });
  await mkdir('dist', { recursive: true });
  const areTypesGood = await run(COMPILE_TYPES.command, COMPILE_TYPES.parameters);
  if (!areTypesGood) throw new Error('The types do not compile.');
  await buildLibrary();
  await writeStylesheet();
  for (const entry of CLIENT_ENTRIES) {
    await writeFile(entry, `'use client';\n${await readFile(entry, 'utf8')}`);
  }
  await trimMaps('dist');
  await buildServer();
  await trimMaps('dist/server');
  await buildCli();
  await buildForwards();
  await buildCommonJs();
  await buildTypes();
  for (const configFile of ['vite.config.ts', 'server/features/admin/page/vite.config.ts']) {
    await vite({ configFile, logLevel: 'warn', plugins: [recordBundledByVite('rowgate-server')] });
  }
  await writeNotices(`dist/${NOTICES}`, ['rowgate']);
  await stageServer();
  // The server also serves code bundled in the component's files.
  await writeNotices(`server/dist/${NOTICES}`, ['rowgate', 'rowgate-server']);
}

/** Texts that nobody debugs, which are most of what the maps would contain: those of other packages, and words. */
const UNMAPPED = /node_modules\/|\/mapping\/lexicon\//;

/**
 * Source maps without these texts; none for files that consist mostly of them. The files with a line above the code are
 * moved down by it.
 */
async function trimMaps(folder) {
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.map')).map((name) => `${folder}/${name}`);
  for (const path of maps) {
    const { mappings, sources, sourcesContent, ...map } = JSON.parse(await readFile(path, 'utf8'));
    const texts = sourcesContent.map((text, index) => (UNMAPPED.test(sources[index]) ? '' : text));
    if (lengthOf(texts) * 4 < lengthOf(sourcesContent)) {
      await removeMap(path.replace(/\.map$/, ''));
      continue;
    }
    const isMoved = CLIENT_ENTRIES.some((entry) => path === `${entry}.map`);
    const moved = isMoved ? `;${mappings}` : mappings;
    await writeFile(path, JSON.stringify({ ...map, sources, sourcesContent: texts, mappings: moved }));
  }
}

const lengthOf = (texts) => texts.reduce((sum, text) => sum + text.length, 0);

async function removeMap(file) {
  await rm(`${file}.map`);
  await writeFile(file, (await readFile(file, 'utf8')).replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'));
}

/** For pages whose policy allows only a stylesheet. */
async function writeStylesheet() {
  const { css, files } = await isolatedSheet(`${SHEETS}/styles.css`);
  const names = await readdir(SHEETS, { recursive: true });
  const missing = names.filter((name) => name.endsWith('.css') && !files.includes(`${SHEETS}/${name}`));
  if (missing.length > 0) throw new Error(`dist/styles.css lacks ${missing.join(', ')}.`);
  await writeFile('dist/styles.css', css);
}
