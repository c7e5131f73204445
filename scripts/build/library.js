import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { build, context } from 'esbuild';
import { importedBeside, scriptTagOutputs } from './script-tag.js';
import { recordBundled } from './bundled-packages.js';
import { isolatedSheet } from './isolate-styles.js';
import { WORD_PIECES, wordsIn } from './words.js';

/** Bundles the styles as text. */
const inlineCss = {
  name: 'inline-css',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => ({
      path: resolve(dirname(importer), path.replace('?inline', '')),
      namespace: 'inline-css',
    }));
    onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const { css, files } = await isolatedSheet(path);
      return {
        contents: `export default ${JSON.stringify(css)}`,
        loader: 'js',
        watchFiles: files.map((file) => resolve(file)),
      };
    });
  },
};

/** Removes prop checks that a library defines for development and that never apply here. */
const withoutPropTypes = {
  name: 'without-prop-types',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^prop-types$/ }, ({ path }) => ({ path, namespace: 'without-prop-types' }));
    onLoad({ filter: /.*/, namespace: 'without-prop-types' }, () => ({
      contents: 'const any = () => any; any.isRequired = any; export default new Proxy({}, { get: () => any });',
    }));
  },
};

/** The hook of React itself instead of the copy for React 16 and 17, which would require React while running. */
const withoutStoreShim = {
  name: 'without-store-shim',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^use-sync-external-store\/shim$/ }, ({ path }) => ({ path, namespace: 'without-store-shim' }));
    onLoad({ filter: /.*/, namespace: 'without-store-shim' }, () => ({
      contents: "export { useSyncExternalStore } from 'react';",
      resolveDir: '.',
    }));
  },
};

/** Papaparse never starts workers here, and publint takes the code it has for them as CommonJS. */
const withoutPapaWorkers = {
  name: 'without-papa-workers',
  setup({ onLoad }) {
    onLoad({ filter: /\/papaparse\/papaparse(\.min)?\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.replace('global.IS_PAPA_WORKER', 'globalThis.IS_PAPA_WORKER'), loader: 'js' };
    });
  },
};

/** Removes console output that i18next writes only in its debug mode, which is never on here. */
const withoutDebugMessages = {
  name: 'without-debug-messages',
  setup({ onLoad }) {
    onLoad({ filter: /\/i18next\/dist\/esm\/i18next\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.replace(DEBUG_MESSAGE, '/* @__PURE__ */ $&'), loader: 'js' };
    });
  },
};
const DEBUG_MESSAGE = /(?<![.\w])(?:this\.logger|baseLogger)\.(?:log|warn|deprecate|once)\(/g;

/**
 * Modules that the script-tag file loads lazily stay separate files next to it: `import()` resolves them from the
 * script's location. Modules that share React with it cannot be separate; see `script-tag.js`.
 */
const lazyFilesBeside = {
  name: 'lazy-files-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const source = resolve(resolveDir, path.replace(/\.js$/, '.ts'));
      const name = Object.keys(LAZY).find((key) => resolve(LAZY[key]) === source);
      return name === undefined ? undefined : { path: importedBeside(`./${name}.js`), external: true };
    });
    onResolve({ filter: /\/(?:start-worker|piece-urls)\.js$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\.js$/, '-script.ts')),
    }));
  },
};

/** A copy of the English texts, of which the first screen bundles its own: shared modules are bundled whole. */
const firstEnglish = {
  name: 'first-english',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/en\.json$/ }, ({ path, importer, resolveDir }) =>
      basename(importer) === 'first-english.ts'
        ? { path: resolve(resolveDir, path), namespace: 'first-english' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'first-english' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'json',
      watchFiles: [path],
    }));
  },
};

/** Workers run in browsers, whose decoders are correct, so the replacement decoders must not be bundled into them. */
const browserDecoders = {
  name: 'browser-decoders',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/legacy-decoder\.js$/ }, ({ resolveDir }) => ({
      path: resolveDir,
      namespace: 'browser-decoders',
    }));
    onLoad({ filter: /.*/, namespace: 'browser-decoders' }, ({ path }) => ({
      contents: `import { createDecoder } from './native-decoder.js'; export const legacyDecoder = async () => createDecoder;`,
      resolveDir: path,
    }));
  },
};

