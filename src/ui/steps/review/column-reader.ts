import type { Column } from '../../../engine/index.js';
import { keepIfShallowEqual } from '../../../session/index.js';
import type { ReviewState } from '../../../session/index.js';
import { gridColumn } from '../../parts/grid/grid-column.js';
import type { GridColumn } from '../../parts/grid/grid-column.js';

/** The columns of the grid. List and columns stay referentially equal while only counts change. */
export function columnReader(): (reviewed: ReviewState['reviewed']) => readonly GridColumn[] {
  const made = new WeakMap<Column, GridColumn>();
  const shown = ({ column, samples }: ReviewState['reviewed'][number], cell: number): GridColumn => {
    const known = made.get(column);
    if (known?.cell === cell) return known;
    const next = gridColumn(column, cell, samples);
    made.set(column, next);
    return next;
  };
  const keep = keepIfShallowEqual<readonly GridColumn[]>();
  return (reviewed) => keep(reviewed.map(shown));
}
