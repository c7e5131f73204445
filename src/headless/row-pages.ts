import { viewKey } from '../engine/index.js';
import type { RowWindow, WindowRow } from '../engine/index.js';

/** Positions `[start, end)` of the list. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

export type ReadRows = (start: number, count: number) => Promise<RowWindow>;

/** The requested rows: responses for another list are dropped. */
export interface RowSource {
  /** The key of the list, from `viewKey`. */
  readonly view: string;
  /** Grows with every change of the rows; pages of an older version stay visible until the new one is read. */
  readonly version: number;
}

/** A new text that the engine has not answered. */
export interface PendingCell {
  /** Position in `cells` of its row. */
  readonly cell: number;
  readonly column: string;
  readonly text: string;
}

/** By stable index of the row; of several texts for a cell, the last one counts. */
export type PendingCells = ReadonlyMap<number, readonly PendingCell[]>;

interface Page {
  readonly rows: readonly WindowRow[];
  /** The requested version; `-1` for rows that were not requested. */
  readonly version: number;
  /** Version of the data, as reported by the engine. */
  readonly dataVersion: number;
}

export const PAGE_ROWS = 50;
const KEPT_PAGES = 60;
/** Maximum number of parallel reads, so that a jump does not wait for everything scrolled past. */
const AT_ONCE = 2;
/** Milliseconds until a failed read is repeated. */
const RETRY_MS = 1000;
/** Milliseconds until rows are requested again after a response for another list or of an older version. */
const SHORT_RETRY_MS = 30;

/** Rows by position, read in pages: nearest first, least recently used evicted first. */
export class RowPages {
  readonly #read: ReadRows;
  readonly #later: (task: () => void, delay: number) => void;
  readonly #pages = new Map<number, Page>();
  readonly #reading = new Set<number>();
  readonly #listeners = new Set<() => void>();
  readonly #edited = new Set<number>();
  #source: RowSource = { view: '', version: -1 };
  #pending: PendingCells = new Map();
  #answered: ReadonlyMap<number, WindowRow> = new Map();
  #generation = 0;
  #revision = 0;
  #wanted: RowRange = { start: 0, end: 0 };
  #focused: number | null = null;

  constructor(read: ReadRows, later: (task: () => void, delay: number) => void) {
    this.#read = read;
    this.#later = later;
  }

  /** Changes whenever a row may have changed. */
  readonly revision = (): number => this.#revision;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The row at a position; `undefined` while it is being read. */
  rowAt(position: number): WindowRow | undefined {
    return this.#pages.get(Math.floor(position / PAGE_ROWS))?.rows[position % PAGE_ROWS];
  }

  /** Rows by stable index, in the order of the file; `null` unless all have been read. */
  rowsOf(indexes: ReadonlySet<number>): readonly WindowRow[] | null {
    const found = new Map<number, WindowRow>();
    for (const { rows } of this.#pages.values()) {
      for (const row of rows) if (indexes.has(row.index)) found.set(row.index, row);
    }
    if (found.size < indexes.size) return null;
    return [...found.values()].toSorted((left, right) => left.index - right.index);
  }

