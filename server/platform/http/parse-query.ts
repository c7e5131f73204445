import { parse } from 'qs';
import { ApiError } from './errors.js';

/**
 * Parses a query string into nested members, once per request: `filter[status][$eq]=draft`. Lookups on the result must
 * not trust names such as `constructor`. Throws BAD_REQUEST.
 */
export function parseQueryString(text: string): Record<string, unknown> {
  try {
    return parse(text, {
      // `filter[$or][0][$and][0][title][$containsi]`: the filter parser limits how deeply groups nest.
      depth: 20,
      strictDepth: true,
      parameterLimit: 200,
      throwOnLimitExceeded: true,
      arrayLimit: 200,
      allowPrototypes: false,
      plainObjects: true,
      allowDots: false,
    });
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', {
      message: 'The query string cannot be read, or is too deep or too long.',
      cause,
    });
  }
}
