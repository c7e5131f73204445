import type { ErrorRequestHandler } from 'express';
import { contentErrorBody, publicError } from './content-envelope.js';
import { importerErrorBody, isImporterPath } from './importer-envelope.js';

/** The last word on a request that failed. */
export const handleError: ErrorRequestHandler = (error, request, response, _next) => {
  const failure = publicError(error);
  if (failure.code === 'INTERNAL_ERROR') request.log.error({ err: failure.cause ?? failure }, 'A request failed');
  if (failure.code === 'SERVICE_UNAVAILABLE' && failure.cause !== undefined) {
    request.log.warn({ err: failure.cause }, 'A request could not be answered now');
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (failure.retryAfter !== undefined) response.set('Retry-After', String(failure.retryAfter));
  const { requestId } = response.locals as { readonly requestId: string };
  const body = isImporterPath(request.path)
    ? importerErrorBody(failure, { requestId })
    : contentErrorBody(failure, { requestId, graphql: request.path === '/graphql' });
  response.set(failure.headers).status(failure.status).json(body);
};
