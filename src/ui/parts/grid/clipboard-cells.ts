import Papa from 'papaparse';

/**
 * A quoted cell, a cell that begins with a quote and is not quoted, or a line break between cells. What a spreadsheet
 * quotes is taken as a whole, so that the tabs and line breaks in it are not found by themselves.
 */
const PARTS = /(?<=^|[\t\r\n])(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|"[^\t\r\n]*)|\r\n?|\n/g;

/** The cells of a spreadsheet's clipboard text, unquoted, row by row. One line break at the end ends no further row. */
export function clipboardCells(text: string): string[][] {
  const plain = text.replace(/(?:\r\n|\r|\n)$/, '').replaceAll(PARTS, inOneNotation);
  const { data } = Papa.parse<string[]>(plain, { delimiter: '\t', newline: '\n' });
  return data.length === 0 ? [['']] : data;
}

/** A cell as spreadsheets put it on the clipboard: quoted where it would not be read back as one. */
export function clipboardText(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? Papa.unparse([[cell]], TABBED) : cell;
}

/** Rows of cells as spreadsheets put them on the clipboard: each ends with a line break. */
export function clipboardRows(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse([...rows], TABBED)}\r\n`;
}

const TABBED = { delimiter: '\t', newline: '\r\n' } as const;

/**
 * Spreadsheets quote a cell only where it needs it, and write quotes that are the value's own as they are. A cell that
 * would be read otherwise is quoted here, and all line breaks become the same.
 */
function inOneNotation(part: string, inner: string | undefined): string {
  if (/^[\r\n]/.test(part)) return '\n';
  const isNotation = inner !== undefined && /[\t\r\n"]|^ | $/.test(inner);
  return isNotation ? part : `"${part.replaceAll('"', '""')}"`;
}
