import type { Column } from '../column.js';

const NEEDS_QUOTES = /["\r\n]|^\s|\s$/u;
/** Beginnings that spreadsheets take for a formula, full-width ones included. */
const FORMULA_START = /^\s*[=+\-@\t\r＝＋－＠|]/u;
/** Signed numbers and phone numbers calculate nothing. */
const SIGNED_DIGITS = /^\s*[+-][\d\s.,()]+$/u;

/** One line of delimited text, without its end. Quotes are doubled; cells are written as they are. */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  return cells.map((cell) => csvCell(cell, delimiter)).join(delimiter);
}

/**
 * A cell that no spreadsheet runs as a formula: an apostrophe before it makes it text.
 * For files that people open; a file for machines should hold what was given.
 */
export function formulaSafe(cell: string): string {
  return FORMULA_START.test(cell) && !SIGNED_DIGITS.test(cell) ? `'${cell}` : cell;
}

function csvCell(cell: string, delimiter: string): string {
  return NEEDS_QUOTES.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** An empty file with a heading for every column, and an example row where columns have placeholders. */
export function templateCsv(columns: readonly Column[]): string {
  const lines = [columns.map(({ label }) => label)];
  if (columns.some(({ placeholder }) => placeholder)) lines.push(columns.map(({ placeholder = '' }) => placeholder));
  return lines.map((cells) => `${csvLine(cells)}\r\n`).join('');
}
