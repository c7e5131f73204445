import type { ModelField, Searchable } from '../models.js';
import type { Operator } from '../kinds/field-kind.js';

/** `null` stands for no value. */
export type Operand = unknown;

/** What a record must meet. Filters of callers and rules of models compile to the same. */
export type Condition = Comparison | Group | RelatedCondition;

export interface Comparison {
  readonly kind: 'comparison';
  readonly field: Searchable;
  readonly operator: Operator;
  /** One for most operators; for `in` and `nin` each that is listed; a boolean for `null`. */
  readonly operands: readonly Operand[];
}

export interface Group {
  /** `and` of nothing holds always, `or` of nothing never. */
  readonly kind: 'and' | 'or';
  readonly conditions: readonly Condition[];
}

export interface RelatedCondition {
  readonly kind: 'related';
  /** The relation whose record must meet the condition; at least one of them, for to-many. */
  readonly via: Searchable;
  readonly condition: Condition;
}

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
