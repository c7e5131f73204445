import type { Column } from '../column.js';
import type { DistinctValue, OptionValues } from '../engine-calls.js';
import type { CallContext } from '../engine-host.js';
import { cellText } from '../source/cell-text.js';
import type { Table } from '../source/table.js';
import { mappedColumns } from './apply-mapping.js';
import type { ColumnMapping } from './column-mapping.js';
import { matchOptions } from './match-options.js';

/** Distinct values kept per column; a column with more is no list of options. */
const MAX_DISTINCT = 200;

/** The distinct values of each mapped select column over the whole file, with suggested options. */
export async function matchColumnOptions(
  table: Table,
  columns: readonly Column[],
  mapping: ColumnMapping,
  context: CallContext<'options-match'>,
): Promise<OptionValues[]> {
  const selects = mappedColumns(columns, [], mapping).filter(({ column }) => column.type === 'select');
  if (selects.length === 0) return [];
  const counts = selects.map(() => new Map<string, number>());
  const overflown = new Set<number>();
  await table.scan(
    ({ tokens, firstRow }) => {
      selects.forEach(({ source }, position) => {
        const seen = counts[position];
        if (!seen || overflown.has(position)) return;
        for (let row = firstRow; row < tokens.rowCount; row += 1) {
          const cell = (tokens.rowCells[row] ?? 0) + source;
          if (cell >= (tokens.rowCells[row + 1] ?? 0)) continue;
          const text = cellText(tokens, cell).trim();
          if (text === '') continue;
          const count = seen.get(text);
          if (count === undefined && seen.size >= MAX_DISTINCT) overflown.add(position);
          else seen.set(text, (count ?? 0) + 1);
        }
      });
    },
    { signal: context.signal, pause: () => context.pause() },
  );
  return selects.map(({ column }, position) => {
    const values: DistinctValue[] = [...(counts[position] ?? [])]
      .map(([value, count]) => ({ value, count }))
      .sort((left, right) => right.count - left.count);
    const matches = matchOptions(
      column.options ?? [],
      values.map(({ value }) => value),
    ).map(({ from, to }) => ({ column: column.id, from, to }));
    return { column: column.id, values, truncated: overflown.has(position), matches };
  });
}
