import { loadPieces } from '../../pieces/load-pieces.js';
import { changes } from '../../pieces/changes.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { CellScan } from '../cell-batch.js';
import type { Review } from '../review.js';
import type { ShiftedRows } from './shifts.js';

/** Finds rows whose cells are shifted among invalid ones. Loads what it takes only if there may be some. */
export async function readShifts(
  review: Review,
  invalid: RowSet,
  context: Pick<CellScan, 'signal' | 'pause'>,
): Promise<readonly ShiftedRows[]> {
  const isAsInFile = review.table.columns.every(({ derived }) => derived === undefined);
  const candidates = isAsInFile ? candidatesOf(review, invalid) : [];
  if (candidates.length === 0) return [];
  await loadPieces(['changes']);
  return changes().findShifts(review, candidates, context);
}

/** Rows with errors in several columns; with any, if the file has rows with other numbers of cells. */
function candidatesOf({ table, issues, mapped, fileRows }: Review, invalid: RowSet): readonly number[] {
  const isRagged = table.findings.some(({ code }) => code === 'ragged-rows');
  const withErrors = mapped.filter((_, position) => issues.countOf(position, 'error') > 0).length;
  if (!isRagged && withErrors < 2) return [];
  const rows: number[] = [];
  for (const row of invalid.members()) {
    if (row >= fileRows) break;
    const kinds = isRagged ? [] : issues.errorKindsOf(row);
    if (isRagged || kinds.some((kind) => issues.columnOf(kind) !== issues.columnOf(kinds[0]!))) rows.push(row);
  }
  return rows;
}
