import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { GraphQLFieldConfig, GraphQLInputObjectType } from 'graphql';
import { ApiError } from '../../../platform/http/errors.js';
import { FILE_MODEL, pluralField, singularField, USER_MODEL } from '../names.js';
import { mayAct } from '../access.js';
import type { ContentRecord } from '../content-record.js';
import type { Model, Models } from '../models.js';
import { createRecord } from '../operations/create-record.js';
import { deleteRecord } from '../operations/delete-record.js';
import { findRecord, findRecords } from '../operations/find-records.js';
import { updateRecord } from '../operations/update-record.js';
import { DEFAULT_LIMIT } from '../query/query.js';
import { buildFilterTypes, toRawFilter, createInputType, toBody, updateInputType } from './input-types.js';
import type { GraphQLContext } from './graphql-context.js';
import { buildRecordTypes, buildValueTypes, connectionType } from './object-types.js';
import { requireAnswer } from './require-answer.js';

type RootField<Arguments> = GraphQLFieldConfig<unknown, GraphQLContext, Arguments>;
type RootFields = Record<string, GraphQLFieldConfig<unknown, GraphQLContext>>;

interface ModelTypes {
  readonly model: Model;
  readonly record: GraphQLObjectType<ContentRecord, GraphQLContext>;
  readonly filter: GraphQLInputObjectType;
}

interface Page {
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly sort?: string | null;
  readonly filter?: unknown;
}

interface Written {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Deleted {
  readonly id: string;
  readonly transferTo?: string | null;
  readonly force?: boolean | null;
}

const id = { id: { type: new GraphQLNonNull(GraphQLID) } };

/** The GraphQL API of the models; resolvers call the same operations as REST. */
export function buildSchema(models: Models): GraphQLSchema {
  const valueTypes = buildValueTypes(models);
  const filters = buildFilterTypes(models, valueTypes);
  const query: RootFields = {};
  const mutation: RootFields = {};
  for (const [model, record] of buildRecordTypes(models, valueTypes)) {
    const filter = filters.get(model);
    if (filter === undefined) continue;
    const types = { model, record, filter };
    query[singularField(model)] = singleField(types) as RootFields[string];
    query[pluralField(model)] = listField(types) as RootFields[string];
    if (model.definition.createdBy !== 'upload') {
      mutation[`create${model.name}`] = createField(types, createInputType(model, valueTypes)) as RootFields[string];
    }
    mutation[`update${model.name}`] = updateField(types, updateInputType(model, valueTypes)) as RootFields[string];
    mutation[`delete${model.name}`] = deleteField(types) as RootFields[string];
  }
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: query }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: mutation }),
  });
}

function singleField({ model, record }: ModelTypes): RootField<{ id: string }> {
  return {
    type: record,
    args: id,
    resolve: async (_source, { id: wanted }, { deps, principal }) => {
      try {
        return (await findRecord(deps, principal, { model, id: wanted })).record;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
  };
}

function listField({ model, record, filter }: ModelTypes): RootField<Page> {
  return {
    type: new GraphQLNonNull(connectionType(model, record)),
    args: {
      limit: { type: GraphQLInt, defaultValue: DEFAULT_LIMIT },
      offset: { type: GraphQLInt, defaultValue: 0 },
      sort: {
        type: GraphQLString,
        description: 'Comma-separated list of fields, prefixed with `-` for descending order.',
      },
      filter: { type: filter },
    },
    resolve: async (_source, { limit, offset, sort, filter: wanted }, { deps, principal }) => {
      const query = { limit, offset, sort: sort ?? undefined, filter: toRawFilter(model, wanted) };
      const page = await findRecords(deps, principal, { model, query });
      const pageInfo = { hasNextPage: page.hasMore, hasPreviousPage: page.offset > 0, total: page.total };
      return { nodes: page.records, pageInfo };
    },
  };
}

function createField({ model, record }: ModelTypes, input: GraphQLInputObjectType): RootField<Pick<Written, 'data'>> {
  return {
    type: new GraphQLNonNull(record),
    args: { data: { type: new GraphQLNonNull(input) } },
    resolve: (_source, { data }, { deps, principal }, info) => {
      requireAnswer(principal, info, { model, isShown: true });
      return createRecord(deps, principal, { model, body: toBody(model, data) });
    },
  };
}

function updateField({ model, record }: ModelTypes, input: GraphQLInputObjectType): RootField<Written> {
  return {
    type: new GraphQLNonNull(record),
    args: { ...id, data: { type: new GraphQLNonNull(input) } },
    resolve: (_source, { id: wanted, data }, { deps, principal }, info) => {
      requireAnswer(principal, info, { model, isShown: mayAct(principal, model, 'read') });
      return updateRecord(deps, principal, { model, id: wanted, body: toBody(model, data) });
    },
  };
}

function deleteField({ model }: ModelTypes): RootField<Deleted> {
  return {
    type: new GraphQLNonNull(GraphQLBoolean),
    args: {
      ...id,
      ...(model.name === USER_MODEL && { transferTo: { type: GraphQLID } }),
      ...(model.name === FILE_MODEL && { force: { type: GraphQLBoolean } }),
    },
    resolve: async (_source, { id: wanted, transferTo, force }, { deps, principal }) => {
      const options = { transferTo: transferTo ?? undefined, force: force ?? undefined };
      await deleteRecord(deps, principal, { model, id: wanted, ...options });
      return true;
    },
  };
}