  setSource(source: RowSource): void {
    if (source.view === this.#source.view && source.version === this.#source.version) return;
    if (source.view !== this.#source.view) {
      this.#pages.clear();
      this.#reading.clear();
      this.#edited.clear();
      this.#generation += 1;
      this.#changed();
    }
    this.#source = source;
    this.#fill();
  }

  /** Version of the rows requested last. */
  get version(): number {
    return this.#source.version;
  }

  /** Adds rows that were not requested. */
  offer(window: RowWindow): void {
    if (viewKey(window.view) !== this.#source.view || window.start % PAGE_ROWS !== 0) return;
    for (let start = 0; start < window.rows.length; start += PAGE_ROWS) {
      const number = (window.start + start) / PAGE_ROWS;
      if (this.#pages.has(number)) continue;
      const rows = window.rows.slice(start, start + PAGE_ROWS).map(this.#withPending);
      this.#pages.set(number, { rows, version: -1, dataVersion: window.dataVersion });
    }
    this.#changed();
  }

  /** `focused` is the focused row, which is read even if it is outside the range. */
  want(range: RowRange, focused: number | null): void {
    this.#wanted = range;
    this.#focused = focused;
    this.#fill();
  }

  /** Shows changes before the engine has answered them, also over rows that are read meanwhile. */
  setPending(pending: PendingCells): void {
    this.#pending = pending;
    if (pending.size === 0) return;
    for (const [number, page] of this.#pages) {
      const rows = page.rows.map(this.#withPending);
      if (rows.some((row, at) => row !== page.rows[at])) this.#pages.set(number, { ...page, rows });
    }
    this.#changed();
  }

  /** Updates edited rows wherever they are shown. */
  replace(rows: readonly WindowRow[], dataVersion: number): void {
    this.#answered = new Map(rows.map((row) => [row.index, this.#withPending(row)]));
    if (rows.length === 0) return;
    for (const [number, page] of this.#pages) {
      const next = page.rows.map((row) => this.#answered.get(row.index) ?? row);
      if (next.every((row, at) => row === page.rows[at])) continue;
      this.#pages.set(number, { ...page, rows: next, dataVersion });
      this.#edited.add(number);
    }
    // Requests from before the edit must not undo it.
    for (const number of this.#reading) this.#edited.add(number);
    this.#changed();
  }

  /** A row after the last edit; `undefined` if the edit did not affect it. */
  answered(index: number): WindowRow | undefined {
    return this.#answered.get(index);
  }

  /** A row with its pending texts, without what was said of the old ones. */
  readonly #withPending = (row: WindowRow): WindowRow => {
    const pending = this.#pending.get(row.index);
    // Imported rows do not change.
    if (!pending || row.state === 'delivered') return row;
    const texts = new Map(pending.map(({ cell, text }) => [cell, text]));
    const columns = new Set<string | null>(pending.map(({ column }) => column));
    return {
      ...row,
      state: 'edited',
      cells: row.cells.map((text, at) => texts.get(at) ?? text),
      issues: row.issues.filter(({ column }) => !columns.has(column)),
      results: row.results.filter(({ cell }) => !texts.has(cell)),
      edited: [...new Set([...row.edited, ...texts.keys()])],
      pending: [...texts.keys()],
    };
  };

  #changed(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }

  #fill(): void {
    while (this.#reading.size < AT_ONCE) {
      const number = this.#nextPage();
      if (number === null) return;
      this.#start(number);
    }
  }

  /** The missing or outdated page nearest to the middle of the requested range. */
  #nextPage(): number | null {
    const { start, end } = this.#wanted;
    const middle = (start + end - 1) / 2 / PAGE_ROWS - 0.5;
    let best: number | null = null;
    for (let number = Math.floor(start / PAGE_ROWS); number * PAGE_ROWS < end; number += 1) {
      if (!this.#isMissing(number)) continue;
      if (best === null || Math.abs(number - middle) < Math.abs(best - middle)) best = number;
    }
    if (best !== null || this.#focused === null) return best;
    const other = Math.floor(this.#focused / PAGE_ROWS);
    return this.#isMissing(other) ? other : null;
  }

  #isMissing(number: number): boolean {
    return !this.#reading.has(number) && this.#pages.get(number)?.version !== this.#source.version;
  }

  #start(number: number): void {
    const { version } = this.#source;
    const generation = this.#generation;
    this.#reading.add(number);
    this.#edited.delete(number);
    const done = (): boolean => {
      if (generation !== this.#generation) return false;
      this.#reading.delete(number);
      return true;
    };
    this.#read(number * PAGE_ROWS, PAGE_ROWS).then(
      (window) => {
        if (!done()) return;
        if (viewKey(window.view) !== this.#source.view) {
          this.#later(() => this.#fill(), SHORT_RETRY_MS);
          return;
        }
        const { rows, dataVersion } = window;
        if (dataVersion < (this.#pages.get(number)?.dataVersion ?? 0)) {
          this.#later(() => this.#fill(), SHORT_RETRY_MS);
          return;
        }
        if (!this.#edited.has(number)) this.#keep(number, { rows: rows.map(this.#withPending), version, dataVersion });
        this.#fill();
      },
      () => {
        if (done()) this.#later(() => this.#fill(), RETRY_MS);
      },
    );
  }

  #keep(number: number, page: Page): void {
    this.#pages.delete(number);
    this.#pages.set(number, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= KEPT_PAGES) break;
      if (!this.#isWanted(oldest)) this.#pages.delete(oldest);
    }
    this.#changed();
  }

  #isWanted(number: number): boolean {
    const { start, end } = this.#wanted;
    if (this.#focused !== null && number === Math.floor(this.#focused / PAGE_ROWS)) return true;
    return number >= Math.floor(start / PAGE_ROWS) && number <= Math.floor((end - 1) / PAGE_ROWS);
  }
}
