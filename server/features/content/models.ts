import type { Action } from '../../platform/http/principal.js';
import type { Operator, ValueKind } from './kinds/field-kind.js';
import type { Field } from './kinds/kinds.js';
import type { FieldRule, ModelDefinition } from './model.js';

/** What filters and sorting can refer to: a field of the model, or `id`, `createdAt`, `updatedAt`. */
export interface Searchable {
  readonly name: string;
  readonly kind: ValueKind;
  /** Column of the model's table; `undefined` for to-many relations, which have a join table. */
  readonly column: string | undefined;
  /** Only for to-many relations; has the columns `owner_id`, `target_id`, `position`. */
  readonly joinTable: string | undefined;
  /** The model that a relation, a file or an image points to. */
  readonly target: Model | undefined;
  readonly access: FieldAccess;
}

export type FieldAccess = Partial<Readonly<Record<'read' | 'create' | 'update', FieldRule>>>;

/** A field of a model at run time: its declaration and its place in the table. */
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
  /** The fields, and the members that every record has. */
  readonly searchables: ReadonlyMap<string, Searchable>;
  readonly access: Partial<Readonly<Record<Action, RowRule>>>;
  /** The fields that determine a record's owner: the first non-empty one counts. */
  readonly owners: readonly Searchable[];
  readonly definition: ModelDefinition;
}

export interface Models {
  readonly all: readonly Model[];
  /** Accepted but outdated settings, to be logged at start. */
  readonly warnings: readonly string[];
  byPath(path: string): Model | undefined;
  byName(name: string): Model | undefined;
}

/** The creator of a record is stored for the rules only: responses do not contain it, and filters cannot use it. */
export const CREATED_BY = '_created_by';

/** `null` means no value. */
export type Operand = unknown;

/** A condition on records. Filters of callers and rules of models compile to the same conditions. */
export type Condition = Comparison | Group | RelatedCondition;

/** The records of a model that a caller may act on. */
export type RowScope = 'all' | 'none' | Condition;

export interface Comparison {
  readonly kind: 'comparison';
  readonly field: Searchable;
  readonly operator: Operator;
  /** A single operand for most operators; a list for `in` and `nin`; a boolean for `null`. */
  readonly operands: readonly Operand[];
}

export interface Group {
  /** An empty `and` is always true, an empty `or` never. */
  readonly kind: 'and' | 'or';
  readonly conditions: readonly Condition[];
}

/**
 * A comparison with the related record; for to-many, with any of the related records. Without a related record, the
 * fields of a to-one relation have no value.
 */
export interface RelatedCondition {
  readonly kind: 'related';
  readonly via: Searchable;
  /** Other related records do not exist for the caller. */
  readonly readable: RowScope;
  readonly comparison: Comparison;
}

/** A model's rule for one action, resolved. */
export interface RowRule {
  /** These roles may act on every record. */
  readonly roles: FieldRule;
  /** Whether all users may act on their own records. */
  readonly own: boolean;
  /** All signed-in users may act on records that match one of these. */
  readonly filters: readonly Condition[];
}