/** Parts of the engine that the worker fetches when an import needs them, from files beside its own. */
const PIECES = [
  ...WORD_PIECES,
  'booleans',
  'changes',
  'countries',
  'decoders',
  'encodings',
  'examples',
  'files',
  'layouts',
  'mapping',
  'options',
  'packing',
  'patterns',
  'phones',
  'repairs',
  'search',
  'types',
  'views',
];

const OF_OTHER_SCRIPTS = ['cjk', 'cyrillic', 'scripts'];

const pieceFiles = (names) =>
  Object.fromEntries(names.map((name) => [`engine.${name}`, `src/engine/pieces/${name}.ts`]));

/** In the worker's own file, pieces are what has been fetched. */
const fetchedPieces = {
  name: 'fetched-pieces',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/pieces\/load-pieces\.js$/ }, () => ({
      path: resolve('src/engine/pieces/fetched-pieces.ts'),
    }));
    onResolve({ filter: new RegExp(`/pieces/(?:${PIECES.join('|')})\\.js$`) }, ({ path }) => ({
      path: basename(path, '.js'),
      namespace: 'piece',
    }));
    onLoad({ filter: /.*/, namespace: 'piece' }, ({ path }) => ({
      contents: `import { fetchedPiece } from './fetched-pieces.js'; export const ${path} = () => fetchedPiece('${path}');`,
      resolveDir: resolve('src/engine/pieces'),
    }));
  },
};

/** Each piece is bundled by itself, without the engine's state: the worker's decoders are those of the browser. */
const pieceDecoders = {
  name: 'piece-decoders',
  setup({ onResolve }) {
    onResolve({ filter: /\/text-decoders\.js$/ }, ({ resolveDir }) => ({
      path: resolve(resolveDir, 'native-decoder.ts'),
    }));
  },
};

/** The bundlers of hosts would look for the module at build time. */
const IMPORT_MODULE =
  'var importModule=function(u){return import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ u)};';

const shared = {
  bundle: true,
  target: 'es2022',
  minify: true,
  charset: 'ascii',
  legalComments: 'none',
  outdir: 'dist',
  logLevel: 'warning',
  sourcemap: true,
  // Bundled packages must not register themselves with an AMD loader of the host, nor with webpack.
  define: { define: 'undefined' },
  plugins: [
    inlineCss,
    withoutPropTypes,
    withoutStoreShim,
    withoutPapaWorkers,
    withoutDebugMessages,
    firstEnglish,
    recordBundled('rowgate'),
  ],
};

const languages = readdirSync('src/i18n/locales')
  .map((file) => basename(file, '.json'))
  .filter((name) => name !== 'en');

/** Lazy files with fixed names, because the script-tag file loads them by name. */
const LAZY = {
  ...Object.fromEntries(languages.map((name) => [`locales/${name}`, `src/i18n/locales/${name}.json`])),
  'inline-runner': 'src/worker/inline-runner.ts',
  'finish-on-host': 'src/session/delivery/finish-on-host.ts',
  'refused-patterns': 'src/session/refused-patterns.ts',
  'template-csv': 'src/session/template-csv.ts',
  'excel-inline': 'src/worker/excel/excel-inline.ts',
  'spreadsheet-inline': 'src/worker/excel/spreadsheet-inline.ts',
  'http-adapter': 'src/adapters/http/http-adapter.ts',
  'rest-submit': 'src/adapters/rest/rest-submit.ts',
  'content-submit': 'src/adapters/content/content-submit.ts',
};

/**
 * Files import all others that their modules can reach, so that these run in order. None does anything when it runs, as
 * `sideEffects` of the package says, but a bundler of a host would put such files next to those that import them.
 */
