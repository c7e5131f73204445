import type { Action } from '../../platform/http/principal.js';

interface FieldBase {
  readonly required?: boolean;
  readonly unique?: boolean;
  /** Speeds up filters and sorting by this field. */
  readonly index?: boolean;
  /** Written by the server alone; in a body it is passed over, as `createdAt` is. */
  readonly readOnly?: boolean;
  readonly description?: string;
  /**
   * A relation to one record: whenever that is written and this field is left out, it takes the value of the field of
   * the same name there. So an image has the address of its file.
   */
  readonly copiedFrom?: string;
}

interface TextBase extends FieldBase {
  readonly default?: string;
  /** Characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** What a model may hold; the shape of each kind in configuration. */
export type Field =
  | ({
      readonly type: 'text' | 'textarea' | 'richtext';
      /** `folder`: labels joined by `/`, as uploads take them. */
      readonly format?: 'folder';
    } & TextBase)
  | ({ readonly type: 'email' } & TextBase)
  /** Lower-case words with hyphens; made from `from` when absent, `-2`, `-3` on collision. Always unique. */
  | ({ readonly type: 'slug'; readonly from?: string } & TextBase)
  | ({ readonly type: 'number'; readonly integer?: boolean; readonly default?: number } & FieldBase & Bounds<number>)
  | ({ readonly type: 'boolean'; readonly default?: boolean } & FieldBase)
  /** A calendar date, `2026-02-28`. */
  | ({ readonly type: 'date'; readonly default?: string } & FieldBase & Bounds<string>)
  /** An instant, ISO 8601 UTC with milliseconds. */
  | ({ readonly type: 'datetime'; readonly default?: string } & FieldBase & Bounds<string>)
  | ({
      readonly type: 'select';
      readonly options: readonly string[];
      readonly default?: string;
      /** Allowed moves, from each option to others; any move where absent. */
      readonly transitions?: Readonly<Record<string, readonly string[]>>;
    } & FieldBase)
  | ({ readonly type: 'text[]'; readonly default?: readonly string[]; readonly maxItems?: number } & FieldBase)
  | ({ readonly type: 'json'; readonly default?: unknown } & FieldBase)
  /** `to` names a model. `many` is a list kept in order. */
  | ({ readonly type: 'relation'; readonly to: string; readonly many?: boolean } & FieldBase)
  /** An uploaded file: a relation to the built-in `File`. `image` takes raster images only. */
  | ({ readonly type: 'file' | 'image' } & FieldBase);

interface Bounds<T> {
  readonly min?: T;
  readonly max?: T;
}

export type FieldType = Field['type'];

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
