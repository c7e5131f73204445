import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'server/dist';
/** In the same places as in the repository, so that the links between them lead somewhere. */
const DOCUMENTS = ['CHANGELOG.md', 'LICENSE', 'docs/guides'];
/** Pages of the repository that do not belong in the package. */
const LEFT_OUT = /bench|papaparse|read-decode/;

/**
 * Copies everything the package `rowgate-server` contains to where npm packs it: its own files, the pages it serves, the
 * files for a script tag that it serves under `/dist`, the guides, the changelog and the license.
 */
export async function stageServer() {
  for (const path of [FOLDER, 'server/docs']) await rm(path, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const copy = (path, filter) => cp(join('dist', path), join(FOLDER, path), { recursive: true, filter });
  await copy('server');
  await copy('site', (path) => !LEFT_OUT.test(path));
  await copy('locales', isServed);
  for (const path of DOCUMENTS) await cp(path, join('server', path), { recursive: true });
  const files = (await readdir('dist')).filter((name) => /\.(js|css)$/.test(name) && !NOT_SERVED.includes(name));
  for (const name of files) await copy(name);
  for (const path of ['cjs/package.json', 'cjs/webhooks.js', 'cjs/types/server']) await copy(path);
}

/** Entries of the component's package that are for Node. */
const NOT_SERVED = ['server.js', 'webhooks.js'];

function isServed(path) {
  return !path.endsWith('.map');
}
