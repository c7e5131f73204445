import type { Request, Response } from 'express';
import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-http';
import { z } from 'zod';
import type { Logger } from 'pino';
import type { Principal } from '../../../platform/http/principal.js';
import type { Config } from '../../../config/config.js';
import type { ContentDeps } from '../content-deps.js';
import { isAdmin } from '../../../platform/http/require-access.js';
import { defineEndpoint } from '../../../platform/http/endpoint.js';
import type { CallContext, Endpoint } from '../../../platform/http/endpoint.js';
import { readBytes } from '../../../platform/http/bodies/read-bytes.js';
import { readText } from '../../../platform/http/bodies/read-json.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { ErrorCode, ErrorDetail } from '../../../platform/http/errors.js';
import { outageOf } from '../../../platform/outage.js';
import type { Models } from '../models.js';
import { createContext } from './graphql-context.js';
import type { GraphQLDeps } from './graphql-context.js';
import { complexityError, TOO_COMPLEX } from './limits.js';
import type { GraphQLLimits } from './limits.js';
import { buildSchema } from './schema.js';

const operationSchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** What `GET` takes; `POST` takes it in its body. Their values are checked together with those of a body. */
const getQuery = z.object({
  query: z.string().optional(),
  operationName: z.string().optional(),
  variables: z.string().optional(),
  extensions: z.string().optional(),
});

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
});

/** GraphQL over HTTP: `POST` with a JSON body; `GET` for queries, as the specification allows. */
export function graphqlEndpoints(models: Models): readonly Endpoint<ContentDeps>[] {
  const schema = buildSchema(models);
  return (['get', 'post'] as const).map((method) =>
    defineEndpoint({
      method,
      path: '/graphql',
      access: 'caller',
      envelope: 'graphql',
      tag: 'GraphQL',
      ...(method === 'get' ? { query: getQuery } : {}),
      summary: method === 'get' ? 'Run a GraphQL query' : 'Run a GraphQL operation',
      ...(method === 'post' ? { ownBody: { type: 'application/json', schema: operationSchema } } : {}),
      responses: { 200: { description: 'data, errors, or both', schema: answerSchema } },
      handle: async (deps, call) => {
        await answer(deps, { ...call, schema });
        return 'written';
      },
    }),
  );
}

type GraphQLCall = CallContext & {
  readonly request: Request;
  readonly response: Response;
  readonly schema: GraphQLSchema;
};

async function answer(deps: GraphQLDeps, call: GraphQLCall): Promise<void> {
  const { principal, request, response, schema } = call;
  const mayIntrospect = introspectionFor(principal, deps.config);
  let isUnavailable = false;
  const handler = createHandler({
    onSubscribe: (_request, { query, variables, operationName }) => {
      const values = variables ?? {};
      const limits = deps.config.graphql;
      const document = prepareDocument(schema, { query, operationName, variables: values, mayIntrospect, limits });
      if (!('kind' in document)) return document;
      const contextValue = { ...createContext(deps, principal) };
      return { schema, document, operationName, variableValues: values, contextValue };
    },
    formatError: (error) => {
      const isUnknownOperation = error instanceof GraphQLError && error.message === 'Unable to detect operation AST';
      const shown = toPublicError(isUnknownOperation ? withCode(error, VALIDATION_FAILED) : error, call);
      const publicError = mayIntrospect ? shown : withoutSuggestion(shown);
      isUnavailable ||= publicError.extensions['code'] === 'SERVICE_UNAVAILABLE';
      return publicError;
    },
  });
  const [body, { status, headers }] = await handler({
    method: request.method,
    url: request.originalUrl,
    headers: request.headers,
    body: request.method === 'POST' ? readText(await readBytes(request)) : null,
    raw: request,
    context: undefined,
  });
  const code = REFUSALS.get(status);
  if (code !== undefined) {
    const message = code === 'METHOD_NOT_ALLOWED' ? 'Mutations can only be sent with POST.' : undefined;
    throw new ApiError(code, { message, headers });
  }
  response.status(isUnavailable ? 503 : status).set(headers ?? {});
  response.end(body ?? undefined);
}

