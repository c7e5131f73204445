import type { Column } from '../column.js';
import type { OptionValues } from '../engine-calls.js';
import { mappedColumns } from './apply-mapping.js';
import type { ColumnMapping } from './column-mapping.js';
import { matchOptions } from './match-options.js';
import type { ValueTally } from './value-tally.js';

/** The distinct values of each mapped select column, as far as they are known, with suggested options. */
export function matchColumnOptions(
  tally: ValueTally,
  columns: readonly Column[],
  mapping: ColumnMapping,
): OptionValues[] {
  return mappedColumns(columns, [], mapping)
    .filter(({ column }) => column.type === 'select')
    .map(({ column, source }) => {
      const { values, truncated } = tally.valuesOf(source);
      const matches = matchOptions(
        column.options ?? [],
        values.map(({ value }) => value),
      ).map(({ from, to }) => ({ column: column.id, from, to }));
      return { column: column.id, values, truncated, matches };
    });
}
