import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBenchFile } from './make-file.js';

const FILES = join(import.meta.dirname, '..', '.cache', 'bench');

/** Kept between runs; the rows are always the same. */
export async function benchFile(rows: number): Promise<string> {
  const path = join(FILES, `rows-${rows}.csv`);
  if (existsSync(path)) return path;
  process.stdout.write(`Writing a file of ${rows} rows.\n`);
  await mkdir(FILES, { recursive: true });
  await writeBenchFile(`${path}.part`, rows);
  await rename(`${path}.part`, path);
  return path;
}
