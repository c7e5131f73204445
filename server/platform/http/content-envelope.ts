import { ApiError } from './errors.js';
import { outageOf } from '../outage.js';

/** The error body of the content API. GraphQL clients, which read `errors`, are told the same in their own words. */
export function contentErrorBody(
  error: ApiError,
  { requestId, graphql }: { requestId: string; graphql: boolean },
): object {
  const { code, message, details } = error;
  const body = { code, message, details, ...(code === 'INTERNAL_ERROR' ? { requestId } : {}) };
  return graphql ? { error: body, errors: [{ message, extensions: { code, details } }] } : { error: body };
}

/** What may leave the server of something thrown: itself where it is meant for callers, a neutral failure otherwise. */
export function publicError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // The router's word for an address with a broken `%` in it.
  if (error instanceof URIError) return new ApiError('BAD_REQUEST', { message: 'The address cannot be decoded.' });
  return outageOf(error) ?? new ApiError('INTERNAL_ERROR', { cause: error });
}
