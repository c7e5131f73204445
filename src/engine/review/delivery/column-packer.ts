import type { Column } from '../../column.js';
import { unmatchedSources } from '../../mapping/apply-mapping.js';
import type { BatchColumn, ColumnBatch } from '../../result/column-batch.js';
import { ColumnWriter } from '../../result/column-writer.js';
import { unmatchedKeys } from '../../result/result-row.js';
import type { CellValue } from '../../row.js';
import { cellText } from '../../source/table/cell-text.js';
import type { TokenRows } from '../../source/table/token-block.js';
import { createCellTransform, deliveredType, plainReading } from '../../transformation/transform-rows.js';
import type { TransformColumn } from '../../transformation/transform-rows.js';
import { trimmedEnd, trimmedStart } from '../../validation/cells/blank-bytes.js';
import { PlainNumber } from '../../validation/checks/plain-number.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import { columnsWithFormats } from '../bound-columns.js';
import type { Review } from '../review.js';
import type { ReadRows } from './deliver.js';

/** Rows of one read: cells in the file and, of edited and added rows, texts by review column. */
interface Rows extends Partial<TokenRows> {
  readonly indexes: readonly number[];
  readonly edited: ReadonlyMap<number, readonly string[]>;
}

/** A column of the batch under way. */
interface PackedColumn {
  readonly id: string;
  readonly writer: ColumnWriter;
  /** Adds the values of rows `[from, to)`. */
  add(rows: Rows, from: number, to: number): void;
}

/** Adds the value of a cell without making a string; false when that is not possible. */
type AddCell = (bytes: Uint8Array, start: number, end: number) => boolean;

export interface ColumnChoice {
  /** Default: that of the plan. */
  readonly includeUnmatchedColumns?: boolean;
}

/** Makes columns of rows from the bytes of their cells; strings only where a value needs one. */
export class ColumnPacker {
  readonly #review: Review;
  /** Rows that may differ from the file; `null`: any. */
  readonly #edited: RowSet | null;
  readonly #columns: readonly PackedColumn[];
  readonly #custom: readonly PackedColumn[] | null;
  readonly #unmatched: readonly PackedColumn[] | null;

  constructor(review: Review, choice: ColumnChoice) {
    const { plan, table, mapped, edits } = review;
    this.#review = review;
    this.#edited = edits.editedRows();
    const bound = columnsWithFormats(review);
    const positions = new Map(mapped.map(({ column }, position) => [column.id, position]));
    const pack = (column: Column): PackedColumn => {
      const position = positions.get(column.id) ?? -1;
      const { source } = mapped[position] ?? { source: -1 };
      return mappedColumn(bound[position] ?? { column, optionMatches: [] }, { position, source, ...plan });
    };
    this.#columns = plan.columns.map(pack);
    this.#custom = plan.dynamicColumns.length > 0 ? plan.dynamicColumns.map(pack) : null;
    const unmatched = unmatchedSources(plan.mapping, table.columns);
    const keys = unmatchedKeys(unmatched);
    this.#unmatched =
      (choice.includeUnmatchedColumns ?? plan.includeUnmatchedColumns)
        ? unmatched.map(({ index }, at) => unmatchedColumn(keys[at]!, index))
        : null;
  }

