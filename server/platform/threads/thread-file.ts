import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface ThreadFile {
  readonly filename: string;
  /** Flags of Node under which the file can be read. */
  readonly execArgv: string[];
}

/**
 * The entry file of a thread, named as seen from the folder `platform` and without ending: `threads/task-thread`. Once built,
 * all entries lie beside the bundle. Node reads no TypeScript by itself.
 */
export function threadFile(entry: string): ThreadFile {
  if (!import.meta.url.endsWith('.ts')) {
    return { filename: fileURLToPath(new URL(`./${basename(entry)}.js`, import.meta.url)), execArgv: [] };
  }
  const loaderPath = createRequire(import.meta.url).resolve('tsx/esm/api');
  const loader = pathToFileURL(loaderPath.replace(/\.cjs$/, '.mjs')).href;
  const code = `import { register } from '${loader}'; register();`;
  return {
    filename: fileURLToPath(new URL(`../${entry}.ts`, import.meta.url)),
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(code)}`],
  };
}
