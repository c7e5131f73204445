import { readFile } from 'node:fs/promises';

/** Files of a folder that the package's `exports` name, by their path in it. */
export async function entryFiles(folder) {
  const { exports } = JSON.parse(await readFile('package.json', 'utf8'));
  const paths = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(paths));
  const files = paths(exports).filter((path) => path.startsWith(`./${folder}/`) && !path.includes('*'));
  return [...new Set(files.map((path) => path.slice(folder.length + 3)))];
}
