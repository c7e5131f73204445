import { grown } from '../../grown.js';
import { EngineError } from '../../engine-error.js';
import { workbookTooLarge } from '../excel/zip-limits.js';
import type { MergedCells, SheetCounts } from '../sheet-counts.js';
import { MAX_SHEET_COLUMNS, MAX_SHEET_ROWS } from '../sheet-size.js';
import { fitLines } from './fit-lines.js';
import { MergedValues } from './merged-cells.js';
import type { TextStore } from './text-store.js';

/** Short rows are padded to the width of the sheet unless that needs more separators than this. */
const MAX_PADDING = 64_000_000;
const CHUNK = 1 << 20;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;

/** A sheet as comma-delimited UTF-8 with `\n` line ends. */
export interface SheetTable extends SheetCounts {
  /** Extent of the data, counted from A1. */
  readonly rows: number;
  readonly columns: number;
  /** Row 1 is row 1 of the sheet: rows without a value are blank lines. */
  readonly text: Blob;
}

/** Writes the rows of a sheet, in order, as lines of delimited text. Memory does not grow with the sheet. */
export class SheetLines {
  /** A cell is written from `end` on. */
  bytes = new Uint8Array(CHUNK * 2);
  end = 0;
  /** Whether the current row is hidden. */
  isHidden = false;
  /** Width of the lines in each text that was passed to the store. */
  private readonly widths: number[] = [];
  private size = 0;
  private columns = 0;
  private filled = 0;
  /** Index of the line that comes next. */
  private line = 0;
  private row = -1;
  private lineStart = 0;
  /** Columns of the current row that have been written. */
  private width = 0;
  private rowStart = 0;
  /** Where the last cell begins. */
  private cellStart = 0;
  /** Index of the merged cell of the current row that comes next. */
  private nextMerged = 0;
  private readonly counts = { hiddenRows: 0, blankFormulas: 0, errorCells: 0 };
  private readonly merged: MergedValues<Uint8Array> | null;

  constructor(
    private readonly maxBytes: number,
    private readonly store: TextStore,
    /** `visible`: hidden rows become blank lines. `filled`: the cells that repeat their value, in order. */
    private readonly options: { readonly visible?: boolean; readonly filled?: readonly MergedCells[] } = {},
  ) {
    this.merged = options.filled ? new MergedValues(options.filled) : null;
  }

  startRow(row: number): void {
    this.row = row;
    this.width = 0;
    this.rowStart = this.end;
    this.lineStart = this.end;
    this.nextMerged = 0;
    this.merged?.startRow(row);
  }

  /** Moves `end` to the place of a cell, with room for as many bytes. Columns come in order. */
  startCell(column: number, room: number): void {
    if (column >= MAX_SHEET_COLUMNS) throw new EngineError('broken-file');
    if (this.merged && column >= this.width) this.keepCell();
    const isFirst = this.width === 0;
    const breaks = isFirst ? this.row - this.line : 0;
    this.makeRoom(room + MAX_SHEET_COLUMNS + breaks);
    if (isFirst) this.breakLines(breaks);
    if (this.merged) this.fillTo(column, room);
    this.separate(column);
    this.cellStart = this.end;
  }

  /** Counts a cell of the current row, unless the row becomes a blank line. */
  countCell(as: 'blankFormulas' | 'errorCells'): void {
    if (!this.isHidden || this.options.visible !== true) this.counts[as] += 1;
  }

  endRow(): void {
    if (this.width === 0) return;
    this.keepCell();
    if (this.isHidden) {
      this.counts.hiddenRows += 1;
      if (this.options.visible === true) {
        this.end = this.rowStart;
        this.lineStart = this.end;
        this.width = 0;
        return;
      }
    }
    this.fillTo(MAX_SHEET_COLUMNS, 0);
    this.filled += 1;
    this.line = this.row + 1;
    if (this.width > this.columns) this.widen();
    const missing = this.isPadded() ? this.columns - this.width : 0;
    this.makeRoom(missing + 1);
    this.bytes.fill(COMMA, this.end, this.end + missing);
    this.end += missing;
    this.bytes[this.end++] = LINE_FEED;
    this.lineStart = this.end;
    this.width = 0;
    if (this.end >= CHUNK) this.finishChunk();
  }

  async finish(merged: readonly MergedCells[] = []): Promise<SheetTable> {
    this.finishChunk();
    const isPadded = this.isPadded();
    const parts: Blob[] = [];
    let size = 0;
    for (const [index, text] of (await this.store.blobs()).entries()) {
      const missing = isPadded ? this.columns - this.widths[index]! : null;
      const fit = missing === 0 ? text : new Blob([fitLines(new Uint8Array(await text.arrayBuffer()), missing)]);
      size += fit.size;
      this.refuseOver(size);
      parts.push(fit);
    }
    const text = new Blob(parts, { type: 'text/csv;charset=utf-8' });
    const isInside = ({ row, column }: MergedCells): boolean => row < this.line && column < this.columns;
    return { rows: this.line, columns: this.columns, text, ...this.counts, merged: merged.filter(isInside) };
  }

  private separate(column: number): void {
    for (let separator = Math.max(this.width, 1); separator <= column; separator += 1) this.bytes[this.end++] = COMMA;
    this.width = column + 1;
  }

  /** The last cell is complete. */
  private keepCell(): void {
    if (this.width > 0) this.merged?.keep(this.row, this.width - 1, () => this.bytes.slice(this.cellStart, this.end));
  }

  /** Writes the merged cells before a column. Rows without a value of their own get none and stay blank. */
  private fillTo(end: number, room: number): void {
    const current = this.merged?.current ?? [];
    for (; this.nextMerged < current.length; this.nextMerged += 1) {
      const { cells, value } = current[this.nextMerged]!;
      const { column } = cells;
      if (column >= end) return;
      if (column < this.width) continue;
      this.makeRoom(value.length + room + MAX_SHEET_COLUMNS);
      this.separate(column);
      this.bytes.set(value, this.end);
      this.end += value.length;
    }
  }

  private isPadded(): boolean {
    return this.filled * this.columns <= MAX_PADDING;
  }

  /** Line breaks for the rows before this one that have no value. */
  private breakLines(breaks: number): void {
    if (this.row >= MAX_SHEET_ROWS) throw new EngineError('broken-file');
    this.bytes.fill(LINE_FEED, this.end, this.end + breaks);
    this.end += breaks;
    this.lineStart = this.end;
  }

  /** The lines before this row are narrower and become a chunk of their own. */
  private widen(): void {
    if (this.lineStart > 0) {
      this.addChunk(this.lineStart);
      this.bytes.copyWithin(0, this.lineStart, this.end);
      this.end -= this.lineStart;
      this.lineStart = 0;
    }
    this.columns = this.width;
  }

  private finishChunk(): void {
    if (this.end > 0) this.addChunk(this.end);
    this.end = 0;
    this.lineStart = 0;
  }

  private addChunk(end: number): void {
    this.size += end;
    this.refuseOver(this.size);
    this.store.add(this.bytes.subarray(0, end));
    this.widths.push(this.columns);
  }

  private makeRoom(room: number): void {
    const needed = this.end + room;
    if (needed <= this.bytes.length) return;
    this.refuseOver(needed);
    this.bytes = grown(this.bytes.subarray(0, this.end), new Uint8Array(needed * 2));
  }

  private refuseOver(size: number): void {
    if (size > this.maxBytes) throw workbookTooLarge({ limit: this.maxBytes, what: 'maxTextBytes' });
  }
}
