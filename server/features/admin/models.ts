import { mayAct, mayUseField } from '../content/access.js';
import type { FieldType } from '../content/model.js';
import type { Model, Searchable } from '../content/models.js';
import type { Operator } from '../content/values/value-kind.js';
import type { Deps } from '../../main/deps.js';
import type { Principal } from '../../platform/http/principal.js';

/** What every record has and no model declares is of type `id` or `datetime`. */
export interface FieldRecord {
  readonly name: string;
  readonly type: FieldType | 'id';
  readonly required: boolean;
  readonly unique: boolean;
  readonly readOnly: boolean;
  readonly description: string | null;
  /** Of a select. */
  readonly options: readonly string[];
  /** Path of the model it points to. */
  readonly to: string | null;
  readonly many: boolean;
  readonly sortable: boolean;
  /** What a filter by it may ask, without the `$`. */
  readonly operators: readonly Operator[];
}

export interface ModelRecord {
  readonly name: string;
  readonly path: string;
  readonly createdBy: 'api' | 'upload';
  /** Whether whoever asks may read its records. */
  readonly readable: boolean;
  /** Those whoever asks may read: `id`, the declared ones in their order, `createdAt`, `updatedAt`. */
  readonly fields: readonly FieldRecord[];
}

export function listModels({ models }: Pick<Deps, 'models'>, principal: Principal): readonly ModelRecord[] {
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
