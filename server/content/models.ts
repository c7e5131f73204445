import type { Action } from '../auth/principal.js';
import type { AccessRule, Field, ModelDefinition } from './model.js';

/** A field of a model at run time: its declaration and where it lives in the table. */
export interface ModelField {
  readonly name: string;
  readonly field: Field;
  /** Column of the model's table; `undefined` for to-many relations, which have a join table. */
  readonly column: string | undefined;
  readonly access: Partial<Readonly<Record<'read' | 'create' | 'update', AccessRule>>>;
}

/** A model at run time. Fields are looked up in the map, never on an object. */
export interface Model {
  readonly name: string;
  /** Name in REST, permissions and webhooks: `blog-posts`. */
  readonly path: string;
  readonly table: string;
  readonly fields: ReadonlyMap<string, ModelField>;
  readonly access: Partial<Readonly<Record<Action, AccessRule>>>;
  readonly definition: ModelDefinition;
}

export interface Models {
  readonly all: readonly Model[];
  byPath(path: string): Model | undefined;
  byName(name: string): Model | undefined;
}
