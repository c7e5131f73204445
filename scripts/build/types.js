import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { entryFiles } from './entry-files.js';

const SOURCES = '.cache/types/src';
const SERVER = '.cache/types/server/server';
const RELATIVE = /(from\s+|import\(\s*|import\s+)(['"])(\.{1,2}\/[^'"]+)\2/g;

/** For pages with the script tag: not an entry of the package, but published for their types. */
const SCRIPT_TAG = 'umd.d.ts';

/**
 * The types that the package entries reach, and nothing else. A copy is for `require`, because the compiler treats
 * those as different modules.
 */
export async function buildTypes() {
  await writeTypes([...(await entryFiles('dist/types')), SCRIPT_TAG], 'dist/types');
  await writeTypes(await entryFiles('dist/cjs/types'), 'dist/cjs/types');
  await writeTypes(await entryFiles('dist/server/types', 'server/package.json'), 'dist/server/types');
}

async function writeTypes(doors, folder) {
  const wanted = new Set(doors);
  for (const path of wanted) {
    const text = await readTypes(path);
    for (const [, , , specifier] of text.matchAll(RELATIVE)) wanted.add(typesAt(posix.join(dirname(path), specifier)));
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** In the package, the floors are next to the server; in the sources they are in `src`. */
async function readTypes(path) {
  if (!path.startsWith('server/')) return readFile(join(SOURCES, path), 'utf8');
  const own = await readFile(join(SERVER, path.slice('server/'.length)), 'utf8');
  const text = path === 'server/index.d.ts' ? own + (await mergedTypes()) : own;
  return text.replace(RELATIVE, (all, before, quote, specifier) =>
    /^(\.\.\/)+src\//.test(specifier) ? `${before}${quote}${specifier.replace('src/', '')}${quote}` : all,
  );
}

/** Imports of the files that merge types of features into the platform's types; no other file imports them. */
async function mergedTypes() {
  const files = await readdir('server/features', { recursive: true });
  const merging = files.filter((file) => /[\\/](tables|feature)\.ts$/.test(file)).sort();
  return merging.map((file) => `import './features/${file.replaceAll('\\', '/').replace(/\.ts$/, '.js')}';\n`).join('');
}

function typesAt(specifier) {
  return specifier.replace(/\.js$/, '.d.ts');
}
