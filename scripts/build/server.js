import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { recordBundled } from './bundled-packages.js';
import { wordsIn } from './words.js';

/** Used to start threads only when running from the sources. */
const FOR_SOURCES = ['tsx'];

/**
 * The engine's libraries are bundled. All other libraries of the server are its dependencies and stay separate
 * packages.
 */
const ENGINE_PACKAGES = ['@exodus/bytes', 'libphonenumber-js', 'papaparse', 're2js', 'xlsx'];

const nodeBundle = {
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
};

/** Next to the files that the worker fetches, they have the words; elsewhere, words are bundled. */
const wordsFor = (outdir) => (dirname(outdir) === 'dist' ? [wordsIn('..')] : []);

/** The server and its command, in one folder, because the files of the threads must be next to them. */
export async function buildServer(outdir = 'dist/server') {
  const { dependencies } = JSON.parse(await readFile('server/package.json', 'utf8'));
  await rm(outdir, { recursive: true, force: true });
  await build({
    entryPoints: {
      main: 'server/main/main.ts',
      'command-line': 'server/command-line.ts',
      index: 'server/index.ts',
      webhooks: 'server/features/webhooks/index.ts',
      'pglite-thread': 'server/platform/database/embedded/pglite-thread.ts',
      'task-thread': 'server/main/task-thread.ts',
    },
    outdir,
    ...nodeBundle,
    external: [...Object.keys(dependencies), ...FOR_SOURCES],
    sourcemap: true,
    plugins: [recordBundled('rowgate-server', ENGINE_PACKAGES), ...wordsFor(outdir)],
  });
}

/** Next to the engine that the package has for its users, the command uses that; elsewhere, the engine is bundled. */
const engineFor = (outdir) => (dirname(outdir) === 'dist' ? [engineBeside] : []);

const engineBeside = {
  name: 'engine-beside',
  setup({ onResolve }) {
    onResolve({ filter: /\/engine\/(?:full|index)\.js$/ }, () => ({ path: '../engine.js', external: true }));
  },
};

/** The command of the component's package, which installs no dependencies: everything else is bundled. */
export async function buildCli(outdir = 'dist/cli') {
  await rm(outdir, { recursive: true, force: true });
  await build({
    entryPoints: { cli: 'cli/cli.ts' },
    outdir,
    ...nodeBundle,
    minify: true,
    keepNames: true,
    legalComments: 'none',
    plugins: [recordBundled('rowgate'), ...engineFor(outdir)],
  });
}
