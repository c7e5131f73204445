import type { IncomingMessage } from 'node:http';
import { ApiError, validationError } from '../errors.js';
import { MAX_DEPTH, tooDeep } from './json-size.js';
import { readBytes } from './read-bytes.js';

const NUL = '\u0000';

/**
 * Reads a JSON body of at most 1 MiB; `undefined` without a body. Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE,
 * BAD_REQUEST.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  requireJsonType(request);
  return parseJson(bytes);
}

/** Throws UNSUPPORTED_MEDIA_TYPE for a body whose content type is not JSON, or that is compressed. */
export function requireJsonType({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && !type?.endsWith('+json')) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send JSON, with "Content-Type: application/json".' });
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the body without compression.' });
  }
}

/** Throws BAD_REQUEST, and VALIDATION_ERROR for text that cannot be stored. */
export function parseJson(bytes: Uint8Array): unknown {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { message: 'The body is not valid JSON.', cause });
  }
  const place = placeOfNul(body, { path: '', depth: 0 });
  if (place !== undefined) throw validationError({ field: place, message: 'must not contain the character U+0000' });
  return body;
}

/** Finds text with U+0000, the one character PostgreSQL cannot store. Throws BAD_REQUEST for endless nesting. */
function placeOfNul(
  value: unknown,
  { path, depth }: { readonly path: string; readonly depth: number },
): string | undefined {
  if (typeof value === 'string') return value.includes(NUL) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) throw tooDeep();
  for (const [key, member] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`;
    const found = key.includes(NUL) ? path : placeOfNul(member, { path: place, depth: depth + 1 });
    if (found !== undefined) return found;
  }
  return undefined;
}
