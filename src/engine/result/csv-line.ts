import Papa from 'papaparse';
import type { Column } from '../column.js';

/** Some readers trim cells that are not quoted. */
const OUTER_SPACE = /^\s|\s$/u;

/** One line of delimited text, without its line break. Quotes are doubled; cells are written as they are. */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  return Papa.unparse([cells], { delimiter, quotes: hasOuterSpace });
}

/** Rows as comma-delimited text; each line ends with a line break. */
export function csvText(
  rows: readonly (readonly string[])[],
  { lineBreak = '\r\n' }: { readonly lineBreak?: '\n' | '\r\n' } = {},
): string {
  return rows.length === 0 ? '' : Papa.unparse([...rows], { newline: lineBreak, quotes: hasOuterSpace }) + lineBreak;
}

function hasOuterSpace(cell: string): boolean {
  return OUTER_SPACE.test(cell);
}

/** An empty file with a heading for every column, and an example row if columns have placeholders. */
export function templateCsv(columns: readonly Column[]): string {
  const rows = [columns.map(({ label }) => label)];
  if (columns.some(({ placeholder }) => placeholder)) rows.push(columns.map(({ placeholder = '' }) => placeholder));
  return csvText(rows);
}
