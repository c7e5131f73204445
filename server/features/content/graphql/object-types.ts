import { GraphQLBoolean, GraphQLID, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType } from 'graphql';
import type { GraphQLFieldConfig, GraphQLOutputType } from 'graphql';
import { ApiError } from '../../../platform/http/errors.js';
import { mayAct } from '../access.js';
import type { ContentRecord } from '../content-record.js';
import type { Model, ModelField, Models } from '../models.js';
import type { GraphQLContext } from './graphql-context.js';
import { IS_CONNECTION } from './limits.js';
import { DateTimeScalar } from '../kinds/datetime.js';
import type { ValueType } from '../kinds/field-kind.js';
import { fieldKind } from '../kinds/kinds.js';

type RecordType = GraphQLObjectType<ContentRecord, GraphQLContext>;
type RecordField = GraphQLFieldConfig<ContentRecord, GraphQLContext>;

export type RecordTypes = ReadonlyMap<Model, RecordType>;

export type ValueTypes = ReadonlyMap<ModelField, ValueType>;

/** One type per field, created once, because each enum is a separate type. */
export function buildValueTypes({ all }: Models): ValueTypes {
  return new Map(
    all.flatMap((model) =>
      [...model.fields.values()].map((entry) => {
        const { field, name } = entry;
        return [entry, fieldKind(field).graphql(field, { model: model.name, name })] as const;
      }),
    ),
  );
}

const required = <T extends ConstructorParameters<typeof GraphQLNonNull>[0]>(type: T): GraphQLNonNull<T> =>
  new GraphQLNonNull(type);

/** Types such as `BlogPost`. */
export function buildRecordTypes({ all }: Models, valueTypes: ValueTypes): RecordTypes {
  const types = new Map<Model, RecordType>();
  for (const model of all) {
    const fields = (): Record<string, RecordField> => ({
      id: { type: required(GraphQLID) },
      ...Object.fromEntries(
        [...model.fields].map(([name, field]) => [name, recordField(field, { types, valueTypes })]),
      ),
      createdAt: { type: required(DateTimeScalar) },
      updatedAt: { type: required(DateTimeScalar) },
    });
    types.set(model, new GraphQLObjectType({ name: model.name, fields }));
  }
  return types;
}

function recordField(
  entry: ModelField,
  { types, valueTypes }: { readonly types: RecordTypes; readonly valueTypes: ValueTypes },
): RecordField {
  const { field, target } = entry;
  const type = (target && types.get(target)) ?? valueTypes.get(entry);
  if (type === undefined) throw new Error(`Field "${entry.name}" has no GraphQL type.`);
  return {
    type: outputType(entry, type),
    description: field.description,
    resolve: (record, _arguments, context) => {
      // Operations remove unreadable fields from records; this error tells the caller why the field is null.
      if (!Object.hasOwn(record, entry.name)) throw new ApiError('FORBIDDEN');
      const value = record[entry.name];
      return target === undefined ? value : loadRelated(context, target, value);
    },
  };
}

/** A field with a read rule can be null for some callers, even if every record has a value. */
function outputType({ field, kind, target, access }: ModelField, type: GraphQLOutputType): GraphQLOutputType {
  if (kind.empty !== null) return required(new GraphQLList(required(type as RecordType)));
  const isAlwaysThere = field.required === true && target === undefined && access.read === undefined;
  return isAlwaysThere ? required(type as RecordType) : type;
}

async function loadRelated(context: GraphQLContext, target: Model, value: unknown): Promise<unknown> {
  if (value === null || (Array.isArray(value) && value.length === 0)) return value;
  if (!mayAct(context.principal, target, 'read')) {
    throw new ApiError('FORBIDDEN', { message: `You may not read records of "${target.path}".` });
  }
  context.countRelated(Array.isArray(value) ? value.length : 1);
  if (!Array.isArray(value)) return context.load(target, String(value));
  const records = await Promise.all(value.map((id) => context.load(target, String(id))));
  return records.filter((record) => record !== null);
}

const PageInfo = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    hasNextPage: { type: required(GraphQLBoolean) },
    hasPreviousPage: { type: required(GraphQLBoolean) },
    total: { type: required(GraphQLInt) },
  },
});

export function connectionType(model: Model, type: RecordType): GraphQLObjectType {
  return new GraphQLObjectType({
    name: `${model.name}Connection`,
    extensions: { [IS_CONNECTION]: true },
    fields: { nodes: { type: required(new GraphQLList(required(type))) }, pageInfo: { type: required(PageInfo) } },
  });
}
