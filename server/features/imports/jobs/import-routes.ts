import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import {
  importErrorSchema,
  importJobSchema,
  importPlanPageSchema,
  importRowsSchema,
  rollbackSchema,
} from '../../../../src/protocol/schemas.js';
import { defineEndpoint } from '../../../platform/http/endpoint.js';
import type { Call, Endpoint, Reply } from '../../../platform/http/endpoint.js';
import { wholeNumber } from '../../../platform/http/whole-number.js';
import type { Platform } from '../../../platform/platform.js';
import type { ImporterDeps } from '../../importers/importer-deps.js';
import { rollbackImport } from '../records/rollback.js';
import { cancelImport, deleteImport } from './delete-import.js';
import { findImport } from './find-imports.js';
import type { ImportScope } from './find-imports.js';
import { ERROR_WRITERS, readErrors, readPlan, readRows, writtenErrors } from './read-results.js';
import { sendEvents, watchImport } from './watch-import.js';

type Asked<Query> = Omit<Call<unknown, Query, unknown>, 'params' | 'body'>;

/** A door to imports: for whom it is, and whose imports are behind it. */
interface ImportDoor<Query> extends Pick<Endpoint, 'access' | 'envelope' | 'tag'> {
  /** Of one import, whose id is its last part. */
  readonly path: string;
  /** What every address takes, beside what is its own. */
  readonly query?: z.ZodObject & z.ZodType<Query>;
  readonly scopeOf: (deps: ImporterDeps, call: Asked<Query>) => ImportScope | Promise<ImportScope>;
  /** How an import is answered. Default: as the job. */
  readonly job?: JobAnswer;
}

interface JobAnswer {
  readonly schema: z.ZodType;
  readonly find: (deps: ImporterDeps, scope: ImportScope, id: string) => Promise<unknown>;
}

/** What the document of the API says of an address. */
interface Described {
  readonly summary: string;
  /** Of what is answered. */
  readonly description: string;
}

interface AskedImport<Query> extends Asked<Query> {
  readonly id: string;
  readonly scope: ImportScope;
}

interface Route<Query> extends Pick<Endpoint, 'summary' | 'responses'> {
  /** After the path of the import. */
  readonly at?: string;
  readonly method?: Endpoint['method'];
  readonly query?: z.ZodObject & z.ZodType<Query>;
  readonly handle: (deps: ImporterDeps, asked: AskedImport<Query>) => Promise<Reply>;
}

const JOB: JobAnswer = { schema: importJobSchema, find: findImport };

const errorsQuery = z.object({
  format: z.enum(['json', 'csv']).default('json'),
  limit: wholeNumber({ min: 1 }).default(Number.MAX_SAFE_INTEGER),
});
const linesQuery = z.object({
  cursor: z.string().optional(),
  limit: wholeNumber({ min: 1, max: 1000 }).default(100),
});

type LinesQuery = z.output<typeof linesQuery>;

