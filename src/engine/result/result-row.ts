import type { Column } from '../column.js';
import type { ImportPlan } from '../import-plan.js';
import type { MappedColumn } from '../mapping/apply-mapping.js';
import { setOwn } from '../row.js';
import type { CellValue } from '../row.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { createRowTransform } from '../transformation/transform-rows.js';
import type { ResultRow } from './import-result.js';
import { unmatchedKeys } from './unmatched-keys.js';

/** `values` by mapped column, `cells` as in the file. */
export type ToResultRow = (values: readonly CellValue[], cells: readonly string[]) => ResultRow;

/** Reads the value of one key from a row. */
type Reader = readonly [key: string, read: ToValue];
type ToValue = (values: readonly CellValue[], cells: readonly string[]) => CellValue;

/**
 * Compiles the shape of delivered rows: predefined columns at the top level, dynamic ones under `_custom_fields`, cells
 * of unmapped source columns under `_unmatched` if requested. A column that is not mapped has the value of an empty
 * cell: its default, or `null`.
 */
export function createResultRows(
  mapped: readonly MappedColumn[],
  { columns, dynamicColumns, includeUnmatchedColumns, language }: ImportPlan,
  unmatched: readonly SourceColumn[],
): ToResultRow {
  const positions = new Map(mapped.map(({ column }, position) => [column.id, position]));
  const readerOf = (column: Column): Reader => {
    const position = positions.get(column.id);
    if (position !== undefined) return [column.id, (values) => values[position] ?? null];
    const [missing = null] = createRowTransform([{ column, optionMatches: [] }], { language }).apply(['']);
    return [column.id, () => missing];
  };
  const top = columns.map(readerOf);
  const custom = dynamicColumns.map(readerOf);
  const keys = unmatchedKeys(unmatched);
  const rest = unmatched.map(({ index }, at): Reader => [keys[at]!, (_values, cells) => cells[index] || null]);
  return (values, cells) => {
    const row: Record<string, ResultRow[string]> = read(top, values, cells);
    if (custom.length > 0) row['_custom_fields'] = read(custom, values, cells);
    if (includeUnmatchedColumns) row['_unmatched'] = read(rest, values, cells);
    return row;
  };
}

function read(
  readers: readonly Reader[],
  values: readonly CellValue[],
  cells: readonly string[],
): Record<string, CellValue> {
  const row: Record<string, CellValue> = {};
  for (const [key, value] of readers) setOwn(row, key, value(values, cells));
  return row;
}
