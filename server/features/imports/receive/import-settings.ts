import type { WirePlan } from '../../../../src/protocol/index.js';
import type { ImporterRow } from '../../importers/tables.js';
import type { ImportSettings } from '../tables.js';

type RowHandling = ImportSettings['row_handling'];

const STRICTNESS: Readonly<Record<RowHandling, number>> = { include: 0, exclude: 1, block: 2 };

/** What happens to invalid rows: the stricter of what the importer says, where block wins, and what the plan asks. */
export function rowHandlingOf(
  importer: Pick<ImporterRow, 'disable_on_invalid_rows' | 'filter_invalid_rows'>,
  { row_handling: asked = 'include' }: Pick<WirePlan, 'row_handling'>,
): RowHandling {
  const own = flagged(importer);
  return STRICTNESS[asked] > STRICTNESS[own] ? asked : own;
}

function flagged({
  disable_on_invalid_rows: blocks,
  filter_invalid_rows: filters,
}: Pick<ImporterRow, 'disable_on_invalid_rows' | 'filter_invalid_rows'>): RowHandling {
  if (blocks) return 'block';
  return filters ? 'exclude' : 'include';
}
