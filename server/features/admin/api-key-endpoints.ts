import type { ContentDeps } from '../content/content-deps.js';
import type { Platform } from '../../platform/platform.js';
import type { AdminDeps } from './admin-deps.js';
import { z } from 'zod';
import { ACTIONS } from '../../platform/http/principal.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { NO_STORE } from '../auth/schemas.js';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.js';
import { pageQuery, pageSchema } from '../../platform/http/paging.js';

const permissions = z.strictObject({
  /** Actions by model path. */
  models: z
    .record(
      z.string(),
      z.array(z.enum(ACTIONS)).transform((actions) => [...new Set(actions)]),
    )
    .default({}),
  admin: z.boolean().default(false),
  rateLimit: z
    .strictObject({
      requests: z.int().positive().max(1_000_000_000),
      windowMs: z.int().min(1000).max(86_400_000),
    })
    .optional(),
});

const keySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string(),
  permissions,
  createdBy: z.object({ id: z.uuid().nullable(), name: z.string(), isDeleted: z.boolean() }).nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
});

const shared = { access: 'admin', envelope: 'content', tag: 'Administration' } as const;

export const apiKeyEndpoints: readonly Endpoint<AdminDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/admin/api-keys',
    summary: 'Make an API key; the key itself is answered this once',
    body: z.strictObject({
      name: z.string().trim().min(1).max(200),
      permissions: permissions.prefault({}),
      expiresAt: z.iso
        .datetime({ offset: true })
        .transform((text) => new Date(text))
        .nullish(),
    }),
    responses: {
      201: { description: 'The key', schema: z.object({ data: keySchema.extend({ key: z.string() }) }) },
    },
    handle: async (deps: Pick<ContentDeps, 'database' | 'now' | 'models'>, { principal, body }) => ({
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
    handle: async (deps: Pick<Platform, 'database'>, { query }) => ({
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
    handle: async (deps: Pick<Platform, 'database' | 'now'>, { principal, params }) => {
      await revokeApiKey(deps, principal, params.id);
      return { status: 204 };
    },
  }),
];
