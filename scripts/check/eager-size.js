import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
const compressed = (contents) => gzipSync(contents, { level: 9 }).length;

/** Bytes of what an application loads before a file is opened. `folder` has the built modules, here and below. */
export async function eagerSize(folder = DIST) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: "export { CSVImporter } from './rowgate.js';", resolveDir: folder },
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: ROOT,
    absWorkingDir: ROOT,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'silent',
  });
  const eager = eagerFiles(metafile.outputs);
  return outputFiles
    .filter(({ path }) => eager.has(path.slice(ROOT.length + 1)))
    .reduce((sum, { contents }) => sum + compressed(contents), 0);
}

/** One function alone, of which the bundler of a host takes what it needs. */
export async function importSize(name, folder = DIST) {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from './rowgate.js';`, resolveDir: folder },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'silent',
  });
  return compressed(outputFiles[0].contents);
}

export async function scriptTagSize() {
  return compressed(await readFile(join(DIST, 'rowgate.umd.js')));
}

const ENGINE_FILE = /^engine\.(.+)\.js$/;

/** The engine's worker and the pieces that it fetches: their names, and their sizes before and after compression. */
export async function engineFiles(folder = DIST) {
  const names = (await readdir(folder)).filter((name) => ENGINE_FILE.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const contents = await readFile(join(folder, name));
      return { name: ENGINE_FILE.exec(name)[1], size: contents.length, compressed: compressed(contents) };
    }),
  );
}

/** The first file and its static imports. */
function eagerFiles(outputs) {
  const eager = new Set(Object.keys(outputs).filter((path) => outputs[path].entryPoint === '<stdin>'));
  for (const path of eager) {
    for (const { path: imported, kind } of outputs[path].imports) {
      if (kind === 'import-statement' && imported in outputs) eager.add(imported);
    }
  }
  return eager;
}
