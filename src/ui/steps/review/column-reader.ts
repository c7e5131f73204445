import type { Column } from '../../../engine/index.js';
import type { ImporterWords } from '../../../headless/index.js';
import { keepIfShallowEqual } from '../../../session/index.js';
import type { ReviewState } from '../../../session/index.js';
import { gridColumn } from '../../parts/grid/grid-column.js';
import type { GridColumn } from '../../parts/grid/grid-column.js';

const MONTHS = Array.from({ length: 12 }, (_, month) => `2024-${String(month + 1).padStart(2, '0')}-28`);

/** The columns of the grid. List and columns stay referentially equal while only counts change. */
export function columnReader({
  readingText,
}: Pick<ImporterWords, 'readingText'>): (reviewed: ReviewState['reviewed']) => readonly GridColumn[] {
  const longestDate = Math.max(...MONTHS.map((date) => readingText({ date }, { isShort: true }).length));
  const made = new WeakMap<Column, GridColumn>();
  const shown = ({ column, samples }: ReviewState['reviewed'][number], cell: number): GridColumn => {
    const known = made.get(column);
    if (known?.cell === cell) return known;
    const next = gridColumn(column, cell, { samples, longestDate });
    made.set(column, next);
    return next;
  };
  const keep = keepIfShallowEqual<readonly GridColumn[]>();
  return (reviewed) => keep(reviewed.map(shown));
}
