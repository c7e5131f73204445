import { ByteHash } from '../cells/byte-hash.js';
import type { CellCheck, CellText } from './cell-check.js';
import type { TableFacts } from '../../rules/check-context.js';
import type { CellSlice } from '../cells/cell-slice.js';
import type { IssueStore } from '../issues/issue-store.js';
import { UniqueIndex } from './unique-index.js';

export interface UniqueOptions extends Pick<TableFacts, 'expectedRows' | 'locked'> {
  readonly seed: number;
}

/** Which rows have the same value. */
export interface SameValues {
  /** The row that counts as the first with its value; -1 when the row has no value. */
  ownerOf(row: number): number;
  /** The rows with the value of a row, which must have one: the row itself, then those after it, then those before. */
  sameAs(row: number): Iterable<number>;
}

/** Rows by value, of which only hashes are kept. */
export class ValueRows implements SameValues {
  readonly index: UniqueIndex;
  /** The hash of the text last read. */
  protected readonly hash: ByteHash;
  protected readonly locked: TableFacts['locked'] | null;
  readonly #encoder = new TextEncoder();
  #encoded = new Uint8Array(1 << 8);

  constructor({ seed, expectedRows, locked }: UniqueOptions) {
    this.locked = locked ?? null;
    this.index = new UniqueIndex(expectedRows);
    this.hash = new ByteHash(seed);
  }

  /** Adds a row; returns the first row with its value. */
  addText(row: number, text: string): number {
    const { low, high } = this.hashOf(text);
    return this.index.add(row, low, high);
  }

  ownerOf(row: number): number {
    const first = this.index.firstOf(row);
    if (first < 0 || !this.locked?.count) return first;
    for (const member of this.sameAs(first)) if (this.locked.has(member)) return member;
    return first;
  }

  *sameAs(row: number): Generator<number, void, undefined> {
    let member = row;
    do {
      yield member;
      member = this.index.following(member);
    } while (member !== row);
  }

  protected hashOf(text: string): ByteHash {
    if (this.#encoded.length < text.length * 3) this.#encoded = new Uint8Array(text.length * 4);
    this.hash.update(this.#encoded, 0, this.#encoder.encodeInto(text, this.#encoded).written);
    return this.hash;
  }
}

/** Compares trimmed values over the whole file; every row but the first with a value is marked. */
export class UniqueCheck extends ValueRows implements CellCheck {
  readonly kind: number;
  #lows = new Int32Array(0);
  #highs = new Int32Array(0);

  constructor(kind: number, options: UniqueOptions) {
    super(options);
    this.kind = kind;
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    const { bytes, count, starts, ends, rows } = cells;
    if (this.#lows.length < count) {
      this.#lows = new Int32Array(rows.length);
      this.#highs = new Int32Array(rows.length);
    }
    const { hash } = this;
    const lows = this.#lows;
    const highs = this.#highs;
    for (let at = 0; at < count; at += 1) {
      if (starts[at] === ends[at]) {
        lows[at] = highs[at] = 0;
        continue;
      }
      hash.update(bytes, starts[at]!, ends[at]!);
      lows[at] = hash.low;
      highs[at] = hash.high;
    }
    this.index.touch(lows, count);
    for (let from = 0; from < count; from += 1) {
      from = this.index.addNew(rows, { lows, highs }, { from, to: count });
      if (from < count) this.#take(rows[from]!, { low: lows[from]!, high: highs[from]! }, issues);
    }
  }

  checkText({ row, trimmed }: CellText, issues: IssueStore): void {
    this.put(row, trimmed, issues);
  }

  /** Adds a row; returns another row that becomes a duplicate as a result, or -1. */
  put(row: number, trimmed: string, issues: IssueStore): number {
    if (trimmed === '') return -1;
    const other = this.#take(row, this.hashOf(trimmed), issues);
    this.#preferLocked(row, issues);
    return other;
  }

  /** Removes a row with its issue; returns the row that is no longer a duplicate as a result, or -1. */
  drop(row: number, issues: IssueStore): number {
    if (!this.index.has(row)) return -1;
    issues.remove(row, this.kind);
    const heir = this.index.remove(row);
    if (heir >= 0) {
      issues.remove(heir, this.kind);
      this.#preferLocked(heir, issues);
    }
    return heir;
  }

  /** If a row that cannot change has the same value, the other rows are marked instead. */
  #preferLocked(row: number, issues: IssueStore): void {
    const { locked } = this;
    if (!locked?.count) return;
    const owner = this.ownerOf(row);
    if (!locked.has(owner)) return;
    for (const member of this.sameAs(owner)) {
      issues.remove(member, this.kind);
      if (!locked.has(member)) issues.add(member, this.kind);
    }
  }

  #take(row: number, { low, high }: { readonly low: number; readonly high: number }, issues: IssueStore): number {
    const first = this.index.add(row, low, high);
    if (first !== row) {
      issues.add(row, this.kind);
      return -1;
    }
    const second = this.index.following(row);
    if (second === row) return -1;
    issues.add(second, this.kind);
    return second;
  }
}
