import type { CellPointer, FoundCell } from '../../search-calls.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { RowList } from '../views/row-list.js';

/** Matching rows by column. */
export type Matches = readonly { readonly id: string; readonly rows: RowSet }[];

/** Rows read from a list at a time. */
const SLICE_ROWS = 10_000;

/** The matches in the rows of a list, in their order. */
export class MatchOrder {
  readonly #matches: Matches;
  readonly #list: RowList;
  /** Positions in the list of the rows with matches, ascending, and the rows themselves. */
  readonly #positions: Uint32Array;
  readonly rows: Uint32Array;
  /** Number of matches before each of these rows. */
  readonly #before: Uint32Array;
  /** Number of matches. */
  readonly count: number;

  constructor(matches: Matches, list: RowList) {
    this.#matches = matches;
    this.#list = list;
    const most = Math.min(
      list.total,
      matches.reduce((sum, column) => sum + column.rows.count, 0),
    );
    const positions = new Uint32Array(most);
    const rows = new Uint32Array(most);
    const before = new Uint32Array(most);
    let found = 0;
    let count = 0;
    for (let start = 0; start < list.total; start += SLICE_ROWS) {
      const slice = list.at(start, SLICE_ROWS);
      for (let at = 0; at < slice.length; at += 1) {
        const row = slice[at]!;
        let own = 0;
        for (const column of matches) if (column.rows.has(row)) own += 1;
        if (own === 0) continue;
        positions[found] = start + at;
        rows[found] = row;
        before[found] = count;
        found += 1;
        count += own;
      }
    }
    this.#positions = positions.subarray(0, found);
    this.rows = rows.subarray(0, found);
    this.#before = before.subarray(0, found);
    this.count = count;
  }

  /** The match at, after or before a cell, wrapping around; without a cell, the first or the last. */
  find(direction: 'here' | 'next' | 'previous', from: CellPointer | null): FoundCell | null {
    if (this.count === 0) return null;
    const isBack = direction === 'previous';
    const position = from ? this.#list.positionOf(from.row) : -1;
    const at = this.#firstFrom(position);
    if (from && this.#positions[at] === position) {
      const column = this.#matches.findIndex(({ id }) => id === from.column);
      const own = this.#columnsOf(this.rows[at]!);
      const place = isBack
        ? own.findLastIndex((other) => other < column)
        : own.findIndex((other) => other > column || (direction === 'here' && other === column));
      if (place >= 0) return this.#cell(at, place);
      if (!isBack) return this.#cell((at + 1) % this.rows.length, 0);
    }
    if (isBack) return this.#cell((at + this.rows.length - 1) % this.rows.length, -1);
    return this.#cell(at % this.rows.length, 0);
  }

  /** A match of a row with matches, counted in its row, from the end if negative. */
  #cell(at: number, place: number): FoundCell {
    const row = this.rows[at]!;
    const columns = this.#columnsOf(row);
    const within = place < 0 ? columns.length + place : place;
    return {
      row,
      column: this.#matches[columns[within]!]!.id,
      position: this.#positions[at]!,
      ordinal: this.#before[at]! + within + 1,
    };
  }

  #columnsOf(row: number): readonly number[] {
    return [...this.#matches.keys()].filter((column) => this.#matches[column]!.rows.has(row));
  }

  /** The first row with matches at a position or after it. */
  #firstFrom(position: number): number {
    let low = 0;
    let high = this.#positions.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#positions[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
