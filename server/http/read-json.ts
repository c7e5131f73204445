import type { IncomingMessage } from 'node:http';
import { ApiError, validationError } from '../errors.js';
import { readBytes } from './read-bytes.js';

const NUL = '\u0000';
/** Far more than anybody writes, far less than the stack holds. */
const MAX_DEPTH = 100;

/**
 * A JSON body of at most `limit` bytes, 1 MiB; `undefined` when there is none. Throws UNSUPPORTED_MEDIA_TYPE,
 * PAYLOAD_TOO_LARGE, BAD_REQUEST.
 */
export async function readJson(request: IncomingMessage, limit?: number): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return undefined;
  if (type !== 'application/json' && !type?.endsWith('+json')) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send JSON, with "Content-Type: application/json".' });
  }
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the body without compression.' });
  }
  return parseJson(bytes);
}

/** Throws BAD_REQUEST, and VALIDATION_ERROR for text that cannot be stored. */
export function parseJson(bytes: Uint8Array): unknown {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { message: 'The body is no valid JSON.', cause });
  }
  const place = placeOfNul(body, { path: '', depth: 0 });
  if (place !== undefined) throw validationError({ field: place, message: 'must not contain the character U+0000' });
  return body;
}

/** Throws BAD_REQUEST for what is nested without end, which whoever walks over it would trip on. */
export function requireShallow(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === MAX_DEPTH) throw tooDeep();
  for (const member of Object.values(value)) requireShallow(member, depth + 1);
}

function tooDeep(): ApiError {
  return new ApiError('BAD_REQUEST', { message: `JSON may be nested ${MAX_DEPTH} levels deep at most.` });
}

/** Where a text holds the one character databases cannot keep. Throws BAD_REQUEST for what is nested without end. */
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