/** Requests that the library refuses without a body, or with errors that have no code. */
const REFUSALS: ReadonlyMap<number, ErrorCode> = new Map([
  [405, 'METHOD_NOT_ALLOWED'],
  [406, 'NOT_ACCEPTABLE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
]);

/** By default, everyone in development and admins in production. */
function introspectionFor(principal: Principal, { graphql, environment }: Config): boolean {
  return isAdmin(principal) || (graphql.introspection ?? environment !== 'production');
}

export interface DocumentRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether the caller may use introspection. */
  readonly mayIntrospect: boolean;
  readonly limits: GraphQLLimits;
}

/** Parses and validates a document: cheap limits first, variables last. Returns the document or its errors. */
function prepareDocument(
  schema: GraphQLSchema,
  { query, operationName, variables, mayIntrospect, limits }: DocumentRequest,
): DocumentNode | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: limits.maxTokens });
  } catch (error) {
    return [toParseError(error)];
  }
  const tooComplex = complexityError(schema, document, { variables, limits });
  if (tooComplex !== undefined) return [tooComplex];
  const rules = mayIntrospect ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const errors = validate(schema, document, rules, { maxErrors: 20 });
  if (errors.length > 0) return errors.map((error) => withCode(error, VALIDATION_FAILED));
  const operation = getOperationAST(document, operationName);
  const values = getVariableValues(schema, operation?.variableDefinitions ?? [], variables, { maxErrors: 20 });
  return values.errors ? values.errors.map(variableError) : document;
}

function variableError(error: GraphQLError): GraphQLError {
  const { message, nodes } = error;
  const node = nodes?.[0];
  const field = node?.kind === Kind.VARIABLE_DEFINITION ? node.variable.name.value : '';
  return changed(error, { extensions: { code: 'VALIDATION_ERROR', details: [{ field, message }] } });
}

const PARSE_FAILED = 'GRAPHQL_PARSE_FAILED';
const VALIDATION_FAILED = 'GRAPHQL_VALIDATION_FAILED';

function withCode(error: GraphQLError, code: string): GraphQLError {
  return changed(error, { extensions: { code, ...error.extensions } });
}

/** The error at the same place with another message or other extensions. */
function changed(error: GraphQLError, change: Partial<Pick<GraphQLError, 'message' | 'extensions'>>): GraphQLError {
  const { nodes, source, positions, path } = error;
  const { message, extensions } = { message: error.message, extensions: error.extensions, ...change };
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** The parser's own failure; its token limit counts as one of our limits. */
function toParseError(error: unknown): GraphQLError {
  const parsed = error instanceof GraphQLError ? error : new GraphQLError('The document cannot be parsed.');
  return withCode(parsed, /contains more tha[nt] \d+ tokens/.test(parsed.message) ? TOO_COMPLEX : PARSE_FAILED);
}

/** "Did you mean" hints reveal names of the schema, like introspection. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const { message, extensions } = error;
  const without = (text: string): string => text.replace(/ Did you mean [^]*\?$/, '');
  const details = extensions['details'] as readonly ErrorDetail[] | undefined;
  return changed(error, {
    message: without(message),
    extensions: {
      ...extensions,
      ...(details && { details: details.map((detail) => ({ ...detail, message: without(detail.message) })) }),
    },
  });
}

/** An error as it leaves the server: internal errors are logged and masked. */
function toPublicError(
  error: Readonly<GraphQLError | Error>,
  { log, requestId }: { readonly log: Logger; readonly requestId: string },
): GraphQLError {
  // Errors in the request itself, such as a body without a query, keep the library's message.
  if (!(error instanceof GraphQLError)) return new GraphQLError(error.message, { extensions: { code: 'BAD_REQUEST' } });
  const { nodes, source, positions, path, originalError } = error;
  const where = { nodes, source, positions, path };
  const outage = outageOf(originalError);
  if (outage) log.warn({ err: originalError, path }, 'A GraphQL field could not be resolved for now');
  const publicError = originalError instanceof ApiError ? originalError : outage;
  if (publicError) {
    const { code, details, message } = publicError;
    return new GraphQLError(message, { ...where, extensions: { code, details } });
  }
  if (originalError === undefined || originalError instanceof GraphQLError) {
    return error.extensions['code'] === undefined ? withCode(error, 'VALIDATION_ERROR') : error;
  }
  log.error({ err: originalError, path }, 'A GraphQL field failed');
  return new GraphQLError('Internal server error', { ...where, extensions: { code: 'INTERNAL_ERROR', requestId } });
}
