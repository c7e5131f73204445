import { ColumnWriter } from '../../result/column-writer.js';
import type { BatchValuesType, PackedBatch, PackedColumn } from '../../result/column-batch.js';
import type { CellValue } from '../../row.js';
import { textOfBytes } from '../../source/table/cell-text.js';
import type { KnownFormat } from '../../values/format.js';
import { ByteMemo } from '../../validation/cells/byte-memo.js';
import { CellSlice } from '../../validation/cells/cell-slice.js';
import { PlainNumber } from '../../validation/checks/plain-number.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { Review } from '../review.js';
import type { ReadRows } from './deliver.js';

/** A column to deliver, and where its values come from. */
export interface DeliveredColumn {
  readonly id: string;
  readonly type: BatchValuesType;
  /** Index of the column in the file; `Infinity`: it is not mapped, and all cells are empty. */
  readonly source: number;
  /** How texts become values; `null`: the texts of the file, which cannot be edited. */
  readonly reading: CellReading | null;
}

export interface CellReading {
  /** Among the columns of the review; -1: not mapped. */
  readonly position: number;
  /** How cells that are not edited can be read from bytes, without `transform`; `null`: they cannot. */
  readonly plain: 'whole' | 'trimmed' | 'number' | null;
  readonly format: KnownFormat | undefined;
  readonly transform: (text: string) => CellValue;
}

type ColumnGroup = Exclude<keyof PackedBatch, 'length'>;
export type DeliveredColumns = Readonly<Partial<Record<ColumnGroup, readonly DeliveredColumn[]>>>;

/** A column of the batch under way. */
interface OpenColumn {
  readonly id: string;
  readonly writer: ColumnWriter;
  /**
   * Adds the values of rows of the file, or of one row that is not as in the file: `texts` by review column. An added
   * row has no cells.
   */
  add(cells: CellSlice | null, texts: readonly string[] | undefined): void;
}

/** Makes columns of rows from the bytes of their cells; strings only where a value needs one. */
export class ColumnPacker {
  readonly #review: Review;
  /** Rows that may differ from the file; `null`: any. */
  readonly #edited: RowSet | null;
  readonly #groups: readonly (readonly [group: string, columns: readonly OpenColumn[]])[];
  readonly #all: readonly OpenColumn[];
  readonly #slice = new CellSlice();

  constructor(review: Review, groups: DeliveredColumns) {
    this.#review = review;
    this.#edited = review.edits.editedRows();
    this.#groups = Object.entries(groups).map(([group, columns]) => [group, columns.map(openColumn)]);
    this.#all = this.#groups.flatMap(([, columns]) => columns);
  }

  async read(indexes: readonly number[]): Promise<ReadRows> {
    const { fileRows, table } = this.#review;
    const [reads, edits] = await Promise.all([
      table.readTokensAt(indexes.filter((index) => index < fileRows)),
      this.#edits(indexes),
    ]);
    let read = 0;
    /** Rows of this read that were added before. */
    let taken = 0;
    /** Adds one edited or added row, or all others up to the next; returns the position after them. */
    const addStretch = (from: number, end: number): number => {
      const texts = edits.get(indexes[from]!);
      if (indexes[from]! >= fileRows) {
        for (const column of this.#all) column.add(null, texts);
        return from + 1;
      }
      const { tokens, rows } = reads[read]!;
      let to = texts ? from + 1 : Math.min(end, from + rows.length - taken);
      if (edits.size > 0) {
        const last = to;
        for (to = from + 1; to < last && !edits.has(indexes[to]!);) to += 1;
      }
      const after = taken + to - from;
      this.#slice.begin(tokens);
      this.#slice.addRows(rows.subarray(taken, after), indexes.slice(from, to));
      for (const column of this.#all) column.add(this.#slice, texts);
      taken = after;
      if (taken === rows.length) [read, taken] = [read + 1, 0];
      return to;
    };
    return {
      indexes,
      add: (from, to) => {
        for (let at = from; at < to;) at = addStretch(at, to);
      },
    };
  }

  /** The columns since the last call. */
  end(length: number): PackedBatch {
    const groups = this.#groups.map(([group, columns]) => [
      group,
      columns.map(({ id, writer }): PackedColumn => ({ id, ...writer.end() })),
    ]);
    return { length, ...Object.fromEntries(groups) } as PackedBatch;
  }

