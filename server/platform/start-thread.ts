import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread by its entry file, named as seen from this folder and without ending: `database/pglite-thread`.
 * Once built, all entries lie beside the bundle. Node reads no TypeScript by itself.
 */
export function startThread(entry: string, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${basename(entry)}.js`, import.meta.url), options);
  }
  const loaderPath = createRequire(import.meta.url).resolve('tsx/esm/api');
  const loader = pathToFileURL(loaderPath.replace(/\.cjs$/, '.mjs')).href;
  const source = new URL(`./${entry}.ts`, import.meta.url).href;
  const code = `import('${loader}').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(code, { ...options, eval: true });
}
