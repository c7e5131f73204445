import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { scriptTagSize } from '../check/eager-size.js';
import { checkModuleSizes, checkSizes } from '../check/size-limits.js';

const run = promisify(execFile);
const LIMITS = { scriptTag: 136 * 1024, packed: 7_000_000, 'packed server': 6_400_000 };
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
  await checkModuleSizes();
  checkSizes(LIMITS, {
    scriptTag: await scriptTagSize(),
    packed: rowgate.size,
    'packed server': server.size,
  });
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
