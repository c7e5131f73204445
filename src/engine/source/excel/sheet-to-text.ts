import type { CellObject } from 'xlsx';
import { EngineError } from '../../engine-error.js';
import type { MergedCells } from '../sheet-counts.js';
import { MAX_SHEET_COLUMNS, MAX_SHEET_ROWS } from '../sheet-size.js';
import { MergedValues } from '../workbook/merged-cells.js';
import { workbookTooLarge } from './zip-limits.js';
import type { CellText } from './excel-cell-text.js';

/** The cells of a sheet as the reader returns them, with holes for missing cells. */
export type SheetCells = readonly (readonly (CellObject | undefined)[] | undefined)[];

/** Extent of the data, counted from A1; a sheet without a value has 0 rows. */
export interface SheetExtent {
  readonly rows: number;
  readonly columns: number;
  /** Rows with data, ascending, with the column after their last value. */
  readonly filled: readonly FilledRow[];
  /** Cells with an error. */
  readonly errorCells: number;
}

interface FilledRow {
  readonly row: number;
  readonly width: number;
  readonly isHidden: boolean;
}

/** Short rows are padded to the width of the sheet unless that needs more separators than this. */
const MAX_PADDING = 64_000_000;
const PART_LENGTH = 1 << 18;

/** Throws `file-too-large` when a long text that many cells share would turn a small file into gigabytes. */
export function sheetExtent(
  cells: SheetCells,
  { maxTextBytes, isHidden }: { readonly maxTextBytes: number; readonly isHidden: (row: number) => boolean },
): SheetExtent {
  const filled: FilledRow[] = [];
  let columns = 0;
  let textLength = 0;
  let errorCells = 0;
  // Iterates over keys, not positions: a sheet with one cell in row 1,048,576 has one key.
  for (const key of Object.keys(cells)) {
    const row = Number(key);
    const { width, length, errors } = rowExtent(cells[row] ?? []);
    if (width === 0) continue;
    errorCells += errors;
    if (row < 0 || row >= MAX_SHEET_ROWS) throw new EngineError('broken-file');
    filled.push({ row, width, isHidden: isHidden(row) });
    textLength += length;
    if (textLength > maxTextBytes) throw tooLong(maxTextBytes);
    if (width > columns) columns = width;
  }
  return { rows: filled.length === 0 ? 0 : filled[filled.length - 1]!.row + 1, columns, filled, errorCells };
}

interface RowExtent {
  readonly width: number;
  /** Characters of its texts. */
  readonly length: number;
  /** Cells with an error. */
  readonly errors: number;
}

function rowExtent(row: readonly (CellObject | undefined)[]): RowExtent {
  let width = 0;
  let length = 0;
  let errors = 0;
  // Iterating over a row takes time by its length, even when it is empty.
  if (row.length > MAX_SHEET_COLUMNS) throw new EngineError('broken-file');
  row.forEach((cell, column) => {
    if (!hasValue(cell)) return;
    width = column + 1;
    if (typeof cell.v === 'string') length += cell.v.length;
    if (cell.t === 'e') errors += 1;
  });
  return { width, length, errors };
}

function hasValue(cell: CellObject | undefined): cell is CellObject {
  return cell !== undefined && cell.t !== 'z' && cell.v !== undefined && cell.v !== '';
}

interface Cells {
  readonly cells: SheetCells;
  readonly extent: SheetExtent;
}

/** The cells with the value of merged ones in each of their rows that has other values. */
export function filledDown({ cells, extent }: Cells, merged: readonly MergedCells[]): Cells {
  const values = new MergedValues<CellObject>(merged);
  const rows: SheetCells[number][] = [];
  const filled = extent.filled.map((found) => {
    const { row } = found;
    const own = cells[row]!;
    values.startRow(row);
    own.forEach((cell, column) => {
      if (hasValue(cell)) values.keep(row, column, () => cell);
    });
    const missing = values.current.filter((filling) => !hasValue(own[filling.cells.column]));
    const full = missing.length > 0 ? [...own] : own;
    for (const { cells: range, value } of missing) Object.assign(full, { [range.column]: value });
    rows[row] = full;
    return { ...found, width: Math.max(found.width, ...missing.map((filling) => filling.cells.column + 1)) };
  });
  return { cells: rows, extent: { ...extent, filled } };
}

/**
 * A sheet as comma-delimited UTF-8, in parts. Row 1 is row 1 of the sheet: rows without a value become blank lines, so
 * that row numbers match Excel's. `visible`: so do hidden rows. Throws `file-too-large` beyond `maxBytes`.
 */
export function sheetParts(
  cells: SheetCells,
  cellText: CellText,
  options: { readonly extent: SheetExtent; readonly maxBytes: number; readonly visible: boolean },
): Uint8Array<ArrayBuffer>[] {
  const { extent, maxBytes, visible } = options;
  const filled = visible ? extent.filled.filter(({ isHidden }) => !isHidden) : extent.filled;
  const columns = filled.reduce((widest, { width }) => Math.max(widest, width), 0);
  const padded = filled.length * columns <= MAX_PADDING;
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let text = '';
  const flush = (): void => {
    const part = encoder.encode(text);
    bytes += part.length;
    if (bytes > maxBytes) throw tooLong(maxBytes);
    parts.push(part);
    text = '';
  };
  let line = 0;
  for (const { row, width } of filled) {
    text += '\n'.repeat(row - line);
    line = row + 1;
    const rowCells = cells[row]!;
    const end = padded ? columns : width;
    for (let column = 0; column < end; column++) {
      const cell = rowCells[column];
      if (column > 0) text += ',';
      if (cell !== undefined) text += quoted(cellText(cell));
      if (text.length > PART_LENGTH) flush();
    }
    text += '\n';
  }
  flush();
  return parts;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function tooLong(limit: number): EngineError {
  return workbookTooLarge({ limit, what: 'maxTextBytes' });
}
