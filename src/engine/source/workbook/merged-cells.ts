import { EngineError } from '../../engine-error.js';
import type { MergedCells } from '../sheet-counts.js';
import { scanElements } from './byte-window.js';
import type { ByteWindow, ElementReader } from './byte-window.js';
import { declarationEnd, hasName, nameBytes, tagEnd } from './xml-bytes.js';

const BANG = 0x21;
const SLASH = 0x2f;
const MERGED = nameBytes('mergeCell');
const LAST: readonly Uint8Array[] = ['mergeCells', 'worksheet'].map(nameBytes);
const REFERENCE = /\sref\s*=\s*["']\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})["']/;
/** More is not what a person has merged. */
const MAX_RANGES = 1_000_000;

/** Finds the cells that are merged over several rows. In the XML of a sheet, they come after its rows. */
export class MergeScanner implements ElementReader {
  private readonly found: MergedCells[] = [];
  isComplete = false;
  private readonly decoder = new TextDecoder();

  /** See `scanChunks`. Throws `broken-file` when there are too many. */
  scan(window: ByteWindow): boolean {
    return scanElements(window, this);
  }

  /** In the order of their first cells. */
  ranges(): readonly MergedCells[] {
    return inOrder(this.found);
  }

  element(bytes: Uint8Array, start: number, end: number): number {
    if (bytes[start + 1] === BANG) return declarationEnd(bytes, start, end);
    const after = tagEnd(bytes, start, end);
    if (after < 0) return after;
    if (hasName(bytes, start + 1, MERGED)) this.add(this.decoder.decode(bytes.subarray(start, after)));
    this.isComplete = bytes[start + 1] === SLASH && LAST.some((name) => hasName(bytes, start + 2, name));
    return after;
  }

  private add(tag: string): void {
    const [, letters = '', first = '', last = ''] = REFERENCE.exec(tag) ?? [];
    if (first === '' || Number(last) <= Number(first)) return;
    if (this.found.length === MAX_RANGES) throw new EngineError('broken-file');
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    this.found.push({ row: Number(first) - 1, lastRow: Number(last) - 1, column });
  }
}

/** In the order of their first cells. */
export function inOrder(ranges: readonly MergedCells[]): readonly MergedCells[] {
  return [...ranges].sort((one, other) => one.row - other.row || one.column - other.column);
}

/** The text that the cells of one column repeat. */
interface Filling<T> {
  readonly cells: MergedCells;
  readonly value: T;
}

/**
 * Values of merged cells for the rows below their first, while the cells of a sheet pass in order. Holds only those that
 * reach the current row. A range of several columns has its value in the first one.
 */
export class MergedValues<T> {
  /** Those for the current row, by column. */
  current: readonly Filling<T>[] = [];
  /** Those that begin in the current row, by column. */
  private started: Filling<T>[] = [];
  /** The last row that all current ones reach. */
  private until = Infinity;
  private next = 0;

  /** `ranges`: in the order of their first cells. */
  constructor(private readonly ranges: readonly MergedCells[]) {}

  startRow(row: number): void {
    if (this.started.length === 0 && row <= this.until) return;
    const replaced = new Set(this.started.map(({ cells }) => cells.column));
    const kept = this.current.filter(({ cells }) => !replaced.has(cells.column));
    this.current = [...kept, ...this.started]
      .filter(({ cells }) => cells.lastRow >= row)
      .sort((one, other) => one.cells.column - other.cells.column);
    this.started = [];
    this.until = this.current.reduce((least, { cells }) => Math.min(least, cells.lastRow), Infinity);
  }

  /** Keeps the value of a cell that is the first one of a range, for the rows below. Columns come in order. */
  keep(row: number, column: number, valueOf: () => T): void {
    let found: MergedCells | null = null;
    for (let range = this.ranges[this.next]; range !== undefined; range = this.ranges[++this.next]) {
      if (range.row > row || (range.row === row && range.column > column)) break;
      if (range.row === row && range.column === column) found = range;
    }
    if (found) this.started.push({ cells: found, value: valueOf() });
  }
}
