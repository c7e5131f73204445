import type { Action } from '../../platform/http/principal.js';
import { checkColumns } from './check-columns.js';
import { checkDefinitions } from './check-definitions.js';
import { ruleWarnings } from './check-rules.js';
import type { AccessRule, FieldRule, ModelDefinition } from './model.js';
import { mergeDefinitions } from './merge-definitions.js';
import { ownersOf, resolveRoles, resolveRule } from './model-rules.js';
import type { RowRule } from './model-rules.js';
import { identifier, toPluralPath, toSnakeCase, USER_MODEL } from './names.js';
import type { ValueKind } from './kinds/field-kind.js';
import { fieldKind, valueKind } from './kinds/kinds.js';
import type { Field } from './kinds/kinds.js';
import { ID_FILTER, ID_VALUE } from './kinds/relation.js';

/** What filters and sorting can name: a field of the model, or `id`, `createdAt`, `updatedAt`. */
export interface Searchable {
  readonly name: string;
  readonly kind: ValueKind;
  /** Column of the model's table; `undefined` for to-many relations, which have a join table. */
  readonly column: string | undefined;
  /** `owner_id`, `target_id`, `position`; of to-many relations only. */
  readonly joinTable: string | undefined;
  /** What a relation, a file or an image points to. */
  readonly target: Model | undefined;
  readonly access: FieldAccess;
}

export type FieldAccess = Partial<Readonly<Record<'read' | 'create' | 'update', FieldRule>>>;

/** A field of a model at run time: its declaration and where it lives in the table. */
export interface ModelField extends Searchable {
  readonly field: Field;
  readonly isUnique: boolean;
}

/** A model at run time. Fields are looked up in the maps, never on an object. */
export interface Model {
  readonly name: string;
  /** Name in REST, permissions and webhooks: `blog-posts`. */
  readonly path: string;
  readonly table: string;
  readonly fields: ReadonlyMap<string, ModelField>;
  /** The fields and what every record has. */
  readonly searchables: ReadonlyMap<string, Searchable>;
  readonly access: Partial<Readonly<Record<Action, RowRule>>>;
  /** What says whose own a record is: the first of them that is not empty. */
  readonly owners: readonly Searchable[];
  readonly definition: ModelDefinition;
}

export interface Models {
  readonly all: readonly Model[];
  /** What is understood and should be written otherwise; for the log of a start. */
  readonly warnings: readonly string[];
  byPath(path: string): Model | undefined;
  byName(name: string): Model | undefined;
}

/** Configured models over the shipped and the built-in ones; throws a ModelError that names what cannot be. */
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

/** Who made a record is noted for the rules alone: no answer has it, and no filter finds it. */
export const CREATED_BY = '_created_by';

function addRules(model: MutableModel): void {
  const creator = { ...SYSTEM_FIELD, name: 'createdBy', column: CREATED_BY, kind: ID_KIND };
  const id = model.searchables.get('id');
  // An account is the person's own, whoever made it.
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
