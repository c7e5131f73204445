import type { Action } from '../../platform/http/principal.js';
import type { Field } from './kinds/kinds.js';

/** What a new record has where nothing is given; `undefined` where that is nothing. */
export function defaultOf(field: Field): unknown {
  return 'default' in field ? field.default : undefined;
}

/** A slug that the server makes where a new record is given none. */
export function isMadeSlug(field: Field): boolean {
  return field.type === 'slug' && field.from !== undefined;
}

/** A record cannot be made without a value for it. */
export function isNeeded(field: Field): boolean {
  return field.required === true && defaultOf(field) === undefined && !isMadeSlug(field);
}

/** Roles that may; `authenticated` stands for everyone who is signed in, and for keys with the right. */
export type FieldRule = readonly string[];

/** Records that meet a filter, written as in REST: `{ status: 'published' }`, `{ $or: [{ rank: { $gt: 5 } }, …] }`. */
export type RowFilter = Readonly<Record<string, unknown>>;

/**
 * Who may act on which records; a record is open to a person when any part allows it. A role, or `authenticated` for
 * everyone signed in, opens all of them. `own` opens a person's own to them, a filter those that meet it to everyone
 * signed in: `['editor', { status: 'published' }, 'own']`.
 */
export type AccessRule = readonly (string | RowFilter)[];

/** A model as it is configured: fields, who may do what with them, indexes. */
export interface ModelDefinition {
  /** Singular, PascalCase: `BlogPost`. GraphQL's name. */
  readonly name: string;
  /** The name in REST, permissions and webhooks. Default: plural kebab case, `blog-posts`. */
  readonly path?: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** `upload`: records come from uploads alone, never from a body. Default `api`. */
  readonly createdBy?: 'api' | 'upload';
  /** Per action; an action without a rule is for admin and super_admin. */
  readonly access?: Partial<Readonly<Record<Action, AccessRule>>>;
  readonly fieldAccess?: Readonly<Record<string, Partial<Readonly<Record<'read' | 'create' | 'update', FieldRule>>>>>;
  /**
   * A relation to one `User`: whose own a record is, for the rule `own`. Where it is empty, and by default, a record is
   * its creator's.
   */
  readonly owner?: string;
  /** Column sets indexed together. */
  readonly indexes?: readonly (readonly string[])[];
}

/** Declares a model; a typo in it is a compile error. */
export function defineModel<const T extends ModelDefinition>(definition: T): T {
  return definition;
}

/** A model that cannot be: stops the start with one line that says what to change. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code = 'BAD_MODEL';
}
