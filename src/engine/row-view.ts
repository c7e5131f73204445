import type { TextSearch } from './program/program.js';
import type { ErrorKind } from './validation/issues/issue.js';

/** `all`: those that are not deleted. */
export type RowFilter = 'all' | 'valid' | 'invalid' | 'deleted';

/** The rows that are shown. A view never changes the data. */
export interface RowView {
  readonly state: RowFilter;
  /** Key of an error group whose rows are shown, in whatever state; `null`: the rows of the state. */
  readonly group: string | null;
  /** Only rows that pass all of them. */
  readonly filters: readonly ColumnFilter[];
  /** Only rows with a cell in which this is found; `null`: all. */
  readonly search: RowSearch | null;
  /** The first key decides, the others where it is equal; none: the order of the file. */
  readonly sort: readonly SortKey[];
}

/** What to look for in the cells of a row. */
export interface RowSearch extends TextSearch {
  /** Column ids; all columns when absent. */
  readonly columns?: readonly string[];
}

/** Which rows to show by the cells of one column, with edits and option matches applied. */
export type ColumnFilter = { readonly column: string } & (
  | { readonly type: 'values'; readonly values: readonly string[] }
  /** Regardless of case. */
  | { readonly type: 'contains'; readonly text: string }
  | { readonly type: 'empty' }
  | { readonly type: 'filled' }
  /** `kind`: only those of one kind, as `counts-read` returns it. */
  | { readonly type: 'errors'; readonly kind?: ErrorKind }
  | { readonly type: 'edited' }
  /** The value is in several rows, regardless of case and of the other filters. */
  | { readonly type: 'duplicates' }
);

/**
 * Numbers, dates and booleans are compared by value, others as text in the language of the plan. Empty cells come last
 * in either direction.
 */
export interface SortKey {
  readonly column: string;
  readonly descending: boolean;
}

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
