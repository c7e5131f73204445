import type { ContentDeps } from '../content/content-deps.js';
import type { AdminDeps } from './admin-deps.js';
import { z } from 'zod';
import { OPERATORS } from '../content/kinds/field-kind.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { listModels } from './models.js';

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

export const modelEndpoints: readonly Endpoint<AdminDeps>[] = [
  defineEndpoint({
    method: 'get',
    path: '/api/admin/models',
    access: 'admin',
    envelope: 'content',
    tag: 'Administration',
    summary: 'List the models and the fields the caller may read',
    responses: { 200: { description: 'Every model', schema: z.object({ data: z.array(modelSchema) }) } },
    handle: async (deps: Pick<ContentDeps, 'models'>, { principal }) => ({
      status: 200,
      body: { data: listModels(deps, principal) },
    }),
  }),
];
