import type { SourceRow } from '../source/layout/layout.js';
import { rowsTexts } from '../source/table/cell-text.js';
import type { DataBlock, ScanOptions, Table } from '../source/table/table.js';
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

type Pausing = Pick<ScanOptions, 'pause'>;

/**
 * Reads the rows at lists of indexes, list by list. The indexes of rows of the file ascend through all lists, which have
 * `count` indexes in total.
 */
export async function* readLists(
  review: Review,
  lists: Iterable<readonly number[]>,
  { count, pause }: Pausing & { readonly count: number },
): AsyncGenerator<readonly SourceRow[], void, undefined> {
  if (isSparse(count, review.fileRows)) return yield* readAhead(lists, (indexes) => review.readRowsAt(indexes));
  const blocks = review.table.blocks({ pause });
  const pass = passReader(review.table, blocks);
  try {
    for (const indexes of lists) yield await review.readRowsAt(indexes, pass);
  } finally {
    await blocks.return();
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
    if (rows.length > 0) yield rows;
  }
}

/** Reads many rows in the order of their indexes. Default: all. */
export function readThrough(
  review: Review,
  { size, only = null, endOf = () => review.rowCount }: Pick<ReadOptions, 'size'> & Partial<ReadOptions>,
  { pause }: Pausing,
): AsyncGenerator<readonly SourceRow[], void, undefined> {
  return readLists(review, listsOf({ size, only, endOf }), { count: only?.count ?? Infinity, pause });
}

/** Reads rows of blocks in their order: those at ascending indexes after those of the last call. */
function passReader(table: Table, blocks: AsyncIterator<DataBlock>): Pick<Table, 'readRowsAt'> {
  let block: DataBlock | null = null;
  /** The data rows among the rows of the block. */
  let rows: Uint32Array = new Uint32Array();
  return {
    async readRowsAt(indexes) {
      const read: SourceRow[] = [];
      while (read.length < indexes.length) {
        const first = indexes[read.length]!;
        while (!block || first >= block.firstIndex + block.dataRows) {
          const next = await blocks.next();
          if (next.done) return read;
          block = next.value;
          rows = dataRowsFrom(block.firstRow, block.tokens);
        }
        const start = first - block.firstIndex;
        let count = 1;
        // The texts of rows that follow each other are made at once.
        while (indexes[read.length + count] === first + count && start + count < block.dataRows) count += 1;
        const texts = rowsTexts(block.tokens, rows.subarray(start, start + count));
        for (let index = first; index < first + count; index += 1) {
          read.push({ index, number: table.rowNumber(index), cells: texts[index - first] ?? [] });
        }
      }
      return read;
    },
  };
}
