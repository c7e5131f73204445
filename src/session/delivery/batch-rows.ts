import { ColumnWriter, rowMaker, unpackValues } from '../../engine/index.js';
import type { BatchColumn, CellValue, ColumnBatch, ResultRow } from '../../engine/index.js';
import { finishRow } from './finish-row.js';
import type { RowFinishing } from './finish-row.js';

/** Values of rows made without looking at the clock, less than a millisecond of work. */
const SLICE_VALUES = 4096;
/** Rows finished likewise; the host's functions may take long. */
const FINISHED_ROWS = 50;

/** Makes the rows of a batch in slices. */
export async function makeRows(batch: ColumnBatch, pause: () => Promise<void>): Promise<readonly ResultRow[]> {
  const { length, columns, customFields = [], unmatched = [] } = batch;
  const width = columns.length + customFields.length + unmatched.length;
  const step = Math.max(1, Math.floor(SLICE_VALUES / (width || 1)));
  const make = rowMaker(batch);
  const rows: ResultRow[] = [];
  for (let from = 0; from < length; from += step) {
    for (const row of make(from, Math.min(length, from + step))) rows.push(row);
    await pause();
  }
  return rows;
}

/** Runs the host's functions over the rows, in slices. */
export async function finishRows(
  rows: readonly ResultRow[],
  finishing: RowFinishing,
  pause: () => Promise<void>,
): Promise<readonly ResultRow[]> {
  const finished: ResultRow[] = [];
  for (let from = 0; from < rows.length; from += FINISHED_ROWS) {
    const slice = rows.slice(from, from + FINISHED_ROWS);
    finished.push(...(await Promise.all(slice.map((row) => finishRow(row, finishing)))));
    await pause();
  }
  return finished;
}

const NESTED = new Set(['_custom_fields', '_unmatched']);

/** Finished rows as columns again. A schema may have added members, which become columns too. */
export function toColumns(rows: readonly ResultRow[], batch: ColumnBatch): ColumnBatch {
  const known = new Set([...batch.columns.map(({ id }) => id), ...NESTED]);
  const added = new Set(rows.flatMap((row) => Object.keys(row).filter((id) => !known.has(id))));
  const others = [...added].map((id): BatchColumn => ({ id, type: 'mixed', values: [] }));
  const nested = (key: '_custom_fields' | '_unmatched'): Values[] => rows.map((row) => (row[key] ?? {}) as Values);
  return {
    length: rows.length,
    columns: columnsOf(rows, [...batch.columns, ...others]),
    ...(batch.customFields ? { customFields: columnsOf(nested('_custom_fields'), batch.customFields) } : {}),
    ...(batch.unmatched ? { unmatched: columnsOf(nested('_unmatched'), batch.unmatched) } : {}),
  };
}

type Values = Readonly<Record<string, CellValue>>;

function columnsOf(rows: readonly (ResultRow | Values)[], columns: readonly BatchColumn[]): BatchColumn[] {
  return columns.map(({ id, type }) => {
    const writer = new ColumnWriter(type);
    for (const row of rows) writer.add(Object.hasOwn(row, id) ? row[id] : undefined);
    return { id, ...unpackValues(writer.end()) };
  });
}
