import type { Action } from '../../platform/http/principal.js';
import { BUILT_IN_MODELS } from './built-in-models.js';
import { checkDefinitions } from './check-definitions.js';
import type { ValueKind } from './kinds/field-kind.js';
import { fieldKind, valueKind } from './kinds/kinds.js';
import type { Field } from './kinds/kinds.js';
import { ID_FILTER, ID_VALUE } from './kinds/relation.js';
import { ModelError } from './model.js';
import type { AccessRule, ModelDefinition } from './model.js';
import { ownersOf, resolveRoles, resolveRule, ruleWarnings } from './model-rules.js';
import { CREATED_BY } from './models.js';
import type { Model, ModelField, Models, Searchable } from './models.js';
import { identifier, IDENTIFIER_BYTES, idName, toPluralPath, toSnakeCase, USER_MODEL } from './names.js';
import { SHIPPED_MODELS } from './shipped-models.js';

/** Merges configured models over shipped and built-in ones; throws a ModelError that names the error. */
export function resolveModels(configured: readonly ModelDefinition[]): Models {
  const definitions = mergeDefinitions(configured);
  checkDefinitions(definitions);
  const models = new Map<string, MutableModel>();
  for (const definition of definitions) models.set(definition.name, emptyModel(definition));
  for (const model of models.values()) addFields(model, models);
  for (const model of models.values()) addRules(model);
  const all: readonly Model[] = [...models.values()];
  checkColumns(all);
  const byPath = new Map(all.map((model) => [model.path, model]));
  return {
    all,
    warnings: configured.flatMap(ruleWarnings),
    byPath: (path) => byPath.get(path),
    byName: (name) => models.get(name),
  };
}

interface MutableModel extends Model {
  readonly fields: Map<string, ModelField>;
  readonly searchables: Map<string, Searchable>;
  access: Model['access'];
  owners: Model['owners'];
}

function emptyModel(definition: ModelDefinition): MutableModel {
  const path = definition.path ?? toPluralPath(definition.name);
  return {
    name: definition.name,
    path,
    table: identifier(path.replaceAll('-', '_')),
    fields: new Map(),
    searchables: new Map(),
    access: {},
    owners: [],
    definition,
  };
}

const ID_KIND: ValueKind = { ...ID_VALUE, ...ID_FILTER };
const SYSTEM_FIELD = { joinTable: undefined, target: undefined, access: {} } as const;

function addFields(model: MutableModel, models: ReadonlyMap<string, Model>): void {
  for (const [name, field] of Object.entries(model.definition.fields)) {
    const entry = modelField(model, { name, field, models });
    model.fields.set(name, entry);
    model.searchables.set(name, entry);
  }
  const instant = valueKind({ type: 'datetime' });
  model.searchables.set('id', { ...SYSTEM_FIELD, name: 'id', column: 'id', kind: { ...ID_KIND, isSortable: true } });
  model.searchables.set('createdAt', { ...SYSTEM_FIELD, name: 'createdAt', column: 'created_at', kind: instant });
  model.searchables.set('updatedAt', { ...SYSTEM_FIELD, name: 'updatedAt', column: 'updated_at', kind: instant });
}

function addRules(model: MutableModel): void {
  const creator = { ...SYSTEM_FIELD, name: 'createdBy', column: CREATED_BY, kind: ID_KIND };
  const id = model.searchables.get('id');
  // An account is owned by its user, not by its creator.
  model.owners = model.name === USER_MODEL && id !== undefined ? [id] : ownersOf(model, creator);
  const rules = Object.entries(model.definition.access ?? {}) as [Action, AccessRule][];
  model.access = Object.fromEntries(rules.map(([action, rule]) => [action, resolveRule(model, action, rule)]));
}

function modelField(
  model: Model,
  { name, field, models }: { name: string; field: Field; models: ReadonlyMap<string, Model> },
): ModelField {
  const kind = valueKind(field);
  const targetName = fieldKind(field).target?.(field);
  const isMany = targetName !== undefined && kind.empty !== null;
  const column = toSnakeCase(name);
  const ownColumn = targetName === undefined ? column : `${column}_id`;
  return {
    name,
    field,
    kind,
    column: isMany ? undefined : ownColumn,
    joinTable: isMany ? identifier(model.table, column) : undefined,
    target: targetName === undefined ? undefined : models.get(targetName),
    access: Object.fromEntries(
      Object.entries(model.definition.fieldAccess?.[name] ?? {}).map(([action, roles]) => [
        action,
        resolveRoles(roles),
      ]),
    ),
    isUnique: field.unique === true || field.type === 'slug',
  };
}

