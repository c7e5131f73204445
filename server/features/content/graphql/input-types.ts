import { GraphQLBoolean, GraphQLID, GraphQLInputObjectType, GraphQLList, GraphQLNonNull } from 'graphql';
import type { GraphQLInputFieldConfig, GraphQLInputType } from 'graphql';
import type { Model, ModelField, Models, Searchable } from '../models.js';
import { idName } from '../names.js';
import type { Operator, ValueKind, ValueType } from '../kinds/field-kind.js';
import type { ValueTypes } from './object-types.js';
import { DateTimeScalar } from '../kinds/datetime.js';
import { isRequiredOnCreate } from '../model.js';

/** Whether the field is mandatory on creation. */
function isMandatory({ field, kind }: ModelField): boolean {
  return isRequiredOnCreate(field) && kind.empty === null;
}

function inputFields(
  model: Model,
  valueTypes: ValueTypes,
  isNonNull: (field: ModelField) => boolean,
): Record<string, GraphQLInputFieldConfig> {
  const entries = [...model.fields.values()].flatMap((entry): (readonly [string, GraphQLInputFieldConfig])[] => {
    const value = valueTypes.get(entry);
    if (value === undefined || entry.field.readOnly === true) return [];
    const type: GraphQLInputType = entry.kind.empty === null ? value : new GraphQLList(new GraphQLNonNull(value));
    const description = entry.field.description;
    return [[idName(entry), { type: isNonNull(entry) ? new GraphQLNonNull(type) : type, description }]];
  });
  return Object.fromEntries(entries);
}

export function createInputType(model: Model, valueTypes: ValueTypes): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `Create${model.name}Input`,
    fields: () => inputFields(model, valueTypes, isMandatory),
  });
}

/** All optional; an explicit null clears the value. */
export function updateInputType(model: Model, valueTypes: ValueTypes): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `Update${model.name}Input`,
    fields: () => inputFields(model, valueTypes, () => false),
  });
}

/** Converts input members to a REST body, where `authorId` is called `author`. */
export function toBody(model: Model, data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = new Map([...model.fields.values()].map((field) => [idName(field), field.name]));
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [names.get(name) ?? name, value]));
}

export type FilterTypes = ReadonlyMap<Model, GraphQLInputObjectType>;

/** Types such as `BlogPostFilter`; a relation can be filtered by its ids or by fields of the related model. */
export function buildFilterTypes({ all }: Models, valueTypes: ValueTypes): FilterTypes {
  const byName = new Map<string, GraphQLInputObjectType>();
  const operatorsFor = (type: ValueType, { kind, joinTable }: Searchable): GraphQLInputObjectType => {
    const isList = joinTable !== undefined || kind.columnType === 'text[]';
    const name = `${type.name}${isList ? 'List' : ''}Filter`;
    const present = byName.get(name) ?? operatorsType(name, type, kind);
    byName.set(name, present);
    return present;
  };
  const typeOf = (searchable: Searchable): ValueType =>
    valueTypes.get(searchable as ModelField) ?? (searchable.name === 'id' ? GraphQLID : DateTimeScalar);
  const filters = new Map<Model, GraphQLInputObjectType>();
  for (const model of all) {
    const fields = (): Record<string, GraphQLInputFieldConfig> => {
      const entries = [...model.searchables.values()].flatMap((searchable) => {
        const own = [idName(searchable), { type: operatorsFor(typeOf(searchable), searchable) }] as const;
        const related = searchable.target && filters.get(searchable.target);
        return related === undefined ? [own] : [own, [searchable.name, { type: related }] as const];
      });
      return { ...groupFields(filters.get(model)), ...Object.fromEntries(entries) };
    };
    filters.set(model, new GraphQLInputObjectType({ name: `${model.name}Filter`, fields }));
  }
  return filters;
}

const GROUPS = ['and', 'or'] as const;

/** Groups whose conditions must all match, or at least one. A field of the same name takes precedence. */
function groupFields(type: GraphQLInputObjectType | undefined): Record<string, GraphQLInputFieldConfig> {
  if (type === undefined) return {};
  const list = { type: new GraphQLList(new GraphQLNonNull(type)) };
  return Object.fromEntries(GROUPS.map((group) => [group, list]));
}

function operatorsType(name: string, type: ValueType, { operators }: ValueKind): GraphQLInputObjectType {
  const typeOf = (operator: Operator): GraphQLInputFieldConfig['type'] => {
    if (operator === 'null') return GraphQLBoolean;
    return operator === 'in' || operator === 'nin' ? new GraphQLList(new GraphQLNonNull(type)) : type;
  };
  return new GraphQLInputObjectType({
    name,
    fields: Object.fromEntries(operators.map((operator) => [operator, { type: typeOf(operator) }])),
  });
}

type Members = Readonly<Record<string, unknown>>;

/** Converts a filter argument to the query syntax: `{ 'author.name': { $eq: … }, $or: […] }`. */
export function toRawFilter(model: Model, filter: unknown, prefix = ''): Members {
  const raw: Record<string, unknown> = {};
  const groups: Members[] = [];
  for (const searchable of model.searchables.values()) {
    const own = memberOf(filter, idName(searchable));
    if (own !== undefined) raw[`${prefix}${searchable.name}`] = toOperators(own);
    const { target } = searchable;
    const related = target === undefined ? undefined : memberOf(filter, searchable.name);
    if (target !== undefined && related !== undefined) {
      const { $and, $or, ...members } = toRawFilter(target, related, `${prefix}${searchable.name}.`);
      Object.assign(raw, members);
      if ($and !== undefined) groups.push({ $and });
      if ($or !== undefined) groups.push({ $or });
    }
  }
  for (const group of GROUPS) {
    const parts = model.searchables.has(group) ? undefined : memberOf(filter, group);
    if (Array.isArray(parts)) groups.push({ [`$${group}`]: parts.map((part) => toRawFilter(model, part, prefix)) });
  }
  return groups.length > 1 ? { ...raw, $and: groups } : { ...raw, ...groups[0] };
}

/** A member that exists and is not null. */
function memberOf(value: unknown, name: string): object | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  const member = (value as Members)[name];
  return typeof member === 'object' && member !== null ? member : undefined;
}

function toOperators(operators: object): Members {
  return Object.fromEntries(Object.entries(operators).map(([operator, value]) => [`$${operator}`, value]));
}
