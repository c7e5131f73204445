import { z } from 'zod';
import type { ZodType } from 'zod';
import type { JsonSchema } from '../kinds/field-kind.js';
import { fieldKind } from '../kinds/kinds.js';
import { ID_JSON } from '../kinds/relation.js';
import { isRequiredOnCreate } from '../model.js';
import { FILE_MODEL, USER_MODEL } from '../names.js';
import type { Model, ModelField } from '../models.js';
import type { DeletionOptions } from '../record-event.js';

const INSTANT: JsonSchema = { type: 'string', format: 'date-time' };

function fieldSchema({ field }: ModelField): JsonSchema {
  const schema = fieldKind(field).json(field);
  const bounds = 'maxLength' in field ? { minLength: field.minLength, maxLength: field.maxLength } : {};
  const initial = 'default' in field ? { default: field.default } : {};
  const words = field.description === undefined ? {} : { description: field.description };
  return withoutUndefined({ ...schema, ...bounds, ...initial, ...words });
}

/** Options of a deletion; users and files have more than other records. */
export function deletionQuery({ name }: Model): ZodType<DeletionOptions> {
  if (name === USER_MODEL) return z.strictObject({ transferTo: z.string().optional() });
  if (name !== FILE_MODEL) return z.strictObject({});
  const flag = z.enum(['true', 'false'], 'Must be true or false.').transform((text) => text === 'true');
  return z.strictObject({ force: flag.optional() });
}

/** Members with the value undefined are not valid JSON. */
function withoutUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

const isNullable = ({ field, kind }: ModelField): boolean => field.required !== true && kind.empty === null;

function nullable({ type, enum: options, ...schema }: JsonSchema): JsonSchema {
  if (type === undefined) return schema;
  return { type: [type, 'null'].flat(), ...(Array.isArray(options) ? { enum: [...options, null] } : {}), ...schema };
}

/** A relation in a response: the id, or with `populate` the record. */
function populatable(schema: JsonSchema): JsonSchema {
  const { items } = schema as { readonly items?: JsonSchema };
  if (items !== undefined) return { ...schema, items: populatable(items) };
  return { anyOf: [schema, { type: 'object', description: 'The record itself when populated.' }] };
}

function shownField(field: ModelField): JsonSchema {
  const schema = isNullable(field) ? nullable(fieldSchema(field)) : fieldSchema(field);
  return field.target === undefined ? schema : populatable(schema);
}

/** A relation in a body: the id, or a record with its id, as `populate` returns it. */
function referable({ items, ...schema }: JsonSchema): JsonSchema {
  if (items !== undefined) return { ...schema, items: referable(items as JsonSchema) };
  return { ...schema, type: ['string', 'object'], properties: { id: ID_JSON }, required: ['id'] };
}

function sentField(field: ModelField): JsonSchema {
  const schema = field.target === undefined ? fieldSchema(field) : referable(fieldSchema(field));
  return isNullable(field) ? nullable(schema) : schema;
}

/** A schema that accepts everything, for documentation only. */
const documented = (schema: JsonSchema): ZodType => z.unknown().meta(schema);

function recordJson(model: Model): JsonSchema {
  const fields = [...model.fields.values()].map((field) => [field.name, shownField(field)]);
  return {
    type: 'object',
    properties: { id: ID_JSON, ...Object.fromEntries(fields), createdAt: INSTANT, updatedAt: INSTANT },
    // Other members are left out for callers who may not read them, and by `fields`.
    required: ['id'],
    additionalProperties: false,
  };
}

/** `{data: record}` */
export function recordSchema(model: Model): ZodType {
  return documented({ type: 'object', properties: { data: recordJson(model) }, required: ['data'] });
}

/** `{data: records, meta}` */
export function listSchema(model: Model): ZodType {
  const count = { type: 'integer', minimum: 0 };
  return documented({
    type: 'object',
    properties: {
      data: { type: 'array', items: recordJson(model) },
      meta: {
        type: 'object',
        properties: { total: count, limit: count, offset: count, hasMore: { type: 'boolean' } },
        required: ['total', 'limit', 'offset', 'hasMore'],
      },
    },
    required: ['data', 'meta'],
  });
}

/** A body that creates or replaces a record; with `partial`, one that updates it. */
export function bodySchema(model: Model, { partial }: { readonly partial: boolean }): ZodType {
  const fields = [...model.fields.values()].filter(({ field }) => field.readOnly !== true);
  const required = fields.filter(({ field }) => !partial && isRequiredOnCreate(field));
  return documented({
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, sentField(field)])),
    required: required.map(({ name }) => name),
    additionalProperties: false,
  });
}

/** The query parameters of a list. */
export const listQuery = z.object({
  filter: documented({
    type: 'object',
    additionalProperties: true,
    description:
      'filter[field]=value, filter[field][$operator]=value or filter[relation.field]=value; all conditions must match. ' +
      'Groups: filter[$or][0][field]=value, filter[$and][0][field]=value, up to four deep.',
  }).optional(),
  sort: documented({
    type: 'string',
    description: 'Comma-separated list of fields, prefixed with `-` for descending order.',
  }).optional(),
  limit: documented({ type: 'integer', minimum: 0, maximum: 100, default: 20 }).optional(),
  offset: documented({ type: 'integer', minimum: 0, default: 0 }).optional(),
  populate: documented({ type: 'string', description: 'Comma-separated list of relations.' }).optional(),
  fields: documented({
    type: 'string',
    description: 'Comma-separated list of the members to return; `id` and populated relations are always included.',
  }).optional(),
});

export const recordQuery = listQuery.pick({ populate: true, fields: true });

export const recordParams = z.object({ id: z.string().meta({ format: 'uuid' }) });
