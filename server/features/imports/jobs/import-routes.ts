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
import type { ContentDeps } from '../../content/content-deps.js';
import { rollbackImport } from '../records/rollback.js';
import { cancelImport, deleteImport } from './delete-import.js';
import { findImport } from './find-imports.js';
import type { ImportScope } from './find-imports.js';
import { ERROR_WRITERS, readErrors, readPlan, readRows, writtenErrors } from './read-results.js';
import { sendEvents, watchImport } from './watch-import.js';

type Asked<Query> = Omit<Call<unknown, Query, unknown>, 'params' | 'body'>;

/** A set of import routes: who may call them, and whose imports they access. */
interface ImportRouteOptions<Query> extends Pick<Endpoint, 'access' | 'envelope' | 'tag'> {
  /** Path of a single import, ending in its id. */
  readonly path: string;
  /** Query parameters of all these routes. */
  readonly query?: z.ZodObject & z.ZodType<Query>;
  readonly scopeOf: (
    deps: Pick<Platform, 'database' | 'rateLimit' | 'background'>,
    call: Asked<Query>,
  ) => ImportScope | Promise<ImportScope>;
  /** How an import is returned. Default: as the job. */
  readonly job?: JobAnswer;
}

interface JobAnswer {
  readonly schema: z.ZodType;
  readonly find: (deps: Pick<Platform, 'database'>, scope: ImportScope, id: string) => Promise<unknown>;
}

/** The OpenAPI description of a route. */
interface Described {
  readonly summary: string;
  /** Description of the response. */
  readonly description: string;
}

interface AskedImport<Query> extends Asked<Query> {
  readonly id: string;
  readonly scope: ImportScope;
}

interface Route<Query> extends Pick<Endpoint, 'summary' | 'responses'> {
  /** Path after that of the import. */
  readonly at?: string;
  readonly method?: Endpoint['method'];
  readonly query?: z.ZodObject & z.ZodType<Query>;
  readonly handle: (deps: ContentDeps, target: AskedImport<Query>) => Promise<Reply>;
}

const JOB: JobAnswer = { schema: importJobSchema, find: findImport };

const errorsQuery = z.object({
  format: z.enum(['json', 'csv']).default('json'),
  /** Only errors with this code. */
  code: z.string().optional(),
  limit: wholeNumber({ min: 1 }).default(Number.MAX_SAFE_INTEGER),
});
const linesQuery = z.object({
  cursor: z.string().optional(),
  limit: wholeNumber({ min: 1, max: 1000 }).default(100),
});

type LinesQuery = z.output<typeof linesQuery>;

/** The routes below an import, shared by all sets; with the content envelope, responses are wrapped in `data`. */
export function importRoutes<Common>({
  path,
  query: common,
  scopeOf,
  job = JOB,
  ...shared
}: ImportRouteOptions<Common>) {
  const name = path.slice(path.lastIndexOf(':') + 1);
  const params = z.object({ [name]: z.string() });
  const isWrapped = shared.envelope === 'content';
  const bodyOf = (body: unknown): unknown => (isWrapped ? { data: body } : body);
  const schemaOf = (schema: z.ZodType): z.ZodType => (isWrapped ? z.object({ data: schema }) : schema);

  function route<Query>({
    at = '',
    method = 'get',
    query,
    handle,
    ...description
  }: Route<Query>): Endpoint<ContentDeps> {
    const taken = common === undefined ? query : (query ?? z.object({})).extend(common.shape);
    return defineEndpoint({
      ...shared,
      ...description,
      method,
      path: path + at,
      params,
      query: taken as z.ZodType<Common & Query> | undefined,
      handle: async (deps, call) => {
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
    /** A finished import stays unchanged. */
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
          200: {
            description: 'Cancel an unfinished import; delete a finished one with its files',
            schema: importJobSchema,
          },
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
        responses: { 200: { description: 'Errors, as JSON or CSV', schema: z.array(importErrorSchema) } },
        handle: (deps, { query, ...target }) => sendErrors(deps, { ...target, ...query }),
      }),
    errorsFile: (summary: string) =>
      route({
        at: '/errors.csv',
        summary,
        responses: { 200: { description: 'text/csv of row, field and message' } },
        handle: (deps, target) => sendErrors(deps, { ...target, format: 'csv', limit: Number.MAX_SAFE_INTEGER }),
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
        summary: 'List what a dry run into a model would have done, row by row',
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
        summary: 'Stream the states of an import as server-sent events, to its end',
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
        summary: 'Roll back what an import into a model has written, except for records edited since',
        responses: { 200: { description: 'What was rolled back', schema: schemaOf(rollbackSchema) } },
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

/** Streams all errors. */
async function sendErrors(
  deps: Pick<Platform, 'database' | 'files'>,
  {
    response,
    scope,
    signal,
    id,
    format,
    code,
    limit,
  }: Omit<AskedImport<unknown>, 'query'> & z.output<typeof errorsQuery>,
): Promise<Reply> {
  const errors = await readErrors(deps, scope, { id, code, limit, signal });
  response.status(200).setHeader('Content-Type', ERROR_WRITERS[format].type);
  if (format === 'csv') response.setHeader('Content-Disposition', `attachment; filename="errors-${id}.csv"`);
  await pipeline(Readable.from(writtenErrors(errors, format)), response).catch((error: unknown) => {
    // A client that disconnects midway is not an error.
    if (!signal.aborted) throw error;
  });
  return 'written';
}
