import { readFile } from 'node:fs/promises';

/** Files of a folder that the `exports` of a package name, by their path in it. */
export async function entryFiles(folder, manifest = 'package.json') {
  const { exports } = JSON.parse(await readFile(manifest, 'utf8'));
  const paths = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(paths));
  const files = paths(exports).filter((path) => path.startsWith(`./${folder}/`) && !path.includes('*'));
  return [...new Set(files.map((path) => path.slice(folder.length + 3)))];
}
