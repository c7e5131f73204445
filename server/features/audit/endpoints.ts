import type { Platform } from '../../platform/platform.js';
import { z } from 'zod';
import { pageQuery, pageSchema } from '../../platform/http/paging.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { listAuditEntries } from './audit-entries.js';

const text = z.string().min(1).max(254);
const instant = z.iso.datetime({ offset: true }).transform((given) => new Date(given));

const entrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.object({
    kind: z.enum(['user', 'api-key', 'system']),
    id: z.uuid().nullable(),
    name: z.string(),
    email: z.string().nullable(),
  }),
  address: z.string().nullable(),
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.uuid().nullable(), name: z.string() }),
  changes: z.array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
});

export const auditEndpoints: readonly Endpoint<Pick<Platform, 'database'>>[] = [
  defineEndpoint({
    access: 'admin',
    envelope: 'content',
    tag: 'Administration',
    method: 'get',
    path: '/api/admin/audit',
    summary: 'Changes of users, keys, importers and invitations with their authors, newest first',
    query: pageQuery.extend({
      /** Id, or part of the name or e-mail address. */
      actor: text.optional(),
      /** `user.update`, or `user` for all actions on users. */
      action: text.optional(),
      /** Id, or part of the name. */
      target: text.optional(),
      since: instant.optional(),
      /** Entries before this time. */
      until: instant.optional(),
    }),
    responses: { 200: { description: 'A page of changes', schema: pageSchema(entrySchema) } },
    handle: async (deps, { query }) => ({
      status: 200,
      body: await listAuditEntries(deps, query),
    }),
  }),
];
