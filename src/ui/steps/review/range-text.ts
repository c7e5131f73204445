import type { Translate } from '../../../i18n/index.js';
import { spanSize, spansOf } from '../../parts/grid/ranges/cell-ranges.js';
import type { CellRange } from '../../parts/grid/ranges/cell-ranges.js';

/** The size of a selection, for screen readers. */
export function rangeText(ranges: readonly CellRange[], t: Translate): string {
  const { rows, columns } = spansOf(ranges);
  return t('review.said.selected', { rows: spanSize(rows), columns: spanSize(columns) });
}
