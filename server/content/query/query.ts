import type { ModelField, Searchable } from '../models.js';
import type { Operator } from '../values/value-kind.js';

/** `null` stands for no value. */
export type Operand = unknown;

/** One condition of a filter; all of a query hold together. */
export interface Condition {
  /** The relation whose record must meet it; at least one of them, for to-many. */
  readonly via: Searchable | undefined;
  readonly field: Searchable;
  readonly operator: Operator;
  /** One for most operators; for `in` and `nin` each that is listed; a boolean for `null`. */
  readonly operands: readonly Operand[];
}

export interface SortKey {
  readonly field: Searchable;
  readonly isDescending: boolean;
}

/** A list request, checked against its model and the rights of who asks. */
export interface Query {
  readonly conditions: readonly Condition[];
  /** Ends with `id`, so that pages neither overlap nor leave out. */
  readonly sort: readonly SortKey[];
  readonly limit: number;
  readonly offset: number;
  readonly populate: readonly ModelField[];
}

export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;
