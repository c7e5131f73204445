import type { Action } from '../../platform/http/principal.js';
import type { Field } from './kinds/kinds.js';

/** The default value of a field in a new record; `undefined` when there is none. */
export function defaultOf(field: Field): unknown {
  return 'default' in field ? field.default : undefined;
}

/** A slug that the server generates when a new record has none. */
export function isGeneratedSlug(field: Field): boolean {
  return field.type === 'slug' && field.from !== undefined;
}

/** A record cannot be created without a value for this field. */
export function isRequiredOnCreate(field: Field): boolean {
  return field.required === true && defaultOf(field) === undefined && !isGeneratedSlug(field);
}

/** Roles with access; `authenticated` means all signed-in users, and keys with the permission. */
export type FieldRule = readonly string[];

/** Records that match a filter in REST syntax: `{ status: 'published' }`, `{ $or: [{ rank: { $gt: 5 } }, …] }`. */
export type RowFilter = Readonly<Record<string, unknown>>;

/**
 * Who may act on which records; each part of the rule grants access. A role, or `authenticated` for all signed-in
 * users, grants access to all records. `own` grants users access to their own records, a filter grants all signed-in
 * users access to matching records: `['editor', { status: 'published' }, 'own']`.
 */
export type AccessRule = readonly (string | RowFilter)[];

/** A model as configured: fields, access rules, indexes. */
export interface ModelDefinition {
  /** Singular, PascalCase: `BlogPost`. The name in GraphQL. */
  readonly name: string;
  /** The name in REST, permissions and webhooks. Default: plural kebab case, `blog-posts`. */
  readonly path?: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** `upload`: records are created by uploads only, never from a body. Default `api`. */
  readonly createdBy?: 'api' | 'upload';
  /** By action; an action without a rule is allowed for admin and super_admin. */
  readonly access?: Partial<Readonly<Record<Action, AccessRule>>>;
  readonly fieldAccess?: Readonly<Record<string, Partial<Readonly<Record<'read' | 'create' | 'update', FieldRule>>>>>;
  /**
   * A relation to one `User`: the owner of a record, for the rule `own`. By default, and when it is empty, the creator
   * is the owner.
   */
  readonly owner?: string;
  /** Column sets indexed together. */
  readonly indexes?: readonly (readonly string[])[];
}

/** Declares a model, with type checking. */
export function defineModel<const T extends ModelDefinition>(definition: T): T {
  return definition;
}

/** An invalid model. Stops the start with a one-line message that says what to change. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code = 'BAD_MODEL';
}
