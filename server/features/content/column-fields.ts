import type { Model, ModelField } from './models.js';

/** A field with a column in the model's table: every field except to-many relations. */
export interface ColumnField extends ModelField {
  readonly column: string;
}

export function columnFields({ fields }: Pick<Model, 'fields'>): readonly ColumnField[] {
  return [...fields.values()].flatMap((field) => {
    const { column } = field;
    return column === undefined ? [] : [{ ...field, column }];
  });
}
