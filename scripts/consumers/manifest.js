import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { eagerSize, engineFiles, importSize, scriptTagSize } from '../check/eager-size.js';

const run = promisify(execFile);
const KIB = 1024;
const LIMITS = {
  eager: 62 * KIB,
  toImportData: 1_500,
  scriptTag: 136 * KIB,
  packed: 7_000_000,
  'packed server': 6_400_000,
};
/** The engine's worker, and the files it fetches when an import needs them. */
const ENGINE_LIMITS = {
  worker: 70_000,
  asian: 13 * KIB,
  booleans: 4 * KIB,
  changes: 7 * KIB,
  decoders: 4 * KIB,
  eastern: 15 * KIB,
  encodings: 35 * KIB,
  examples: 4 * KIB,
  files: 15 * KIB,
  german: 18 * KIB,
  lexicon: 40 * KIB,
  mapping: 25 * KIB,
  nordic: 11 * KIB,
  options: 6 * KIB,
  patterns: 46 * KIB,
  phones: 37 * KIB,
  repairs: 6 * KIB,
  scripts: 20 * KIB,
  search: 5 * KIB,
  southern: 21 * KIB,
  types: 16 * KIB,
  views: 5 * KIB,
};
/** Vite puts smaller files into the code as data URLs, which strict policies forbid. */
const LEAST_PIECE = 4 * KIB;
const NO_CODE = ['styles.css'];

/**
 * publint and are-the-types-wrong report no problems, the packages contain only what belongs there, and they stay below
 * their size limits.
 */
export async function manifest({ server, ...rowgate }) {
  await checkContents(rowgate);
  checkMaps(rowgate.files, ['rowgate', 'headless', 'engine', 'engine.worker', 'rowgate.umd', 'rowgate.umd.steps']);
  await clean('attw', ['attw', rowgate.tarball, '--exclude-entrypoints', ...NO_CODE]);
  await checkContents(server);
  checkMaps(server.files, ['server/index', 'server/main', 'server/command-line']);
  // For Node only, which can require modules.
  await clean('attw', ['attw', server.tarball, '--profile', 'esm-only']);
  const engine = await engineFiles();
  checkSizes('engine.', ENGINE_LIMITS, Object.fromEntries(engine.map(({ name, compressed }) => [name, compressed])));
  checkPieces(engine);
  checkSizes('', LIMITS, {
    eager: await eagerSize(),
    toImportData: await importSize('toImportData'),
    scriptTag: await scriptTagSize(),
    packed: rowgate.size,
    'packed server': server.size,
  });
}

/** Every size has a limit, and none exceeds it. */
function checkSizes(prefix, limits, sizes) {
  const limited = Object.entries(sizes).map(([name, size]) => ({
    name: `${prefix}${name}`,
    size,
    limit: limits[name] ?? 0,
  }));
  for (const { name, size, limit } of limited) process.stdout.write(`  ${name}: ${size} of ${limit} bytes\n`);
  const exceeded = limited.filter(({ size, limit }) => size > limit);
  if (exceeded.length > 0) throw new Error(`Over the limit: ${exceeded.map(({ name }) => name).join(', ')}`);
}

const EXPECTED = /^(dist|bin|docs)\/|^(package\.json|README\.md|CHANGELOG\.md|LICENSE)$/;
/** Files for tests and benchmarks. */
const STRAY = /\.test\.|\/testing\/|\bbench\b|papaparse|read-decode|\.tsbuildinfo$/;

async function checkContents({ folder, files }) {
  const strays = files.filter((path) => !EXPECTED.test(path) || STRAY.test(path));
  if (strays.length > 0) throw new Error(`These files do not belong in the package: ${strays.join(', ')}`);
  const missing = ['LICENSE', 'CHANGELOG.md', 'dist/THIRD-PARTY-NOTICES.txt'].filter((path) => !files.includes(path));
  if (missing.length > 0) throw new Error(`These files are missing in the package: ${missing.join(', ')}`);
  await checkDocuments(folder, files);
  await clean('publint', ['publint', folder, '--strict']);
}

function checkPieces(engine) {
  const small = engine.filter(({ size }) => size < LEAST_PIECE).map(({ name }) => name);
  if (small.length > 0) throw new Error(`These pieces are too small to stay files in Vite: ${small.join(', ')}`);
}

/** Files that consist mostly of other packages have none: see `scripts/build/packages.js`. */
function checkMaps(files, names) {
  const missing = names.map((name) => `dist/${name}.js.map`).filter((path) => !files.includes(path));
  if (missing.length > 0) throw new Error(`These source maps are missing: ${missing.join(', ')}`);
}

/** Links and pictures of the documents are in the package, and there are no other pictures. */
async function checkDocuments(folder, files) {
  const targets = [];
  for (const path of files.filter((name) => name.endsWith('.md'))) {
    const text = (await readFile(join(folder, path), 'utf8')).replace(/^```.*?^```/gmsu, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
      ([, link, source]) => link ?? source,
    );
    const paths = links.filter((link) => !/^(?:https?:|#|\/)/.test(link)).map((link) => link.replace(/#.*/, ''));
    targets.push(...paths.map((link) => ({ path, target: join(dirname(path), link) })));
  }
  const broken = targets.filter(({ target }) => !files.includes(target));
  if (broken.length > 0) {
    const list = broken.map(({ path, target }) => `${path}: ${target}`).join(', ');
    throw new Error(`These links lead to files that are not in the package: ${list}`);
  }
  const shown = new Set(targets.map(({ target }) => target));
  const pictures = files.filter((path) => /\.(png|jpe?g|webp|gif)$/.test(path) && !shown.has(path));
  if (pictures.length > 0) throw new Error(`No document shows these pictures: ${pictures.join(', ')}`);
}

async function clean(name, [program, ...parameters]) {
  await run('npx', ['--no', program, ...parameters]).catch(({ stdout, stderr }) => {
    throw new Error(`${name} found:\n${stdout}${stderr}`);
  });
}
