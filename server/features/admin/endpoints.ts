import { z } from 'zod';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { pageQuery, pageSchema } from '../../platform/http/paging.js';
import { NO_STORE } from '../auth/schemas.js';
import type { ContentDeps } from '../content/content-deps.js';
import { OPERATORS } from '../content/kinds/field-kind.js';
import { keySchema, newKeySchema, userChangeSchema, userSchema } from './answers.js';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.js';
import { listModels } from './models.js';
import { changeUser, deleteUser, listUsers, USER_SORTS } from './users.js';

const shared = { access: 'admin', envelope: 'content', tag: 'Administration' } as const;

export const apiKeyEndpoints: readonly Endpoint<ContentDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/admin/api-keys',
    summary: 'Create an API key; the key itself is returned only this once',
    body: newKeySchema,
    responses: {
      201: { description: 'The key', schema: z.object({ data: keySchema.extend({ key: z.string() }) }) },
    },
    handle: async (deps, { principal, body }) => ({
      status: 201,
      headers: NO_STORE,
      body: { data: await createApiKey(deps, principal, body) },
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/admin/api-keys',
    summary: 'List API keys, newest first',
    query: pageQuery,
    responses: { 200: { description: 'A page of keys, without the keys themselves', schema: pageSchema(keySchema) } },
    handle: async (deps, { query }) => ({
      status: 200,
      body: await listApiKeys(deps, query),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'delete',
    path: '/api/admin/api-keys/:id',
    summary: 'Revoke an API key',
    params: z.object({ id: z.string() }),
    responses: { 204: { description: 'Revoked' } },
    handle: async (deps, { principal, params }) => {
      await revokeApiKey(deps, principal, params.id);
      return { status: 204 };
    },
  }),
];

const SORTS = USER_SORTS.flatMap((name) => [name, `-${name}`] as const);

export const userEndpoints: readonly Endpoint<ContentDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/admin/users',
    summary: 'List users, newest first unless `sort` is given',
    query: pageQuery.extend({
      /** Part of the name or the e-mail address, in any case. */
      search: z.string().max(254).optional(),
      role: z.string().optional(),
      disabled: z
        .enum(['true', 'false'], 'Must be true or false.')
        .transform((text) => text === 'true')
        .optional(),
      sort: z.enum(SORTS).default('-createdAt'),
    }),
    responses: { 200: { description: 'A page of users', schema: pageSchema(userSchema) } },
    handle: async (deps, { query }) => ({
      status: 200,
      body: await listUsers(deps, query),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'patch',
    path: '/api/admin/users/:id',
    summary: "Change a user's role, permissions or state",
    params: z.object({ id: z.string() }),
    body: userChangeSchema,
    responses: { 200: { description: 'The user', schema: z.object({ data: userSchema }) } },
    handle: async (deps, { principal, params, body }) => ({
      status: 200,
      body: { data: await changeUser(deps, principal, { id: params.id, change: body }) },
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'delete',
    path: '/api/admin/users/:id',
    summary: 'Delete a user; `transferTo` is the user who gets their importers',
    params: z.object({ id: z.string() }),
    query: z.strictObject({ transferTo: z.string().optional() }),
    responses: { 204: { description: 'Deleted' } },
    handle: async (deps, { principal, params, query }) => {
      await deleteUser(deps, principal, { id: params.id, transferTo: query.transferTo });
      return { status: 204 };
    },
  }),
];

const fieldSchema = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  unique: z.boolean(),
  readOnly: z.boolean(),
  description: z.string().nullable(),
  options: z.array(z.string()),
  to: z.string().nullable(),
  many: z.boolean(),
  sortable: z.boolean(),
  operators: z.array(z.enum(OPERATORS)),
});

const modelSchema = z.object({
  name: z.string(),
  path: z.string(),
  createdBy: z.enum(['api', 'upload']),
  readable: z.boolean(),
  fields: z.array(fieldSchema),
});

export const modelEndpoints: readonly Endpoint<ContentDeps>[] = [
  defineEndpoint({
    method: 'get',
    path: '/api/admin/models',
    access: 'admin',
    envelope: 'content',
    tag: 'Administration',
    summary: 'List the models and the fields the caller may read',
    responses: { 200: { description: 'Every model', schema: z.object({ data: z.array(modelSchema) }) } },
    handle: async (deps, { principal }) => ({
      status: 200,
      body: { data: listModels(deps, principal) },
    }),
  }),
];
