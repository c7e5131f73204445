import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { ApiError } from '../../../platform/http/errors.js';
import { outageOf } from '../../../platform/outage.js';
import { TOO_COMPLEX } from './limits.js';

export const PARSE_FAILED = 'GRAPHQL_PARSE_FAILED';
export const VALIDATION_FAILED = 'GRAPHQL_VALIDATION_FAILED';

export function withCode(error: GraphQLError, code: string): GraphQLError {
  const { nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(error.message, {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions: { code, ...extensions },
  });
}

/** The parser's own failure; its limit of tokens is one of ours. */
export function toParseError(error: unknown): GraphQLError {
  const parsed = error instanceof GraphQLError ? error : new GraphQLError('The document cannot be read.');
  return withCode(parsed, /contains more tha[nt] \d+ tokens/.test(parsed.message) ? TOO_COMPLEX : PARSE_FAILED);
}

/** "Did you mean" tells names of the schema, which is as much as introspection. */
export function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean [^]*\?$/, '');
  const { nodes, source, positions, path, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** An error as it leaves the server: what was not meant to be told is logged and masked. */
export function toPublicError(
  error: Readonly<GraphQLError | Error>,
  { log, requestId }: { readonly log: Logger; readonly requestId: string },
): GraphQLError {
  // Faults of the request itself, such as a body without a query, in the library's own words.
  if (!(error instanceof GraphQLError)) return new GraphQLError(error.message, { extensions: { code: 'BAD_REQUEST' } });
  const { nodes, source, positions, path, originalError } = error;
  const where = { nodes, source, positions, path };
  const outage = outageOf(originalError);
  if (outage) log.warn({ err: originalError, path }, 'A field of GraphQL could not be answered now');
  const told = originalError instanceof ApiError ? originalError : outage;
  if (told) {
    const { code, details, message } = told;
    return new GraphQLError(message, { ...where, extensions: { code, details } });
  }
  if (originalError === undefined || originalError instanceof GraphQLError) {
    // Values of variables are checked last, and come without a code.
    return error.extensions['code'] === undefined ? withCode(error, 'VALIDATION_ERROR') : error;
  }
  log.error({ err: originalError, path }, 'A field of GraphQL failed');
  return new GraphQLError('Internal server error', { ...where, extensions: { code: 'INTERNAL_ERROR', requestId } });
}
