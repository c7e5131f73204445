import type { Action } from '../../platform/http/principal.js';
import type { Operator, ValueKind } from './kinds/field-kind.js';
import type { Field } from './kinds/kinds.js';
import type { FieldRule, ModelDefinition } from './model.js';

/** What filters and sorting can name: a field of the model, or `id`, `createdAt`, `updatedAt`. */
export interface Searchable {
  readonly name: string;
  readonly kind: ValueKind;
  /** Column of the model's table; `undefined` for to-many relations, which have a join table. */
  readonly column: string | undefined;
  /** `owner_id`, `target_id`, `position`; of to-many relations only. */
  readonly joinTable: string | undefined;
  /** What a relation, a file or an image points to. */
  readonly target: Model | undefined;
  readonly access: FieldAccess;
}

export type FieldAccess = Partial<Readonly<Record<'read' | 'create' | 'update', FieldRule>>>;

/** A field of a model at run time: its declaration and where it lives in the table. */
export interface ModelField extends Searchable {
  readonly field: Field;
  readonly isUnique: boolean;
}

/** A model at run time. Fields are looked up in the maps, never on an object. */
export interface Model {
  readonly name: string;
  /** Name in REST, permissions and webhooks: `blog-posts`. */
  readonly path: string;
  readonly table: string;
  readonly fields: ReadonlyMap<string, ModelField>;
  /** The fields and what every record has. */
  readonly searchables: ReadonlyMap<string, Searchable>;
  readonly access: Partial<Readonly<Record<Action, RowRule>>>;
  /** What says whose own a record is: the first of them that is not empty. */
  readonly owners: readonly Searchable[];
  readonly definition: ModelDefinition;
}

export interface Models {
  readonly all: readonly Model[];
  /** What is understood and should be written otherwise; for the log of a start. */
  readonly warnings: readonly string[];
  byPath(path: string): Model | undefined;
  byName(name: string): Model | undefined;
}

/** Who made a record is noted for the rules alone: no answer has it, and no filter finds it. */
export const CREATED_BY = '_created_by';

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

/** A rule of a model for one action, ready to be asked. */
export interface RowRule {
  /** May act on every record. */
  readonly roles: FieldRule;
  /** Whether everyone may act on their own records. */
  readonly own: boolean;
  /** Everyone signed in may act on records that meet one of these. */
  readonly filters: readonly Condition[];
}
