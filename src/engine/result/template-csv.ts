import type { Column } from '../column.js';
import { csvLine } from './csv-line.js';

/** An empty file with a heading for every column, and an example row where columns have placeholders. */
export function templateCsv(columns: readonly Column[]): string {
  const lines = [columns.map(({ label }) => label)];
  if (columns.some(({ placeholder }) => placeholder)) lines.push(columns.map(({ placeholder = '' }) => placeholder));
  return lines.map((cells) => `${csvLine(cells)}\r\n`).join('');
}
