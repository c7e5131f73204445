import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/* A thread is named by its entry file relative to `server`, without the extension: `main/task-thread`. In a build, all
   entries are next to the bundle. The loader is needed because the sources are TypeScript. */

export function startThread(entry: string, options: WorkerOptions): Worker {
  if (isBuilt()) return new Worker(builtFile(entry), options);
  const code = `import('${loader()}').then(({ register }) => { register(); return import('${sourceFile(entry).href}'); })`;
  return new Worker(code, { ...options, eval: true });
}

interface ThreadFile {
  readonly filename: string;
  /** Node flags required to load the file. */
  readonly execArgv: string[];
}

/** For pools that start their own threads. */
export function threadFile(entry: string): ThreadFile {
  if (isBuilt()) return { filename: fileURLToPath(builtFile(entry)), execArgv: [] };
  const code = `import { register } from '${loader()}'; register();`;
  return {
    filename: fileURLToPath(sourceFile(entry)),
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(code)}`],
  };
}

function isBuilt(): boolean {
  return !import.meta.url.endsWith('.ts');
}

function builtFile(entry: string): URL {
  return new URL(`./${basename(entry)}.js`, import.meta.url);
}

function sourceFile(entry: string): URL {
  return new URL(`../../${entry}.ts`, import.meta.url);
}

function loader(): string {
  const path = createRequire(import.meta.url).resolve('tsx/esm/api');
  return pathToFileURL(path.replace(/\.cjs$/, '.mjs')).href;
}
