import type { RowView } from './review-calls.js';

/** Every row, in the order of the file. */
export const ALL_ROWS: RowView = { state: 'all', group: null, filters: [], search: null, sort: [] };

/** Whether the rows of a view follow from their state alone, and so change with it. */
export function isStateOnly(view: RowView): boolean {
  return !choosesByCells(view) && view.sort.length === 0;
}

/** Whether a view leaves out rows of its state because of their cells. */
export function choosesByCells({ group, filters, search }: RowView): boolean {
  return group !== null || filters.length > 0 || Boolean(search?.find);
}

/** Whether the rows of a view are deleted ones. */
export function showsDeleted({ state, group }: Pick<RowView, 'state' | 'group'>): boolean {
  return state === 'deleted' && group === null;
}

/** A text that is the same for views with the same members. */
export function viewKey(view: RowView): string {
  return JSON.stringify(view);
}
