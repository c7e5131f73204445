import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { entryFiles } from './entry-files.js';

const SOURCES = '.cache/types/src';
const SERVER = '.cache/types/server/server';
const RELATIVE = /(from\s+|import\(\s*|import\s+)(['"])(\.{1,2}\/[^'"]+)\2/g;

/** For pages by script tag: no entry of the package, but there for who wants it. */
const SCRIPT_TAG = 'umd.d.ts';

/**
 * What the entries of the packages reach of the types, and no more; and once more where a `require` finds them, since the
 * compiler takes these for other modules.
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

/** The floors lie beside the server in the package, where in the sources they lie in `src`. */
async function readTypes(path) {
  if (!path.startsWith('server/')) return readFile(join(SOURCES, path), 'utf8');
  const own = await readFile(join(SERVER, path.slice('server/'.length)), 'utf8');
  const text = path === 'server/index.d.ts' ? own + (await mergedTypes()) : own;
  return text.replace(RELATIVE, (all, before, quote, specifier) =>
    /^(\.\.\/)+src\//.test(specifier) ? `${before}${quote}${specifier.replace('src/', '')}${quote}` : all,
  );
}

/** Imports of what features merge into types of the platform: nothing else names these files. */
async function mergedTypes() {
  const files = await readdir('server/features', { recursive: true });
  const merging = files.filter((file) => /[\\/](tables|feature)\.ts$/.test(file)).sort();
  return merging.map((file) => `import './features/${file.replaceAll('\\', '/').replace(/\.ts$/, '.js')}';\n`).join('');
}

function typesAt(specifier) {
  return specifier.replace(/\.js$/, '.d.ts');
}
