import { GraphQLInputObjectType, GraphQLList, GraphQLNonNull } from 'graphql';
import type { GraphQLInputFieldConfig, GraphQLInputType } from 'graphql';
import type { Model, ModelField } from '../models.js';
import type { ValueTypes } from './field-types.js';
import { idName } from '../relation-names.js';

/** Whether a creation must give the field. */
function mustBeGiven({ field, kind }: ModelField): boolean {
  const isMade = 'default' in field || (field.type === 'slug' && field.from !== undefined);
  return field.required === true && !isMade && kind.empty === null;
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
    fields: () => inputFields(model, valueTypes, mustBeGiven),
  });
}

/** All optional; an explicit null clears. */
export function updateInputType(model: Model, valueTypes: ValueTypes): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `Update${model.name}Input`,
    fields: () => inputFields(model, valueTypes, () => false),
  });
}

/** Input members as a body of REST has them: `authorId` is `author` there. */
export function toBody(model: Model, data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = new Map([...model.fields.values()].map((field) => [idName(field), field.name]));
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [names.get(name) ?? name, value]));
}
