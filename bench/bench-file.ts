import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBenchFile } from './make-file.js';
import { makeWorkbook } from './make-workbook.js';

const FILES = join(import.meta.dirname, '..', '.cache', 'bench');

/** Kept between runs; the rows are always the same. */
export async function benchFile(rows: number): Promise<string> {
  return madeOnce(`rows-${rows}.csv`, rows, writeBenchFile);
}

/** The same, with a group of errors in a tenth of the rows that have a suggested fix. */
export async function fixableFile(rows: number): Promise<string> {
  return madeOnce(`fixable-${rows}.csv`, rows, (path, count) => writeBenchFile(path, count, { hasFixable: true }));
}

/** A workbook with a sheet of rows. */
export async function benchWorkbook(rows: number): Promise<string> {
  return madeOnce(`rows-${rows}.xlsx`, rows, makeWorkbook);
}

async function madeOnce(
  name: string,
  rows: number,
  make: (path: string, rows: number) => Promise<void>,
): Promise<string> {
  const path = join(FILES, name);
  if (existsSync(path)) return path;
  process.stdout.write(`Writing a file of ${rows} rows.\n`);
  await mkdir(FILES, { recursive: true });
  await make(`${path}.part`, rows);
  await rename(`${path}.part`, path);
  return path;
}
