import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'server/dist';
/** Pages and types that the package is not for, as `files` of the component's package has it too. */
const LEFT_OUT = /bench|papaparse|read-decode/;

/**
 * What the package `rowgate-server` consists of, where npm packs it: its own files, the pages it serves, and the files for
 * a script tag that it has under `/dist`.
 */
export async function stageServer() {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const copy = (path, filter) => cp(join('dist', path), join(FOLDER, path), { recursive: true, filter });
  await copy('server');
  await copy('site', (path) => !LEFT_OUT.test(path));
  await copy('locales', isServed);
  await cp('docs/guides', join(FOLDER, 'guides'), { recursive: true });
  const files = (await readdir('dist')).filter((name) => /\.(js|css)$/.test(name) && !NOT_SERVED.includes(name));
  for (const name of files) await copy(name);
  for (const path of ['cjs/package.json', 'cjs/webhooks.js', 'cjs/types/server']) await copy(path);
}

/** Entries of the component's package that are for Node. */
const NOT_SERVED = ['server.js', 'webhooks.js'];

function isServed(path) {
  return !path.endsWith('.map');
}