/** Configured definitions replace shipped and built-in ones with the same name. */
function mergeDefinitions(configured: readonly ModelDefinition[]): readonly ModelDefinition[] {
  const merged = new Map<string, ModelDefinition>();
  for (const definition of [...BUILT_IN_MODELS, ...SHIPPED_MODELS]) merged.set(definition.name, definition);
  const seen = new Set<string>();
  for (const definition of configured) {
    if (seen.has(definition.name)) throw new ModelError(`Model "${definition.name}" is declared twice.`);
    seen.add(definition.name);
    const builtIn = BUILT_IN_MODELS.find(({ name }) => name === definition.name);
    merged.set(definition.name, builtIn === undefined ? definition : extendBuiltIn(builtIn, definition));
  }
  return [...merged.values()];
}

/** A deployment may add fields and rules to `User` and `File`; the parts the server relies on stay. */
function extendBuiltIn(builtIn: ModelDefinition, definition: ModelDefinition): ModelDefinition {
  return {
    ...builtIn,
    fields: { ...builtIn.fields, ...definition.fields, ...builtIn.fields },
    access: { ...builtIn.access, ...definition.access },
    fieldAccess: { ...builtIn.fieldAccess, ...definition.fieldAccess },
    ...(definition.owner === undefined ? {} : { owner: definition.owner }),
    indexes: [...(builtIn.indexes ?? []), ...(definition.indexes ?? [])],
  };
}

/** Two configured names can still collide in the database: `author` as a relation, and `authorId`. */
function checkColumns(models: readonly Model[]): void {
  const tables = new Map<string, string>();
  const claim = (table: string, owner: string): void => {
    const other = tables.get(table);
    if (other !== undefined) throw new ModelError(`${owner} and ${other} would share the table "${table}".`);
    tables.set(table, owner);
  };
  for (const model of models) {
    claim(model.table, `Model "${model.name}"`);
    for (const field of model.fields.values()) {
      checkCopy(model, field);
      if (field.joinTable !== undefined) claim(field.joinTable, `Field "${model.name}.${field.name}"`);
    }
    checkNames(model);
    checkIndexes(model);
  }
}

/** By the names of columns and in bodies. */
function checkNames(model: Model): void {
  const columns = new Map([
    ['id', 'id'],
    ['created_at', 'createdAt'],
    ['updated_at', 'updatedAt'],
  ]);
  const names = new Map([...model.fields.keys()].map((name) => [name, name]));
  for (const field of model.fields.values()) {
    const { name, column } = field;
    const inputName = idName(field);
    const taken = inputName === name ? undefined : names.get(inputName);
    if (taken !== undefined) {
      throw new ModelError(`Fields "${taken}" and "${name}" of "${model.name}" would share the name "${inputName}".`);
    }
    names.set(inputName, name);
    if (column === undefined) continue;
    const other = columns.get(column);
    if (other !== undefined) {
      throw new ModelError(`Fields "${other}" and "${name}" of "${model.name}" would share the column "${column}".`);
    }
    if (Buffer.byteLength(column) > IDENTIFIER_BYTES) {
      throw new ModelError(`The name of field "${name}" of "${model.name}" is too long.`);
    }
    columns.set(column, name);
  }
}

function checkIndexes(model: Model): void {
  for (const name of (model.definition.indexes ?? []).flat()) {
    const field = model.searchables.get(name);
    if (field?.column === undefined || field.kind.columnType === 'json') {
      throw new ModelError(`Field "${name}" of "${model.name}" cannot be part of an index.`);
    }
  }
}

/** A copied value must be valid in its field: it must come from a field of the same name and type. */
function checkCopy(model: Model, { name, field }: ModelField): void {
  if (field.copiedFrom === undefined) return;
  const relation = model.fields.get(field.copiedFrom);
  const source = relation?.joinTable === undefined ? relation?.target?.fields.get(name) : undefined;
  if (source?.field.type !== field.type || field.type === 'select' || field.required === true) {
    throw new ModelError(
      `Field "${name}" of "${model.name}" cannot be copied from "${field.copiedFrom}": ` +
        'it must be a relation to one record with a field of this name and type, and this field must not be required.',
    );
  }
}
