import { GraphQLBoolean, GraphQLEnumType, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString } from 'graphql';
import type { GraphQLScalarType } from 'graphql';
import { enumTypeName } from '../check-definitions.js';
import type { Field, FieldType } from '../model.js';
import type { Model, Models, ModelField } from '../models.js';
import { toEnumName } from '../names.js';
import { DateScalar, DateTimeScalar, JsonScalar } from './scalars.js';

/** The type of one value of a field; of an element, for lists; of the id, for relations. */
export type ValueType = GraphQLScalarType | GraphQLEnumType;

export type ValueTypes = ReadonlyMap<ModelField, ValueType>;

const INT_MAX = 2_147_483_647;

/** GraphQL's Int has 32 bits; what may be larger is a Float, which is exact for whole numbers up to 2^53. */
function numberType({ integer, min, max }: Extract<Field, { type: 'number' }>): ValueType {
  const isSmall = min !== undefined && max !== undefined && min >= -INT_MAX && max <= INT_MAX;
  return integer === true && isSmall ? GraphQLInt : GraphQLFloat;
}

interface Owner {
  readonly model: Model;
  readonly name: string;
}

const valueTypes: {
  readonly [Type in FieldType]: (field: Extract<Field, { type: Type }>, owner: Owner) => ValueType;
} = {
  text: () => GraphQLString,
  textarea: () => GraphQLString,
  richtext: () => GraphQLString,
  email: () => GraphQLString,
  slug: () => GraphQLString,
  number: numberType,
  boolean: () => GraphQLBoolean,
  date: () => DateScalar,
  datetime: () => DateTimeScalar,
  select: ({ options }, { model, name }) =>
    new GraphQLEnumType({
      name: enumTypeName(model.name, name),
      values: Object.fromEntries(options.map((option) => [toEnumName(option), { value: option }])),
    }),
  'text[]': () => GraphQLString,
  json: () => JsonScalar,
  relation: () => GraphQLID,
  file: () => GraphQLID,
  image: () => GraphQLID,
};

/** One type a field, made once: enums are types of their own. */
export function buildValueTypes({ all }: Models): ValueTypes {
  return new Map(
    all.flatMap((model) =>
      [...model.fields.values()].map((entry) => {
        const make = valueTypes[entry.field.type] as (field: Field, owner: Owner) => ValueType;
        return [entry, make(entry.field, { model, name: entry.name })] as const;
      }),
    ),
  );
}