const withoutBareImports = {
  name: 'without-bare-imports',
  setup({ initialOptions, onEnd }) {
    initialOptions.write = false;
    onEnd(async ({ outputFiles = [] }) => {
      await mkdir(join(initialOptions.outdir, 'locales'), { recursive: true });
      for (const { path, text } of outputFiles) {
        // As long as before: the source map knows columns.
        await writeFile(
          path,
          text.replace(BARE_IMPORT, ({ length }) => ' '.repeat(length)),
        );
      }
    });
  },
};
const BARE_IMPORT = /\bimport"\.\/chunk-\w+\.js";/g;

/**
 * Parts of the entries that are built as entries themselves and then removed: what they share with the others becomes a
 * file of its own. `rowgate.js` only passes names on then, and the bundler of a host drops what it does not import.
 */
const PARTS = {
  'part-component': 'src/ui/index.ts',
  'part-adapters': 'src/adapters/index.ts',
  'part-columns': 'src/engine/result/column-writer.ts',
  'part-to-import-data': 'src/engine/result/to-import-data.ts',
};

const outputs = [
  {
    ...shared,
    entryPoints: {
      rowgate: 'src/index.ts',
      headless: 'src/headless.ts',
      engine: 'src/engine/full.ts',
      ...LAZY,
      ...PARTS,
    },
    plugins: [...shared.plugins, wordsIn('.'), withoutBareImports],
    format: 'esm',
    splitting: true,
    chunkNames: 'chunk-[hash]',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    // Left to the bundler of the host; bundled code was already checked here.
    define: { ...shared.define, HOST_ENV: 'process.env.NODE_ENV' },
  },
  {
    ...shared,
    plugins: [...shared.plugins, browserDecoders, fetchedPieces],
    entryPoints: { 'engine.worker': 'src/worker/engine-worker.ts' },
    format: 'iife',
    banner: { js: IMPORT_MODULE },
  },
  {
    ...shared,
    plugins: [...shared.plugins, browserDecoders],
    entryPoints: { 'excel.worker': 'src/worker/excel-worker.ts' },
    format: 'iife',
  },
  {
    ...shared,
    plugins: [...shared.plugins, browserDecoders],
    entryPoints: { 'spreadsheet.worker': 'src/worker/spreadsheet-worker.ts' },
    format: 'iife',
    // Nearly all of it is a package whose text is not in the maps.
    sourcemap: false,
  },
  {
    ...shared,
    plugins: [...shared.plugins, pieceDecoders],
    entryPoints: pieceFiles(PIECES.filter((name) => !OF_OTHER_SCRIPTS.includes(name))),
    format: 'esm',
  },
  {
    ...shared,
    entryPoints: pieceFiles(OF_OTHER_SCRIPTS),
    format: 'esm',
    // Modules are always read as UTF-8, in which these words are half as long.
    charset: 'utf8',
  },
];

const scriptTag = {
  ...shared,
  define: { ...shared.define, HOST_ENV: '"production"', 'process.env.NODE_ENV': '"production"' },
  plugins: [lazyFilesBeside, ...shared.plugins],
};

/** Everything an application loads: modules, workers, the script-tag file. */
export async function buildLibrary() {
  await Promise.all([
    buildModules(shared.outdir),
    ...(await scriptTagOutputs(scriptTag)).map((options) => build(options)),
  ]);
}

/** Modules and workers alone. */
export async function buildModules(outdir) {
  await Promise.all(outputs.map((options) => build({ ...options, outdir })));
  await Promise.all(languages.map((name) => withoutMap(join(outdir, 'locales', `${name}.js`))));
  const parts = Object.keys(PARTS).flatMap((name) => [`${name}.js`, `${name}.js.map`]);
  await Promise.all(parts.map((name) => rm(join(outdir, name))));
}

/** Translations are the same in the file as in its source. */
async function withoutMap(path) {
  await rm(`${path}.map`);
  await writeFile(path, (await readFile(path, 'utf8')).replace(/^\/\/# sourceMappingURL=.*\n/m, ''));
}

export async function watchLibrary() {
  const all = [...outputs, ...(await scriptTagOutputs(scriptTag))];
  const contexts = await Promise.all(all.map((options) => context({ ...options, minify: false })));
  await Promise.all(contexts.map((entry) => entry.watch()));
}
