import { rowTexts } from '../source/table/cell-text.js';
import type { DataBlock } from '../source/table/table.js';
import { isBlankRow } from '../source/table/token-block.js';
import type { TokenBlock, TokenRows } from '../source/table/token-block.js';
import { CellSlice } from '../validation/cells/cell-slice.js';
import { CellTexts } from '../validation/cells/cell-texts.js';
import type { RowSet } from '../validation/issues/row-set.js';
import type { CellBatch, CellScan } from './cell-batch.js';
import { readAhead } from './read-ahead.js';
import { isSparse, listsOf } from './read-lists.js';
import type { Review } from './review.js';

/** Rows looked up at a time. */
const SLICE_ROWS = 1000;

/** Reads cells of all rows, or of many, without creating the texts of other cells. */
export async function scanCells(review: Review, scan: CellScan, take: (batch: CellBatch) => void): Promise<void> {
  const { only, signal, pause } = scan;
  const { fileRows, table } = review;
  const reader = new CellReader(review, scan);
  if (only && isSparse(only.count, fileRows)) {
    const lists = listsOf({ size: SLICE_ROWS, only, endOf: () => fileRows });
    for await (const tokens of readAhead(lists, (rows) => table.readTokensAt(rows))) {
      signal.throwIfAborted();
      for (const rows of tokens) take(reader.readRows(rows));
      await pause();
    }
  } else await table.scan((block) => take(reader.read(block)), { signal, pause });
  const added = only ? only.take(fileRows, only.count) : [...review.edits.added()];
  if (added.length === 0) return;
  const texts = (await review.readRowsAt(added)).map((row) => review.texts(row));
  take({
    rows: added,
    count: added.length,
    texts: scan.columns.map((column) => texts.map((cells) => cells[column] ?? '')),
  });
}

/** Reads cells of the file, with edits. */
class CellReader {
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
    const isAny = this.#edited === null || this.#edited.count > 0;
    if (isRegular && !this.#only && !isAny) {
      this.#slice.beginRegular(tokens, { firstRow, firstIndex, count: dataRows });
      return this.#batch([]);
    }
    this.#slice.begin(tokens);
    const edited: EditedRow[] = [];
    let index = firstIndex;
    for (let row = firstRow; row < tokens.rowCount; row += 1) {
      if (!isRegular && isBlankRow(tokens, row)) continue;
      if (!this.#only || this.#only.has(index)) this.#add(tokens, { row, index }, edited);
      index += 1;
    }
    return this.#batch(edited);
  }

  readRows({ tokens, rows, indexes }: TokenRows): CellBatch {
    this.#slice.begin(tokens);
    const edited: EditedRow[] = [];
    rows.forEach((row, at) => this.#add(tokens, { row, index: indexes[at]! }, edited));
    return this.#batch(edited);
  }

  #add(
    tokens: TokenBlock,
    { row, index }: { readonly row: number; readonly index: number },
    edited: EditedRow[],
  ): void {
    if (this.#edited === null || this.#edited.has(index)) {
      const texts = this.#review.texts({ index, number: 0, cells: rowTexts(tokens, row) });
      edited.push({ at: this.#slice.count, texts });
    }
    this.#slice.addRow(row, index);
  }

  #batch(edited: readonly EditedRow[]): CellBatch {
    const slice = this.#slice;
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

/** A row whose texts may differ from the file, by its place in the batch. */
interface EditedRow {
  readonly at: number;
  readonly texts: readonly string[];
}
