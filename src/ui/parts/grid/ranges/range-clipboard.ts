import type { WindowRow } from '../../../../engine/index.js';
import type { GridColumn } from '../grid-column.js';
import { clipboardCells, clipboardRows } from '../clipboard-cells.js';
import { mergeSpans } from './cell-ranges.js';
import type { CellRange, Span } from './cell-ranges.js';

/** What was copied elsewhere, in the formats of the clipboard. */
export interface Clipping {
  readonly text: string;
  readonly html: string;
}

/** Rows and columns that are copied together. */
export interface CopiedCells {
  readonly rows: readonly Span[];
  readonly columns: readonly Span[];
}

/** The cells of ranges as one table; `null` unless all ranges have the same columns, or all the same rows. */
export function copiedCells(ranges: readonly CellRange[]): CopiedCells | null {
  const [first] = ranges;
  if (!first) return null;
  const isOneBlock =
    ranges.every(({ left, right }) => left === first.left && right === first.right) ||
    ranges.every(({ top, bottom }) => top === first.top && bottom === first.bottom);
  if (!isOneBlock) return null;
  return {
    rows: mergeSpans(ranges.map(({ top, bottom }) => ({ first: top, last: bottom }))),
    columns: mergeSpans(ranges.map(({ left, right }) => ({ first: left, last: right }))),
  };
}

/** The texts of a row in the columns shown, in their order. */
export function shownTexts({ cells }: Pick<WindowRow, 'cells'>, columns: readonly GridColumn[]): readonly string[] {
  return columns.map(({ cell }) => cells[cell] ?? '');
}

/** The texts of some columns of a row. */
export function textsIn(cells: readonly string[], columns: readonly Span[]): readonly string[] {
  return columns.flatMap(({ first, last }) => cells.slice(first, last + 1));
}

/** Rows of cells in the formats that spreadsheets read: text, and a table, which keeps line breaks in cells. */
export function clippingOf(rows: readonly (readonly string[])[]): Clipping {
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${htmlText(cell)}</td>`).join('')}</tr>`);
  return { text: clipboardRows(rows), html: `<table>${lines.join('')}</table>` };
}

/** The copied cells. A table counts if the text has no columns, as when it was copied from a web page. */
export function cellsOf({ text, html }: Clipping): string[][] {
  const cells = clipboardCells(text);
  if (cells.some(({ length }) => length > 1)) return cells;
  const table = tableCells(html);
  return table?.some(({ length }) => length > 1) ? table : cells;
}

/** The cells of the only table of a document; `null` if it has none or several. */
function tableCells(html: string): string[][] | null {
  if (!/<table/i.test(html)) return null;
  // The parsed document is inert: no script in it runs, and nothing is loaded.
  const tables = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table');
  const [table] = tables;
  if (!table || tables.length > 1) return null;
  return [...table.rows].map((row) => [...row.cells].flatMap((cell) => [cellText(cell), ...spanned(cell)]));
}

/** As many empty cells as a cell covers besides its own. */
function spanned({ colSpan }: HTMLTableCellElement): string[] {
  return Array.from({ length: Math.min(colSpan, 1000) - 1 }, () => '');
}

function cellText(cell: Element): string {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith('\u0001');
  const text = (cell.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').replaceAll('\u00A0', ' ');
  return text
    .split('\u0001')
    .map((line) => line.trim())
    .join('\n');
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function htmlText(cell: string): string {
  return cell.replace(/[&<>]/g, (sign) => HTML[sign] ?? sign).replace(/\r\n?|\n/g, '<br>');
}