/** The addresses under an import, once for every door; with the content envelope, what is answered is `data`. */
export function importRoutes<Common>({ path, query: common, scopeOf, job = JOB, ...shared }: ImportDoor<Common>) {
  const name = path.slice(path.lastIndexOf(':') + 1);
  const params = z.object({ [name]: z.string() });
  const isWrapped = shared.envelope === 'content';
  const bodyOf = (body: unknown): unknown => (isWrapped ? { data: body } : body);
  const schemaOf = (schema: z.ZodType): z.ZodType => (isWrapped ? z.object({ data: schema }) : schema);

  function route<Query>({ at = '', method = 'get', query, handle, ...told }: Route<Query>): Endpoint<ImporterDeps> {
    const taken = common === undefined ? query : (query ?? z.object({})).extend(common.shape);
    return defineEndpoint({
      ...shared,
      ...told,
      method,
      path: path + at,
      params,
      query: taken as z.ZodType<Common & Query> | undefined,
      handle: async (deps: ImporterDeps, call) => {
        const scope = await scopeOf(deps, call);
        return handle(deps, { ...call, scope, id: call.params[name] ?? '' });
      },
    });
  }

  return {
    read: ({ summary, description }: Described) =>
      route({
        summary,
        responses: { 200: { description, schema: schemaOf(job.schema) } },
        handle: async (deps, { scope, id }) => ({ status: 200, body: bodyOf(await job.find(deps, scope, id)) }),
      }),
    /** An import that has ended stays as it is. */
    cancel: ({ summary, description, ...address }: Described & Pick<Route<unknown>, 'at' | 'method'>) =>
      route({
        ...address,
        summary,
        responses: { 200: { description, schema: schemaOf(job.schema) } },
        handle: async (deps, { scope, id }) => {
          await cancelImport(deps, scope, id);
          return { status: 200, body: bodyOf(await job.find(deps, scope, id)) };
        },
      }),
    cancelOrDelete: () =>
      route({
        method: 'delete',
        summary: 'Cancel an import that has not ended; delete one that has, with its files',
        responses: {
          200: { description: 'The cancelled job', schema: importJobSchema },
          204: { description: 'It is deleted' },
        },
        handle: async (deps, { scope, id }) => {
          const cancelled = await deleteImport(deps, scope, id);
          return cancelled ? { status: 200, body: cancelled } : { status: 204 };
        },
      }),
    errors: (summary: string) =>
      route({
        at: '/errors',
        summary,
        query: errorsQuery,
        responses: { 200: { description: 'Findings, as JSON or CSV', schema: z.array(importErrorSchema) } },
        handle: (deps, { query, ...asked }) => sendErrors(deps, { ...asked, ...query }),
      }),
    errorsFile: (summary: string) =>
      route({
        at: '/errors.csv',
        summary,
        responses: { 200: { description: 'text/csv of row, field and message' } },
        handle: (deps, asked) => sendErrors(deps, { ...asked, format: 'csv', limit: Number.MAX_SAFE_INTEGER }),
      }),
    rows: ({ summary, query = linesQuery }: Pick<Route<LinesQuery>, 'summary' | 'query'>) =>
      route({
        at: '/rows',
        summary,
        query,
        responses: {
          200: { description: 'A page of rows', schema: isWrapped ? wrappedRowsSchema : importRowsSchema },
        },
        handle: async (deps, { scope, id, signal, query: { cursor, limit } }) => {
          const page = await readRows(deps, scope, { id, signal, cursor, limit });
          const body = isWrapped ? { data: page.rows, meta: { nextCursor: page.next_cursor } } : page;
          return { status: 200, body };
        },
      }),
    plan: () =>
      route({
        at: '/plan',
        summary: 'What a dry run into a model would have done, row by row',
        query: linesQuery,
        responses: { 200: { description: 'A page of the plan', schema: importPlanPageSchema } },
        handle: async (deps, { scope, id, signal, query: { cursor, limit } }) => ({
          status: 200,
          body: await readPlan(deps, scope, { id, signal, cursor, limit }),
        }),
      }),
    events: () =>
      route({
        at: '/events',
        summary: 'The states of an import as server-sent events, to its end',
        responses: { 200: { description: 'text/event-stream of jobs' } },
        handle: async (deps, { response, scope, id, signal }) => {
          await sendEvents(response, watchImport(deps, scope, { id, signal }));
          return 'written';
        },
      }),
    rollback: () =>
      route({
        at: '/rollback',
        method: 'post',
        summary: 'Take back what an import into a model has written, but for what was edited since',
        responses: { 200: { description: 'What was taken back', schema: schemaOf(rollbackSchema) } },
        handle: async (deps, { principal, scope, id }) => ({
          status: 200,
          body: bodyOf(await rollbackImport(deps, principal, { id, scope })),
        }),
      }),
  };
}

const wrappedRowsSchema = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  meta: z.object({ nextCursor: z.string().nullable() }),
});

/** Streams all findings. */
async function sendErrors(
  deps: Pick<Platform, 'database' | 'files'>,
  { response, scope, signal, id, format, limit }: Omit<AskedImport<unknown>, 'query'> & z.output<typeof errorsQuery>,
): Promise<Reply> {
  const errors = await readErrors(deps, scope, { id, limit, signal });
  response.status(200).setHeader('Content-Type', ERROR_WRITERS[format].type);
  if (format === 'csv') response.setHeader('Content-Disposition', `attachment; filename="errors-${id}.csv"`);
  await pipeline(Readable.from(writtenErrors(errors, format)), response).catch((error: unknown) => {
    // Whoever hangs up in the middle has what they wanted.
    if (!signal.aborted) throw error;
  });
  return 'written';
}
