import { z } from 'zod';
import { importPlanPageSchema, rollbackSchema } from '../../../../src/protocol/schemas.js';
import { defineEndpoint } from '../../../platform/http/endpoint.js';
import type { Endpoint } from '../../../platform/http/endpoint.js';
import { ownerOf } from '../../importers/owned-importer.js';
import { readPlan } from './read-plan.js';
import { rollbackImport } from './rollback.js';
import { wholeNumber } from '../../../platform/http/whole-number.js';

const shared = { envelope: 'importer', tag: 'Imports', access: 'user' } as const;
const params = z.object({ import_id: z.string() });
const IMPORT = '/api/v1/imports/:import_id';

export const importRecordsEndpoints: readonly Endpoint[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${IMPORT}/plan`,
    summary: 'What a dry run into a model would have done, row by row',
    params,
    query: z.object({ cursor: z.string().optional(), limit: wholeNumber({ min: 1, max: 1000 }).default(100) }),
    responses: { 200: { description: 'A page of the plan', schema: importPlanPageSchema } },
    handle: async (deps, { principal, params: { import_id: id }, query: { cursor, limit }, signal }) => ({
      status: 200,
      body: await readPlan(deps, { owner: ownerOf(principal) }, { id, cursor, limit, signal }),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${IMPORT}/rollback`,
    summary: 'Take back what an import into a model has written, but for what was edited since',
    params,
    responses: { 200: { description: 'What was taken back', schema: rollbackSchema } },
    handle: async (deps, { principal, params: { import_id: id } }) => ({
      status: 200,
      body: await rollbackImport(deps, principal, { id, scope: { owner: ownerOf(principal) } }),
    }),
  }),
];
