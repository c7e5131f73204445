import type { Condition, ModelField, Searchable } from '../models.js';

/** Which records of a model somebody may do something with. */
export type RowScope = 'all' | 'none' | Condition;

export interface SortKey {
  readonly field: Searchable;
  readonly isDescending: boolean;
}

/** A list request, checked against its model and the rights of who asks. */
export interface Query {
  readonly condition: Condition;
  /** Ends with `id`, so that pages neither overlap nor leave out. */
  readonly sort: readonly SortKey[];
  readonly limit: number;
  readonly offset: number;
  readonly populate: readonly ModelField[];
  /** Members to answer beside `id` and what is populated; `undefined` for all. */
  readonly fields: ReadonlySet<string> | undefined;
}

export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;

/** A name from outside as it may stand in an answer. */
export function shown(name: string): string {
  return name.length > 80 ? `${name.slice(0, 80)}…` : name;
}
