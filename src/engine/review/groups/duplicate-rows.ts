import type { DuplicatesKey } from '../../group-calls.js';
import type { SameValues } from '../../validation/checks/unique-check.js';
import type { Review } from '../review.js';
import type { ChangeContext } from './change-context.js';
import type { GroupRows } from './error-groups.js';

/** Rows of which several have the same value. */
export interface Duplicates {
  readonly same: SameValues;
  /** For each of these values, all its rows but one. */
  readonly rows: Iterable<number>;
  /** Id of the column with the values, if it is only one. */
  readonly column?: string;
}

/** The duplicates of a group; `null` for a group of other errors. */
export function duplicatesOfGroup(review: Review, { code, column, rows }: GroupRows): Duplicates | null {
  const same = column === null ? undefined : review.validator.sameValues(review.positionOf(column));
  return column === null || code !== 'unique' || !same ? null : { same, rows, column };
}

/** The duplicates by the texts of some columns. One pass over the file. */
export async function duplicatesByKey(
  review: Review,
  { columns: ids, matchCase = false }: DuplicatesKey,
  { signal, pause, scanCells, RowSet }: ChangeContext,
): Promise<Duplicates> {
  const columns = [...new Set(ids.map((id) => review.positionOf(id)))].filter((position) => position >= 0);
  const same = review.validator.valueRows();
  const repeated = new RowSet();
  await scanCells(review, { columns, signal, pause }, ({ rows, count, texts }) => {
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]!;
      if (review.deleted.has(row)) continue;
      const key = columns.map((column, place) => review.displayText(column, texts[place]![at]!).trim());
      if (key.every((text) => text === '')) continue;
      // With lengths, so that `ab` and `c` differ from `a` and `bc`.
      const joined = key.map((text) => `${text.length}:${text}`).join('');
      if (same.addText(row, matchCase ? joined : joined.toLowerCase()) !== row) repeated.add(row);
    }
  });
  return { same, rows: repeated.members(), ...(columns.length === 1 ? { column: ids[0] } : {}) };
}
