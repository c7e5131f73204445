import { setOwn } from '../row.js';
import type { CellValue } from '../row.js';
import { DAY_MS } from '../values/date-serial.js';
import type { ResultRow } from './import-result.js';

/**
 * The values of a column, by row. The type follows the column's, whatever the values: `number`, `boolean` and `date`
 * (delivered as `YYYY-MM-DD`) have typed arrays, all other columns are `text`. In batches with a value that the type
 * cannot hold, such as an invalid one or the result of your own function, the column is `mixed`.
 */
export type BatchValues =
  /** `NaN`: an empty cell. */
  | { readonly type: 'number'; readonly values: Float64Array<ArrayBuffer> }
  /** 1: true, 0: false, -1: an empty cell. */
  | { readonly type: 'boolean'; readonly values: Int8Array<ArrayBuffer> }
  /** Days since 1970-01-01; -2147483648: an empty cell. */
  | { readonly type: 'date'; readonly values: Int32Array<ArrayBuffer> }
  /** All texts in one string, each up to its end; an empty text is an empty cell. */
  | { readonly type: 'text'; readonly text: string; readonly ends: Uint32Array<ArrayBuffer> }
  | { readonly type: 'mixed'; readonly values: readonly unknown[] };

export type BatchValuesType = BatchValues['type'];

/** Texts as UTF-8, each up to its end: bytes are moved between threads, strings would be copied. */
export interface PackedTexts {
  readonly type: 'utf8';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
}

/** The values of a column as they leave the engine. */
export type PackedValues = Exclude<BatchValues, { readonly type: 'text' }> | PackedTexts;

export type PackedColumn = PackedValues & Pick<BatchColumn, 'id'>;

/** A column of a batch. */
export type BatchColumn = BatchValues & {
  /** Column id; of an unmapped column, its header text. */
  readonly id: string;
};

/** The rows of a batch as columns, in the order in which the importer has them. */
export interface ColumnBatch {
  /** Number of rows. */
  readonly length: number;
  readonly columns: readonly BatchColumn[];
  /** The dynamic columns, if there are any. */
  readonly customFields?: readonly BatchColumn[];
  /** The unmapped columns of the file, with `includeUnmatchedColumns`. */
  readonly unmatched?: readonly BatchColumn[];
}

/** A batch as it leaves the engine. */
export interface PackedBatch extends Pick<ColumnBatch, 'length'> {
  readonly columns: readonly PackedColumn[];
  readonly customFields?: readonly PackedColumn[];
  readonly unmatched?: readonly PackedColumn[];
}

export const NO_BOOLEAN = -1;
export const NO_DATE = -2147483648;
/** Columns repeat their dates: ninety years of days. */
export const MAX_CACHED = 1 << 15;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Makes rows `[from, to)` of a batch as objects. */
export type MakeRows = (from: number, to: number) => ResultRow[];

/** Compiles how rows are made from columns. */
export function rowMaker({ columns, customFields, unmatched }: ColumnBatch | PackedBatch): MakeRows {
  const top = columns.map(cellReader);
  const custom = customFields?.map(cellReader);
  const rest = unmatched?.map(cellReader);
  return (from, to) => {
    const rows: ResultRow[] = [];
    for (let at = from; at < to; at += 1) {
      const row: Record<string, ResultRow[string]> = readCells(top, at);
      if (custom) row['_custom_fields'] = readCells(custom, at);
      if (rest) row['_unmatched'] = readCells(rest, at);
      rows.push(row);
    }
    return rows;
  };
}

interface CellReader {
  readonly id: string;
  read(at: number): CellValue;
}

function readCells(readers: readonly CellReader[], at: number): Record<string, CellValue> {
  const cells: Record<string, CellValue> = {};
  for (const { id, read } of readers) setOwn(cells, id, read(at));
  return cells;
}

function cellReader(column: BatchColumn | PackedColumn): CellReader {
  return { id: column.id, read: valueReader(column) as (at: number) => CellValue };
}

/** Reads the value of a row. `days`: texts of dates, which batches repeat. */
export function valueReader(
  column: BatchValues | PackedValues,
  days = new Map<number, string>(),
): (at: number) => unknown {
  switch (column.type) {
    case 'number': {
      const { values } = column;
      return (at) => (Number.isNaN(values[at]) ? null : values[at]);
    }
    case 'boolean': {
      const { values } = column;
      return (at) => (values[at] === NO_BOOLEAN ? null : values[at] === 1);
    }
    case 'date': {
      const { values } = column;
      return (at) => {
        const day = values[at]!;
        if (day === NO_DATE) return null;
        const known = days.get(day);
        if (known !== undefined) return known;
        const text = textOfDay(day);
        if (days.size === MAX_CACHED) days.clear();
        days.set(day, text);
        return text;
      };
    }
    case 'text': {
      const { text, ends } = column;
      return (at) => {
        const start = at === 0 ? 0 : ends[at - 1]!;
        const end = ends[at]!;
        return start === end ? null : text.slice(start, end);
      };
    }
    case 'utf8': {
      const { bytes, ends } = column;
      return (at) => decoder.decode(bytes.subarray(ends[at - 1] ?? 0, ends[at])) || null;
    }
    case 'mixed': {
      const { values } = column;
      return (at) => values[at];
    }
  }
}

/** Days since 1970-01-01 of a `YYYY-MM-DD`; `null` for any other text. */
export function dayOfText(text: string): number | null {
  if (text.length !== 10) return null;
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  return Number.isInteger(day) && textOfDay(day) === text ? day : null;
}

function textOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
