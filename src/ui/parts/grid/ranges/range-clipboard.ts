import type { WindowRow } from '../../../../engine/index.js';
import { betterTable } from '../../../../session/source/clipboard-table.js';
import { writeClipboard } from '../../clipboard.js';
import type { Clipping } from '../../clipboard.js';
import type { GridColumn } from '../grid-column.js';
import { clipboardCells, clipboardRows } from '../clipboard-cells.js';
import { mergeSpans } from './cell-ranges.js';
import type { CellRange, Span } from './cell-ranges.js';

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

/** Texts by row and column. */
export type Cells = readonly (readonly string[])[];

/** Rows of cells in the formats that spreadsheets read: text, and a table, which keeps line breaks in cells. */
export function clippingOf(rows: Cells): Clipping {
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${htmlText(cell)}</td>`).join('')}</tr>`);
  return { text: clipboardRows(rows), html: `<table>${lines.join('')}</table>` };
}

/**
 * Puts rows of cells on the clipboard: that of an event if the cells have been read, else that of the browser, which
 * accepts cells that are still being read. Rejects if the browser does not allow it.
 */
export async function copyCells(clipboard: DataTransfer | null, cells: Cells | Promise<Cells>): Promise<void> {
  if (clipboard && !(cells instanceof Promise)) {
    const { text, html } = clippingOf(cells);
    clipboard.setData('text/plain', text);
    clipboard.setData('text/html', html);
    return;
  }
  const clipping = Promise.resolve(cells).then(clippingOf);
  await writeClipboard({
    'text/plain': clipping.then(({ text }) => text),
    'text/html': clipping.then(({ html }) => html),
  });
}

/** The copied cells, of a table if it has more of them than the text. */
export function cellsOf({ text, html }: Clipping): string[][] {
  return betterTable(text, html) ?? clipboardCells(text);
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function htmlText(cell: string): string {
  return cell.replace(/[&<>]/g, (sign) => HTML[sign] ?? sign).replace(/\r\n?|\n/g, '<br>');
}
