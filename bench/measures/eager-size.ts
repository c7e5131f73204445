import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { resultOf } from '../result.js';
import type { Measure } from './measure.js';

/** What an application loads before anybody opens the importer: minified, compressed, React not counted. */
export const eagerSize: Measure = {
  ids: ['eager-size'],
  async run() {
    const root = join(import.meta.dirname, '..', '..');
    const { outputFiles, metafile } = await build({
      stdin: { contents: "export { CSVImporter } from './dist/rowgate.js';", resolveDir: root },
      bundle: true,
      format: 'esm',
      splitting: true,
      minify: true,
      write: false,
      metafile: true,
      outdir: root,
      absWorkingDir: root,
      external: ['react', 'react-dom', 'react/jsx-runtime'],
      logLevel: 'silent',
    });
    const eager = eagerFiles(metafile.outputs);
    const bytes = outputFiles
      .filter(({ path }) => eager.has(path.slice(root.length + 1)))
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
    return [resultOf({ id: 'eager-size', unit: 'bytes', samples: [bytes] })];
  },
};

type Outputs = Readonly<
  Record<string, { readonly entryPoint?: string; readonly imports: readonly { path: string; kind: string }[] }>
>;

/** The first file and whatever it imports, dynamic imports left out. */
function eagerFiles(outputs: Outputs): Set<string> {
  const eager = new Set(Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === '<stdin>'));
  for (const path of eager) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && imported in outputs) eager.add(imported);
    }
  }
  return eager;
}
