import { readFile, rm } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * What the bundle carries itself: the engine's libraries, and the schemas that `rowgate validate` checks importers by.
 * All others are the server's and stay packages of their own.
 */
const INSIDE = new Set(['@exodus/bytes', 'libphonenumber-js', 'papaparse', 're2js', 'xlsx', 'zod']);

/** The server, the command line and what `rowgate/server` exports, in one folder: the threads' files must lie beside them. */
export async function buildServer(outdir = 'dist/server') {
  const { peerDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: {
      main: 'server/main/main.ts',
      cli: 'server/main/cli.ts',
      index: 'server/index.ts',
      webhooks: 'server/features/webhooks/index.ts',
      'pglite-thread': 'server/platform/database/pglite-thread.ts',
      'task-thread': 'server/main/task-thread.ts',
    },
    outdir,
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(peerDependencies).filter((name) => !INSIDE.has(name)),
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    metafile: true,
    logLevel: 'warning',
  });
  const strays = Object.keys(metafile.inputs)
    .map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1])
    .filter((name) => name !== undefined && !INSIDE.has(name));
  if (strays.length > 0) {
    throw new Error(`Make these packages of the server optional peers: ${[...new Set(strays)].join(', ')}.`);
  }
}
