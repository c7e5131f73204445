import type { AssistantDeps } from './assistant-deps.js';
import { z } from 'zod';
import {
  mappingSuggestionsResponse,
  mappingSuggestionsRequest,
  transformResponse,
  transformRequest,
} from '../../../src/protocol/schemas.js';
import { NO_STORE } from '../auth/schemas.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { importerOfKey } from '../importers/find-importer.js';
import { proposeTransform } from './propose-transform.js';
import { suggestMapping } from './suggest-mapping.js';

const shared = { access: 'importer-key', envelope: 'importer', tag: 'Importer keys', method: 'post' } as const;

/** The key in the body is used; pages may also send it in the query string. */
const keyInAddress = z.object({ importer_key: z.string().optional() });

export const assistantEndpoints: readonly Endpoint<AssistantDeps>[] = [
  defineEndpoint({
    ...shared,
    path: '/api/v1/imports/key/mapping-suggestions',
    summary: 'Match file columns to fields',
    query: keyInAddress,
    body: mappingSuggestionsRequest,
    responses: {
      200: { description: 'Matches; columns without one are left out', schema: mappingSuggestionsResponse },
    },
    handle: async (deps, call) => {
      const { body: request, request: http, signal, log } = call;
      const importer = await importerOfKey(deps, call, request.importerKey);
      const body = await suggestMapping(deps, importer, { request, signal, log, address: http.ip ?? '' });
      return { status: 200, headers: NO_STORE, body };
    },
  }),
  defineEndpoint({
    ...shared,
    path: '/api/v1/imports/key/transform',
    summary: 'Turn a change in words into a program for all rows, previewed on the rows in the request',
    query: keyInAddress,
    body: transformRequest,
    responses: { 200: { description: 'The program and its changes, or why there is none', schema: transformResponse } },
    handle: async (deps, call) => {
      const { body: request, request: http, signal, log } = call;
      const importer = await importerOfKey(deps, call, request.importerKey);
      const body = await proposeTransform(deps, importer, { request, signal, log, address: http.ip ?? '' });
      return { status: 200, headers: NO_STORE, body };
    },
  }),
];
