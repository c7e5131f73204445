import { mayAct, mayUseField } from '../content/access.js';
import type { Model, Searchable } from '../content/models.js';
import type { ContentDeps } from '../content/content-deps.js';
import type { Principal } from '../../platform/http/principal.js';
import type { FieldRecord, ModelRecord } from './answers.js';

export function listModels({ models }: Pick<ContentDeps, 'models'>, principal: Principal): readonly ModelRecord[] {
  return models.all.map((model) => ({
    name: model.name,
    path: model.path,
    createdBy: model.definition.createdBy ?? 'api',
    readable: mayAct(principal, model, 'read'),
    fields: fieldNames(model).flatMap((name) => {
      const searchable = model.searchables.get(name);
      return searchable && mayUseField(principal, searchable, 'read') ? [fieldRecord(model, searchable)] : [];
    }),
  }));
}

function fieldNames(model: Model): readonly string[] {
  return ['id', ...model.fields.keys(), 'createdAt', 'updatedAt'];
}

function fieldRecord(model: Model, { name, kind, target }: Searchable): FieldRecord {
  const entry = model.fields.get(name);
  const field = entry?.field;
  return {
    name,
    type: field?.type ?? (name === 'id' ? 'id' : 'datetime'),
    required: field?.required ?? false,
    unique: entry?.isUnique ?? name === 'id',
    readOnly: field?.readOnly ?? field === undefined,
    description: field?.description ?? null,
    options: field?.type === 'select' ? field.options : [],
    to: target?.path ?? null,
    many: field?.type === 'relation' && field.many === true,
    sortable: kind.isSortable,
    operators: kind.operators,
  };
}
