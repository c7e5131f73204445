import type { SlugField } from '../kinds/slug.js';
import type { Model, ModelField, Searchable } from '../models.js';
import type { RowScope } from '../query/query.js';

/** A field of a model that every row of a bulk write has a value for, or an empty cell. */
export interface BulkField extends ModelField {
  readonly column: string;
  /** Of a relation: the field of the other model that the cells name its records by. */
  readonly by: Searchable | undefined;
  /** Of a relation: the records of the other model that cells may name by `by`, and that values are copied from. */
  readonly named: RowScope;
  readonly copied: RowScope;
  /** Key of the cell in a row. */
  readonly source: string;
}

/** Many records of one model, written together: each a new one, or by `key` a change of the one that has it. */
export interface BulkWrite {
  readonly model: Model;
  /** Absent: every row is a new record. */
  readonly key: BulkField | undefined;
  readonly fields: readonly BulkField[];
  /** Which records the caller may read, create and update. */
  readonly scopes: Readonly<Record<'read' | 'create' | 'update', RowScope>>;
  /** The person whose new records are. */
  readonly createdBy: string | null;
}

/** A slug that the server makes where a new record is given none. */
export interface MadeSlug extends ModelField {
  readonly field: SlugField;
  readonly column: string;
  readonly from: string;
}

export function madeSlugs({ fields }: Model): readonly MadeSlug[] {
  return [...fields.values()].flatMap((entry) => {
    const { field, column } = entry;
    if (field.type !== 'slug' || field.from === undefined || column === undefined) return [];
    return [{ ...entry, field, column, from: field.from }];
  });
}
