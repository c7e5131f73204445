import { columnFields } from '../column-fields.js';
import type { ColumnField } from '../column-fields.js';
import type { SlugField } from '../kinds/slug.js';
import { isRequiredOnCreate } from '../model.js';
import type { Model, Searchable, RowScope } from '../models.js';

/** A field for which every row of a bulk write has a value or an empty cell. */
export interface BulkField extends ColumnField {
  /** For a relation: the field of the related model that cells use to refer to its records. */
  readonly by: Searchable | undefined;
  /** For a relation: the records that cells may refer to with `by`, and from which values are copied. */
  readonly named: RowScope;
  readonly copied: RowScope;
  /** Key of the cell in a row. */
  readonly source: string;
}

/** Many records of one model, written together: each row creates a record or, with `key`, updates the matching one. */
export interface BulkWrite {
  readonly model: Model;
  /** Absent: every row creates a record. */
  readonly key: BulkField | undefined;
  readonly fields: readonly BulkField[];
  /** Which records the caller may read, create and update. */
  readonly scopes: Readonly<Record<'read' | 'known' | 'create' | 'update', RowScope>>;
  /** The user who becomes the creator of new records. */
  readonly createdBy: string | null;
}

/** Whether every row needs a value for a field. */
export function isWanted({ key }: BulkWrite, { field, name }: BulkField): boolean {
  return isRequiredOnCreate(field) || name === key?.name;
}

/** A slug that the server generates when a new record has none. */
export interface GeneratedSlug extends ColumnField {
  readonly field: SlugField;
  readonly from: string;
}

export function generatedSlugs(model: Model): readonly GeneratedSlug[] {
  return columnFields(model).flatMap((entry) => {
    const { field } = entry;
    return field.type === 'slug' && field.from !== undefined ? [{ ...entry, field, from: field.from }] : [];
  });
}
