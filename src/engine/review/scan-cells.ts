import { rowTexts } from '../source/table/cell-text.js';
import type { DataBlock } from '../source/table/table.js';
import { isBlankRow } from '../source/table/token-block.js';
import { CellSlice } from '../validation/cells/cell-slice.js';
import { CellTexts } from '../validation/cells/cell-texts.js';
import { RowSet } from '../validation/issues/row-set.js';
import type { CellBatch, CellScan } from './cell-batch.js';
import type { Review } from './review.js';

/** If fewer rows than one in this many are read, they are looked up instead of passing over the file. */
const SPARSE = 50;
/** Rows looked up at a time. */
const SLICE_ROWS = 1000;

/** Reads cells of all rows, or of many, without creating the texts of other cells. */
export async function scanCells(review: Review, scan: CellScan, take: (batch: CellBatch) => void): Promise<void> {
  const { only, signal, pause } = scan;
  if (only && only.count * SPARSE < review.fileRows) {
    await lookUp(review, scan, { rows: only, first: 0 }, take);
    return;
  }
  const reader = new BlockReader(review, scan);
  await review.table.scan((block) => take(reader.read(block)), { signal, pause });
  const added = RowSet.of(only ? [...only.members()].filter((row) => row >= review.fileRows) : review.edits.added());
  await lookUp(review, scan, { rows: added, first: review.fileRows }, take);
}

/** Reads rows by index, from a row on. */
async function lookUp(
  review: Review,
  { columns, signal, pause }: CellScan,
  { rows, first }: { readonly rows: RowSet; readonly first: number },
  take: (batch: CellBatch) => void,
): Promise<void> {
  for (let indexes = rows.take(first, SLICE_ROWS); indexes.length > 0;) {
    signal.throwIfAborted();
    const found = await review.readRowsAt(indexes);
    const texts = found.map((source) => review.texts(source));
    take({
      rows: found.map(({ index }) => index),
      count: found.length,
      texts: columns.map((column) => texts.map((cells) => cells[column] ?? '')),
    });
    indexes = rows.take(indexes.at(-1)! + 1, SLICE_ROWS);
    await pause();
  }
}

/** Reads the cells of blocks of the file, with edits. */
class BlockReader {
  readonly #review: Review;
  readonly #columns: readonly number[];
  readonly #only: RowSet | undefined;
  readonly #slice = new CellSlice();
  readonly #decoder = new CellTexts();
  /** Rows whose texts may differ from the file; `null`: any row. */
  readonly #edited: RowSet | null;

  constructor(review: Review, { columns, only }: CellScan) {
    this.#review = review;
    this.#columns = columns;
    this.#only = only;
    this.#edited = review.edits.editedRows();
  }

  read({ tokens, firstRow, firstIndex, dataRows, isRegular }: DataBlock): CellBatch {
    const slice = this.#slice;
    const edited: { readonly at: number; readonly texts: readonly string[] }[] = [];
    const isAny = this.#edited === null || this.#edited.count > 0;
    if (isRegular && !this.#only && !isAny) slice.beginRegular(tokens, { firstRow, firstIndex, count: dataRows });
    else {
      slice.begin(tokens);
      let index = firstIndex;
      for (let row = firstRow; row < tokens.rowCount; row += 1) {
        if (!isRegular && isBlankRow(tokens, row)) continue;
        if (!this.#only || this.#only.has(index)) {
          if (this.#edited === null || this.#edited.has(index)) {
            const texts = this.#review.texts({ index, number: 0, cells: rowTexts(tokens, row) });
            edited.push({ at: slice.count, texts });
          }
          slice.addRow(row, index);
        }
        index += 1;
      }
    }
    const { count, rows } = slice;
    const positions = Uint32Array.from({ length: count }, (_, position) => position);
    const texts = this.#columns.map((column) => {
      slice.load(this.#review.mapped[column]!.source);
      const { bytes, typedStarts: starts, typedEnds: ends } = slice;
      const decoded = this.#decoder.decode(bytes, { starts, ends }, { positions, count });
      for (const { at, texts: current } of edited) decoded[at] = current[column] ?? '';
      return decoded;
    });
    return { rows, count, texts };
  }
}
