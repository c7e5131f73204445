import { z } from 'zod';
import {
  importJobSchema,
  importStartSchema,
  processResponse,
  processRequest,
  uploadRequest,
  uploadStartSchema,
  uploadStateSchema,
} from '../../../src/protocol/schemas.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { wholeNumber } from '../../platform/http/whole-number.js';
import { importerOfKey } from '../importers/find-importer.js';
import type { ContentDeps } from '../content/content-deps.js';
import type { ImporterRow } from '../importers/tables.js';
import { dryRunQuery, IMPORTS, isTrue, orderParts } from './endpoints.js';
import { cancelRequested } from './jobs/delete-import.js';
import { importRoutes } from './jobs/import-routes.js';
import { processRows } from './receive/process-rows.js';
import { receiveImport } from './receive/receive-import.js';
import { beginUpload, storePart, uploadState } from './receive/uploads.js';

const KEY = `${IMPORTS}/key`;
const shared = { envelope: 'importer', tag: 'Component', access: 'importer-key' } as const;
const byKey = z.object({ importer_key: z.string() });
/** In addition to the key in the body: with it, the body is read only for callers who may send it. */
const optionalKey = byKey.partial();
const found = importRoutes({
  ...shared,
  path: `${KEY}/:import_id`,
  query: byKey,
  scopeOf: async (deps, call) => ({ importer: (await importerOfKey(deps, call, call.query.importer_key)).id }),
});
const ofUpload = z.object({ upload_id: z.string() });

/** Routes that pages call with the public key of an importer. Fixed paths come before those that contain an id. */
export const importKeyEndpoints: readonly Endpoint<ContentDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${KEY}/process`,
    summary: 'Import rows that a browser has read, as JSON of at most 32 MiB',
    query: optionalKey,
    ownBody: { type: 'application/json', schema: processRequest },
    responses: { 201: { description: 'The job that runs it', schema: processResponse } },
    handle: async (deps, call) => {
      const { id, status } = await processRows(deps, call.request, {
        signal: call.signal,
        key: call.query.importer_key,
        importerOf: (key) => importerOfKey(deps, call, key),
      });
      return { status: 201, body: { success: true, import_id: id, id, status } };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${KEY}/upload`,
    summary: 'Import a file: as `POST /imports`, with `importer_key`; `upload_id` may replace `file`',
    query: dryRunQuery.extend(optionalKey.shape),
    ownBody: { type: 'multipart/form-data', schema: z.object({ ...orderParts, importer_key: z.uuid() }) },
    responses: { 201: { description: 'The job that runs it', schema: importStartSchema } },
    handle: async (deps, call) => {
      const { importer_key: key, dry_run } = call.query;
      const importerOf = (given: string): Promise<ImporterRow> => importerOfKey(deps, call, given);
      const start = await receiveImport(deps, call.request, {
        signal: call.signal,
        dryRun: isTrue(dry_run),
        idempotencyKey: call.request.get('idempotency-key'),
        sender: { type: 'key-holder', importer: key === undefined ? undefined : await importerOf(key), importerOf },
      });
      return { status: 201, body: start };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${KEY}/uploads`,
    summary: 'Start sending a large file in parts; it is deleted if it is not finished within a day',
    query: optionalKey,
    body: uploadRequest,
    responses: { 201: { description: 'How to send the parts', schema: uploadStartSchema } },
    handle: async (deps, call) => {
      const { importer_key, size, file_name: name } = call.body;
      const importer = await importerOfKey(deps, call, importer_key);
      return { status: 201, body: await beginUpload(deps, importer, { name, size }) };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'put',
    path: `${KEY}/uploads/:upload_id/parts/:part`,
    summary: 'Send a part; sending it again has no further effect',
    params: ofUpload.extend({ part: wholeNumber({ min: 0 }) }),
    query: byKey,
    ownBody: { type: 'application/octet-stream', schema: z.unknown().meta({ type: 'string', format: 'binary' }) },
    responses: { 204: { description: 'The part is stored' } },
    handle: async (deps, call) => {
      const importer = await importerOfKey(deps, call, call.query.importer_key);
      const { upload_id: id, part } = call.params;
      await storePart(deps, importer, { id, part, body: call.request, signal: call.signal });
      return { status: 204 };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${KEY}/uploads/:upload_id`,
    summary: 'Get the parts of a file that are stored',
    params: ofUpload,
    query: byKey,
    responses: { 200: { description: 'The upload', schema: uploadStateSchema } },
    handle: async (deps, call) => {
      const importer = await importerOfKey(deps, call, call.query.importer_key);
      return { status: 200, body: await uploadState(deps, importer, call.params.upload_id) };
    },
  }),
  found.read({ summary: 'Get an import of the importer', description: 'The job' }),
  found.cancel({
    method: 'delete',
    summary: 'Cancel an import that has not ended; a finished one stays unchanged',
    description: 'The current job',
  }),
  defineEndpoint({
    ...shared,
    method: 'delete',
    path: `${KEY}/requests/:idempotency_key`,
    summary: 'Cancel the import that a request with this Idempotency-Key started, if its response was lost',
    // Readable keys could be guessed, so they are only for signed-in callers.
    params: z.object({ idempotency_key: z.uuid() }),
    query: byKey,
    responses: { 200: { description: 'The current job', schema: importJobSchema } },
    handle: async (deps, call) => {
      const { id: importer } = await importerOfKey(deps, call, call.query.importer_key);
      const { idempotency_key: idempotencyKey } = call.params;
      return { status: 200, body: await cancelRequested(deps, { importer, idempotencyKey }) };
    },
  }),
  found.errors('All errors of an import of the importer'),
  found.events(),
];
