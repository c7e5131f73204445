import type { SourceRow } from '../source/layout/layout.js';
import { rowsTexts } from '../source/table/cell-text.js';
import type { DataBlock, Table } from '../source/table/table.js';
import { dataRowsFrom } from '../source/table/token-block.js';
import type { RowSet } from '../validation/issues/row-set.js';
import { readAhead } from './read-ahead.js';
import type { Review } from './review.js';

/** If at most one row in this many is read, the rows are looked up: otherwise, passing over the file takes less time. */
const SPARSE = 32;

/** Whether looking up this many rows takes less time than passing over the file. */
export function isSparse(count: number, fileRows: number): boolean {
  return count * SPARSE <= fileRows;
}

/**
 * Reads the rows at lists of indexes, list by list. The indexes of rows of the file ascend through all lists, which have
 * `count` indexes in total.
 */
export async function* readLists(
  review: Review,
  lists: Iterable<readonly number[]>,
  count: number,
): AsyncGenerator<readonly SourceRow[], void, undefined> {
  if (isSparse(count, review.fileRows)) return yield* readAhead(lists, (indexes) => review.readRowsAt(indexes));
  const pass = new PassReader(review.table);
  try {
    for (const indexes of lists) yield await review.readRowsAt(indexes, pass);
  } finally {
    await pass.end();
  }
}

interface ReadOptions {
  /** Rows read at once. */
  readonly size: number;
  /** `null`: all rows. */
  readonly only: RowSet | null;
  /** Index after the last row; it may move while the rows are read. */
  readonly endOf: () => number;
}

/** Lists of ascending indexes. */
export function* listsOf({ size, only, endOf }: ReadOptions): Generator<readonly number[], void, undefined> {
  for (let first = 0; first < endOf();) {
    const end = endOf();
    const rows = only
      ? only.take(first, size).filter((row) => row < end)
      : Array.from({ length: Math.min(size, end - first) }, (_, at) => first + at);
    first = rows.length === size ? rows.at(-1)! + 1 : end;
    yield rows;
  }
}

/** Reads many rows in the order of their indexes. Default: all. */
export function readThrough(
  review: Review,
  { size, only = null, endOf = () => review.rowCount }: Pick<ReadOptions, 'size'> & Partial<ReadOptions>,
): AsyncGenerator<readonly SourceRow[], void, undefined> {
  return readLists(review, listsOf({ size, only, endOf }), only?.count ?? Infinity);
}

/** Reads rows in one pass over the file. */
class PassReader implements Pick<Table, 'readRowsAt'> {
  readonly #table: Table;
  readonly #blocks: AsyncGenerator<DataBlock, void, undefined>;
  #block: DataBlock | null = null;
  /** The data rows among the rows of the block. */
  #rows: Uint32Array = new Uint32Array();

  constructor(table: Table) {
    this.#table = table;
    this.#blocks = table.blocks();
  }

  /** Rows at ascending indexes after those of the last call. */
  async readRowsAt(indexes: readonly number[]): Promise<SourceRow[]> {
    const read: SourceRow[] = [];
    for (let at = 0; at < indexes.length;) {
      const first = indexes[at]!;
      const block = await this.#blockOf(first);
      if (!block) break;
      const start = first - block.firstIndex;
      let count = 1;
      // The texts of rows that follow each other are made at once.
      while (indexes[at + count] === first + count && start + count < block.dataRows) count += 1;
      for (const cells of rowsTexts(block.tokens, this.#rows.subarray(start, start + count))) {
        const index = indexes[at]!;
        read.push({ index, number: this.#table.rowNumber(index), cells });
        at += 1;
      }
    }
    return read;
  }

  end(): Promise<unknown> {
    return this.#blocks.return();
  }

  async #blockOf(index: number): Promise<DataBlock | null> {
    while (!this.#block || index >= this.#block.firstIndex + this.#block.dataRows) {
      const { value: block } = await this.#blocks.next();
      if (!block) return null;
      this.#block = block;
      this.#rows = dataRowsFrom(block.firstRow, block.tokens);
    }
    return this.#block;
  }
}