  async read(indexes: readonly number[]): Promise<ReadRows> {
    const { fileRows, table } = this.#review;
    const read: Rows[] = [];
    for (const rows of await table.readTokensAt(indexes.filter((index) => index < fileRows)))
      read.push({ ...rows, edited: await this.#edits(rows.indexes) });
    const added = indexes.filter((index) => index >= fileRows);
    const parts =
      added.length === 0 ? read : interleaved(indexes, read, { fileRows, edited: await this.#edits(added) });
    return {
      indexes: parts.flatMap((part) => part.indexes),
      add: (from, to) => this.#add(parts, from, to),
    };
  }

  /** The columns since the last call. */
  end(length: number): ColumnBatch {
    const end = (columns: readonly PackedColumn[]): BatchColumn[] =>
      columns.map(({ id, writer }) => ({ id, ...writer.end() }));
    return {
      length,
      columns: end(this.#columns),
      ...(this.#custom ? { customFields: end(this.#custom) } : {}),
      ...(this.#unmatched ? { unmatched: end(this.#unmatched) } : {}),
    };
  }

  /** Texts of the rows among these that may differ from the file. */
  async #edits(indexes: readonly number[]): Promise<Map<number, readonly string[]>> {
    const edited = this.#edited;
    const changed = edited ? indexes.filter((index) => edited.has(index)) : indexes;
    const rows = changed.length > 0 ? await this.#review.readRowsAt(changed) : [];
    return new Map(rows.map((row) => [row.index, this.#review.texts(row)]));
  }

  #add(parts: readonly Rows[], from: number, to: number): void {
    let first = 0;
    for (const part of parts) {
      const start = Math.max(0, from - first);
      const end = Math.min(part.indexes.length, to - first);
      if (start < end) {
        for (const columns of [this.#columns, this.#custom ?? [], this.#unmatched ?? []]) {
          for (const column of columns) column.add(part, start, end);
        }
      }
      first += part.indexes.length;
    }
  }
}

/** Rows read from the file, and added rows in their places between them. */
function interleaved(
  indexes: readonly number[],
  read: readonly Rows[],
  { fileRows, edited }: { readonly fileRows: number; readonly edited: Rows['edited'] },
): Rows[] {
  const parts: Rows[] = [];
  let part = 0;
  let taken = 0;
  for (let at = 0; at < indexes.length;) {
    const isAdded = indexes[at]! >= fileRows;
    const next = indexes.findIndex((index, place) => place > at && index >= fileRows !== isAdded);
    const end = next < 0 ? indexes.length : next;
    if (isAdded) {
      parts.push({ indexes: indexes.slice(at, end), edited });
      at = end;
      continue;
    }
    const rows = read[part]!;
    const count = Math.min(end - at, rows.indexes.length - taken);
    const of = <T>(list: readonly T[]): T[] => list.slice(taken, taken + count);
    parts.push({ ...rows, indexes: of(rows.indexes), ...(rows.rows ? { rows: of(rows.rows) } : {}) });
    at += count;
    taken += count;
    if (taken < rows.indexes.length) continue;
    part += 1;
    taken = 0;
  }
  return parts;
}

interface MappedPlace {
  /** Among the review columns; -1: not mapped. */
  readonly position: number;
  readonly source: number;
  readonly language?: string;
}

function mappedColumn(column: TransformColumn, { position, source, language }: MappedPlace): PackedColumn {
  const { id } = column.column;
  const transform = createCellTransform(column, { language });
  const writer = new ColumnWriter(deliveredType(column.column));
  if (position < 0) {
    const missing = transform('');
    return { id, writer, add: (_rows, from, to) => repeat(writer, missing, to - from) };
  }
  const addCell = plainCell(column, writer);
  return {
    id,
    writer,
    add: ({ tokens, rows, indexes, edited }, from, to) => {
      for (let at = from; at < to; at += 1) {
        const texts = edited.size > 0 ? edited.get(indexes[at]!) : undefined;
        if (texts) {
          writer.add(transform(texts[position] ?? ''));
          continue;
        }
        const { bytes, cells, rowCells } = tokens!;
        const row = rows![at]!;
        const cell = rowCells[row]! + source;
        if (cell >= rowCells[row + 1]!) writer.add(transform(''));
        else if (!addCell?.(bytes, cells[cell * 2]!, cells[cell * 2 + 1]!))
          writer.add(transform(cellText(tokens!, cell)));
      }
    },
  };
}

function unmatchedColumn(id: string, source: number): PackedColumn {
  const writer = new ColumnWriter('text');
  return {
    id,
    writer,
    add: ({ tokens, rows }, from, to) => {
      if (!tokens || !rows) return repeat(writer, null, to - from);
      const { bytes, cells, rowCells } = tokens;
      for (let at = from; at < to; at += 1) {
        const row = rows[at]!;
        const cell = rowCells[row]! + source;
        if (cell >= rowCells[row + 1]!) writer.add(null);
        else if (!writer.addBytes(bytes, cells[cell * 2]!, cells[cell * 2 + 1]!)) {
          writer.add(cellText(tokens, cell) || null);
        }
      }
    },
  };
}

function repeat(writer: ColumnWriter, value: CellValue, count: number): void {
  for (let at = 0; at < count; at += 1) writer.add(value);
}

/** How the cells of a column become values directly; `null` when a string is needed. */
function plainCell(column: TransformColumn, writer: ColumnWriter): AddCell | null {
  const reading = plainReading(column);
  if (reading === null) return null;
  if (reading === 'number') return plainNumber(column, writer);
  return (bytes, start, end) => {
    const first = trimmedStart(bytes, start, end);
    if (reading === 'trimmed') return writer.addBytes(bytes, first, trimmedEnd(bytes, first, end));
    return writer.addBytes(bytes, first === end ? end : start, end);
  };
}

/** Numbers that have one reading, whatever the format, or are written in the format of the column. */
function plainNumber({ format }: TransformColumn, writer: ColumnWriter): AddCell {
  const number = new PlainNumber();
  const decimal = format?.number?.decimal.charCodeAt(0);
  return (bytes, start, end) => {
    if (!number.read(bytes, start, end)) return false;
    const { sign, value } = number;
    const isWritten = sign === 0 || (!format?.ambiguous && (decimal === undefined || sign === decimal));
    // Minus zero is delivered as zero.
    if (isWritten) writer.add(value + 0);
    return isWritten;
  };
}
