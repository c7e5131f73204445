import type { Condition, ModelField, Searchable } from '../models.js';

export interface SortKey {
  readonly field: Searchable;
  readonly isDescending: boolean;
}

/** A list request, validated against its model and the caller's permissions. */
export interface Query {
  readonly condition: Condition;
  /** Ends with `id`, so that pages neither overlap nor skip records. */
  readonly sort: readonly SortKey[];
  readonly limit: number;
  readonly offset: number;
  readonly populate: readonly ModelField[];
  /** Members to return in addition to `id` and populated relations; `undefined` for all. */
  readonly fields: ReadonlySet<string> | undefined;
}

export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;

/** Caps user input quoted in an error message. */
export function truncateForMessage(name: string): string {
  return name.length > 80 ? `${name.slice(0, 80)}…` : name;
}
