import Papa from 'papaparse';

/**
 * A quoted cell, a cell that begins with a quote and is not quoted, or a line break between cells. What a spreadsheet
 * quotes is matched as a whole, so that the tabs and line breaks in it are not matched separately.
 */
const PARTS = /(?<=^|[\t\r\n])(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|"[^\t\r\n]*)|\r\n?|\n/g;

/** The cells of a spreadsheet's clipboard text, unquoted, row by row. A final line break starts no further row. */
export function clipboardCells(text: string): string[][] {
  const plain = text.replace(/(?:\r\n|\r|\n)$/, '').replaceAll(PARTS, inOneNotation);
  const { data } = Papa.parse<string[]>(plain, { delimiter: '\t', newline: '\n' });
  return data.length === 0 ? [['']] : data;
}

/** A cell in the clipboard format of spreadsheets: quoted if it contains tabs, line breaks or quotes. */
export function clipboardText(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? Papa.unparse([[cell]], TABBED) : cell;
}

/** Rows of cells in the clipboard format of spreadsheets: each ends with a line break. */
export function clipboardRows(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse([...rows], TABBED)}\r\n`;
}

const TABBED = { delimiter: '\t', newline: '\r\n' } as const;

/**
 * Spreadsheets quote a cell only if necessary and otherwise do not escape the quotes in it. Quotes a cell that would be
 * misread, and makes all line breaks the same.
 */
function inOneNotation(part: string, inner: string | undefined): string {
  if (/^[\r\n]/.test(part)) return '\n';
  const isNotation = inner !== undefined && /[\t\r\n"]|^ | $/.test(inner);
  return isNotation ? part : `"${part.replaceAll('"', '""')}"`;
}
