import type { ReactNode } from 'react';
import type { SearchScope } from '../../../../engine/index.js';
import type { GridColumn } from '../../../parts/grid/grid-column.js';
import { isPlural } from '../../../parts/grid/ranges/cell-ranges.js';
import type { CellRange } from '../../../parts/grid/ranges/cell-ranges.js';
import type { ScreenProps } from '../../screen.js';

/** What a user has chosen to search: all cells, the selected ones, or a column by `GridColumn.cell`. */
export type ChosenScope = 'all' | 'range' | `${number}`;

/** The selected cells if they are one rectangle of several cells. */
export function selectedRange(ranges: readonly CellRange[]): CellRange | null {
  const [range] = ranges;
  return range && ranges.length === 1 && isPlural(ranges) ? range : null;
}

/** The selected cells, or else the column by which the rows are filtered. */
export function firstScope(
  range: CellRange | null,
  [id]: readonly string[] = [],
  columns: readonly GridColumn[],
): ChosenScope {
  const column = columns.find((one) => one.id === id);
  return range ? 'range' : column ? `${column.cell}` : 'all';
}

/** All cells when the chosen ones are gone: a column is hidden, or the range was selected in another view. */
export function availableScope({ chosen, range, columns }: Omit<FindScopeProps, 'words' | 'onChange'>): ChosenScope {
  const isThere = chosen === 'range' ? range !== null : columns.some(({ cell }) => String(cell) === chosen);
  return isThere ? chosen : 'all';
}

export function scopeOf(chosen: ChosenScope, range: CellRange | null, columns: readonly GridColumn[]): SearchScope {
  if (chosen === 'all') return {};
  if (chosen !== 'range') {
    return { columns: columns.filter(({ cell }) => String(cell) === chosen).map(({ id }) => id) };
  }
  const { top, bottom, left, right } = range!;
  return {
    columns: columns.slice(left, right + 1).map(({ id }) => id),
    rows: { start: top, count: bottom - top + 1 },
  };
}

interface FindScopeProps extends Pick<ScreenProps, 'words'> {
  readonly chosen: ChosenScope;
  readonly range: CellRange | null;
  readonly columns: readonly GridColumn[];
  onChange(chosen: ChosenScope): void;
}

/** Chooses where to search. */
export function FindScope({ chosen, range, columns, words: { t }, onChange }: FindScopeProps): ReactNode {
  return (
    <select
      className="rg-field rg-find-scope"
      aria-label={t('find.scope')}
      data-find="scope"
      value={chosen}
      onChange={(event) => onChange(event.target.value as ChosenScope)}
    >
      <option value="all">{t('find.all')}</option>
      {range ? <option value="range">{t('find.range')}</option> : null}
      {columns.map(({ id, cell, label }) => (
        <option key={id} value={String(cell)}>
          {label}
        </option>
      ))}
    </select>
  );
}
