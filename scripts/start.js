import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.js';

/* The server of this repository, built first where the tools for that are installed. */

const root = resolve(import.meta.dirname, '..');
const server = join(root, 'dist/server/main.js');
const hasTools = ['vite', 'typescript', 'storybook'].every((name) => existsSync(join(root, 'node_modules', name)));

if (hasTools && !(await run(process.execPath, [join(root, 'scripts/build.js')]))) {
  process.exitCode = 1;
} else if (!existsSync(server)) {
  process.stderr.write('There is no build to start, and the tools for one are not installed. Run: npm ci\n');
  process.exitCode = 1;
} else {
  await import(pathToFileURL(server).href);
}
