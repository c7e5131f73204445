import { parse } from 'qs';
import { ApiError, validationError } from './errors.js';

/** The query string of a URL: everything after the first question mark. */
export function queryStringOf(url: string): string {
  const [, ...parts] = url.split('?');
  return parts.join('?');
}

/**
 * Parses a query string into nested members, once per request: `filter[status][$eq]=draft`. Lookups on the result must
 * not trust names such as `constructor`. Throws BAD_REQUEST, and VALIDATION_ERROR for a name that the parser would drop.
 */
export function parseQueryString(text: string): Record<string, unknown> {
  const query = readQueryString(text);
  const lost = [...new URLSearchParams(text).keys()].find(isLost);
  if (lost === '') throw validationError({ field: '', message: 'A parameter has no name.' });
  if (lost !== undefined) throw validationError({ field: lost, message: 'Is not recognized.' });
  if (Object.values(query).some((value) => depthOf(value) > MAX_DEPTH)) throw unreadableQuery();
  return query;
}

function isLost(name: string): boolean {
  return name === '' || name.split(/[[\]]/).includes('__proto__');
}

/** `filter[tags][$in][]` has the most levels. */
const MAX_DEPTH = 3;

/** Levels of nesting. Groups of conditions, `[$or][0]`, do not count: the filter parser limits how deeply they nest. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const depths = Object.entries(value).map(([name, member]: [string, unknown]) =>
    name === '$or' || name === '$and' ? depthOf(member) - 1 : depthOf(member) + 1,
  );
  return Math.max(0, ...depths);
}

function readQueryString(text: string): Record<string, unknown> {
  try {
    // The parser takes a malformed escape, such as `%E0%A4%A`, for text.
    decodeURIComponent(text);
    return parse(text, {
      // Enough for groups of conditions: `filter[$or][0][$and][0][title][$containsi]`.
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
    throw unreadableQuery(cause);
  }
}

function unreadableQuery(cause?: unknown): ApiError {
  return new ApiError('BAD_REQUEST', {
    message: 'The query string cannot be read, or is too deep or too long.',
    cause,
  });
}