  /** Texts of the rows among these that may differ from the file, and of all added ones. */
  async #edits(indexes: readonly number[]): Promise<Map<number, readonly string[]>> {
    const edited = this.#edited;
    const changed = edited ? indexes.filter((index) => edited.has(index)) : indexes;
    const rows = changed.length > 0 ? await this.#review.readRowsAt(changed) : [];
    return new Map(rows.map((row) => [row.index, this.#review.texts(row)]));
  }
}

function openColumn({ id, type, source, reading }: DeliveredColumn): OpenColumn {
  const writer = new ColumnWriter(type);
  if (!reading) {
    return {
      id,
      writer,
      add(cells) {
        if (!cells) return writer.add(null);
        cells.load(source);
        const { bytes, typedStarts: starts, typedEnds: ends, count } = cells;
        writer.addTexts({ bytes, starts, ends, count });
      },
    };
  }
  const { position, transform } = reading;
  const addCells = adder(reading, writer);
  return {
    id,
    writer,
    add(cells, texts) {
      if (texts) return writer.add(transform(texts[position] ?? ''));
      cells!.load(source);
      addCells(cells!);
    },
  };
}

/** How the cells of a column become values; without making strings where that is possible. */
function adder(reading: CellReading, writer: ColumnWriter): (cells: CellSlice) => void {
  const { plain } = reading;
  if (plain === 'number') return numberAdder(reading, writer);
  if (plain === null) return valueAdder(reading, writer);
  if (plain === 'trimmed') return (cells) => writer.addTexts(cells);
  return ({ bytes, count, starts, ends, typedStarts, typedEnds }) => {
    // A blank cell is an empty one.
    for (let at = 0; at < count; at += 1) if (starts[at] === ends[at]) typedStarts[at] = typedEnds[at]!;
    writer.addTexts({ bytes, starts: typedStarts, ends: typedEnds, count });
  };
}

/** Numbers that have one reading, whatever the format, or are written in the format of the column. */
function numberAdder({ format, transform }: CellReading, writer: ColumnWriter): (cells: CellSlice) => void {
  const number = new PlainNumber();
  const decimal = format?.number?.decimal.charCodeAt(0);
  const isWritten = (sign: number): boolean =>
    sign === 0 || (!format?.ambiguous && (decimal === undefined || sign === decimal));
  return ({ bytes, count, typedStarts, typedEnds }) => {
    for (let at = 0; at < count; at += 1) {
      const start = typedStarts[at]!;
      const end = typedEnds[at]!;
      // Minus zero is delivered as zero.
      if (number.read(bytes, start, end) && isWritten(number.sign)) writer.add(number.value + 0);
      else writer.add(transform(textOfBytes(bytes, start, end)));
    }
  };
}

/** Values that are made from strings, once for texts that are repeated. */
function valueAdder({ transform }: CellReading, writer: ColumnWriter): (cells: CellSlice) => void {
  const memo = new ByteMemo<CellValue>(Math.random() * 2 ** 32);
  return ({ bytes, count, typedStarts, typedEnds }) => {
    const remembers = memo.isUseful;
    for (let at = 0; at < count; at += 1) {
      const start = typedStarts[at]!;
      const end = typedEnds[at]!;
      let value = remembers ? memo.recall(bytes, start, end) : undefined;
      if (value === undefined) {
        value = transform(textOfBytes(bytes, start, end));
        if (remembers) memo.remember(bytes, { start, end }, value);
      }
      writer.add(value);
    }
  };
}
