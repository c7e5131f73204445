import type { ErrorRequestHandler, Response } from 'express';
import type { Endpoint, Envelope } from './endpoint.js';
import { ApiError } from './errors.js';
import { importerErrorBody } from './importer-envelope.js';
import { outageOf } from '../outage.js';
import { loggerOf } from './request-log.js';

type ErrorBody = (error: ApiError, about: { readonly requestId: string }) => object;

const BODIES: Readonly<Record<Envelope, ErrorBody>> = {
  content: (error, about) => contentErrorBody(error, { ...about, graphql: false }),
  graphql: (error, about) => contentErrorBody(error, { ...about, graphql: true }),
  importer: importerErrorBody,
};

/** From here on, failures of this request use the error format of its endpoint. */
export function setErrorFormat(response: Response, { envelope }: Pick<Endpoint, 'envelope'>): void {
  response.locals['envelope'] = envelope;
}

/**
 * Handles every failed request. A request that matched no endpoint gets the error format of endpoints with a similar
 * path.
 */
export function errorHandler(endpoints: readonly Pick<Endpoint, 'path' | 'envelope'>[]): ErrorRequestHandler {
  const neighbors = new Map(endpoints.map(({ path, envelope }) => [rootOf(path), envelope]));
  return (error, request, response, _next) => {
    const failure = publicError(error);
    if (failure.code === 'INTERNAL_ERROR')
      loggerOf(response).error({ err: failure.cause ?? failure }, 'A request failed');
    if (failure.code === 'SERVICE_UNAVAILABLE' && failure.cause !== undefined) {
      loggerOf(response).warn({ err: failure.cause }, 'A request could not be answered for now');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (failure.retryAfter !== undefined) response.set('Retry-After', String(failure.retryAfter));
    const { requestId, envelope } = response.locals as { readonly requestId: string; readonly envelope?: Envelope };
    const body = BODIES[envelope ?? neighbors.get(rootOf(request.path)) ?? 'content'](failure, { requestId });
    response.set(failure.headers).status(failure.status).json(body);
  };
}

/** The first two parts of a path. */
function rootOf(path: string): string {
  return path.split('/', 3).join('/');
}

/** The error body of the content API. GraphQL clients get the same in the `errors` format they read. */
function contentErrorBody(error: ApiError, { requestId, graphql }: { requestId: string; graphql: boolean }): object {
  const { code, message, details } = error;
  const body = { code, message, details, ...(code === 'INTERNAL_ERROR' ? { requestId } : {}) };
  return graphql ? { error: body, errors: [{ message, extensions: { code, details } }] } : { error: body };
}

/** Maps any thrown value to an ApiError; unknown errors become a neutral 500. */
function publicError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // The router throws this for a path with a malformed `%` escape.
  if (error instanceof URIError) return new ApiError('BAD_REQUEST', { message: 'The address cannot be decoded.' });
  return outageOf(error) ?? new ApiError('INTERNAL_ERROR', { cause: error });
}
