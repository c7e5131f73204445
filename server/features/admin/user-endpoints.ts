import type { Platform } from '../../platform/platform.js';
import type { ContentDeps } from '../content/content-deps.js';
import type { AdminDeps } from './admin-deps.js';
import { z } from 'zod';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { pageQuery, pageSchema } from '../../platform/http/paging.js';
import { changeUser, deleteUser, listUsers, USER_SORTS } from './users.js';

const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  permissions: z.array(z.string()),
  disabled: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

const SORTS = USER_SORTS.flatMap((name) => [name, `-${name}`] as const);

const shared = { access: 'admin', envelope: 'content', tag: 'Administration' } as const;

export const userEndpoints: readonly Endpoint<AdminDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/admin/users',
    summary: 'List people, newest first unless `sort` says otherwise',
    query: pageQuery.extend({
      /** Part of the name or the e-mail address, in any case. */
      search: z.string().max(254).optional(),
      role: z.string().optional(),
      disabled: z
        .enum(['true', 'false'], 'must be true or false')
        .transform((text) => text === 'true')
        .optional(),
      sort: z.enum(SORTS, `must be one of ${SORTS.join(', ')}`).default('-createdAt'),
    }),
    responses: { 200: { description: 'A page of people', schema: pageSchema(userSchema) } },
    handle: async (deps: Pick<Platform, 'database'>, { query }) => ({
      status: 200,
      body: await listUsers(deps, query),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'patch',
    path: '/api/admin/users/:id',
    summary: "Change somebody's role, permissions or state",
    params: z.object({ id: z.string() }),
    body: z.strictObject({
      role: z.string().optional(),
      permissions: z.array(z.string()).max(1000).optional(),
      disabled: z.boolean().optional(),
    }),
    responses: { 200: { description: 'The person', schema: z.object({ data: userSchema }) } },
    handle: async (deps: ContentDeps, { principal, params, body }) => ({
      status: 200,
      body: { data: await changeUser(deps, principal, { id: params.id, change: body }) },
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'delete',
    path: '/api/admin/users/:id',
    summary: 'Delete a person; `transferTo` names who gets the importers they own',
    params: z.object({ id: z.string() }),
    query: z.strictObject({ transferTo: z.string().optional() }),
    responses: { 204: { description: 'Deleted' } },
    handle: async (deps: ContentDeps, { principal, params, query }) => {
      await deleteUser(deps, principal, { id: params.id, transferTo: query.transferTo });
      return { status: 204 };
    },
  }),
];
