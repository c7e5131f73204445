import { ModelError } from './model.js';
import type { Model, ModelField } from './models.js';
import { IDENTIFIER_BYTES, idName } from './names.js';

/** Two names in configuration may still meet in the database: `author` as a relation, and `authorId`. */
export function checkColumns(models: readonly Model[]): void {
  const tables = new Map<string, string>();
  const claim = (table: string, owner: string): void => {
    const other = tables.get(table);
    if (other !== undefined) throw new ModelError(`${owner} and ${other} would share the table "${table}".`);
    tables.set(table, owner);
  };
  for (const model of models) {
    claim(model.table, `Model "${model.name}"`);
    const columns = new Map([
      ['id', 'id'],
      ['created_at', 'createdAt'],
      ['updated_at', 'updatedAt'],
    ]);
    const names = new Map([...model.fields.keys()].map((name) => [name, name]));
    for (const field of model.fields.values()) {
      const { name, column, joinTable } = field;
      checkCopy(model, field);
      const inputName = idName(field);
      const taken = inputName === name ? undefined : names.get(inputName);
      if (taken !== undefined) {
        throw new ModelError(`Fields "${taken}" and "${name}" of "${model.name}" would share the name "${inputName}".`);
      }
      names.set(inputName, name);
      if (joinTable !== undefined) claim(joinTable, `Field "${model.name}.${name}"`);
      if (column === undefined) continue;
      const other = columns.get(column);
      if (other !== undefined) {
        throw new ModelError(`Fields "${other}" and "${name}" of "${model.name}" would share the column "${column}".`);
      }
      if (Buffer.byteLength(column) > IDENTIFIER_BYTES) {
        throw new ModelError(`Field "${name}" of "${model.name}" has too long a name.`);
      }
      columns.set(column, name);
    }
    for (const name of (model.definition.indexes ?? []).flat()) {
      const field = model.searchables.get(name);
      if (field?.column === undefined || field.kind.columnType === 'json') {
        throw new ModelError(`Field "${name}" of "${model.name}" cannot be part of an index.`);
      }
    }
  }
}

/** A copied value must do where it comes to: from a field of the same name and type. */
function checkCopy(model: Model, { name, field }: ModelField): void {
  if (field.copiedFrom === undefined) return;
  const relation = model.fields.get(field.copiedFrom);
  const source = relation?.joinTable === undefined ? relation?.target?.fields.get(name) : undefined;
  if (source?.field.type !== field.type || field.type === 'select' || field.required === true) {
    throw new ModelError(
      `Field "${name}" of "${model.name}" cannot be copied from "${field.copiedFrom}": ` +
        'that must be a relation to one record with a field of this name and type, and this one not required.',
    );
  }
}
