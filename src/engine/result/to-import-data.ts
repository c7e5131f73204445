import { setOwn } from '../row.js';
import type { CellValue } from '../row.js';
import type { ImportData, ImportResult, ResultRow } from './import-result.js';

export interface ImportDataOptions {
  /** Whether to include `mappedData` and `unmappedData`. Default: when rows have `_unmatched`. */
  readonly includeUnmatchedColumns?: boolean;
}

type Values = Readonly<Record<string, CellValue>>;

/** The same rows in the other shape: values of predefined and dynamic columns keyed by id. */
export function toImportData(
  { rows, columns, newOptions, issues, job }: Omit<ImportResult, 'summary'>,
  { includeUnmatchedColumns = rows.some((row) => Object.hasOwn(row, '_unmatched')) }: ImportDataOptions = {},
): ImportData {
  const all = [...columns.predefined, ...columns.dynamic].map(({ id, label }) => ({ id, label }));
  const values = rows.map(valuesOf);
  return {
    rows: values.map((rowValues, index) => ({ index, values: rowValues })),
    columns: all,
    num_rows: rows.length,
    num_columns: all.length,
    ...(includeUnmatchedColumns
      ? { mappedData: values, unmappedData: rows.map((row) => nested(row, '_unmatched')) }
      : {}),
    ...(newOptions ? { newOptions } : {}),
    ...(issues ? { issues } : {}),
    ...(job ? { job } : {}),
  };
}

function valuesOf(row: ResultRow): Values {
  const values: Record<string, CellValue> = {};
  for (const [key, value] of Object.entries(row)) {
    if (key !== '_custom_fields' && key !== '_unmatched') setOwn(values, key, value as CellValue);
  }
  for (const [key, value] of Object.entries(nested(row, '_custom_fields'))) setOwn(values, key, value);
  return values;
}

function nested(row: ResultRow, key: '_custom_fields' | '_unmatched'): Values {
  const value = Object.hasOwn(row, key) ? row[key] : null;
  return value !== null && typeof value === 'object' ? value : {};
}
