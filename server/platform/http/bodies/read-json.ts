import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors.js';
import { requireStorable } from '../require-storable.js';
import { readBytes } from './read-bytes.js';

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

/** Throws BAD_REQUEST for bytes that are not UTF-8. */
export function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { message: 'The body is not valid UTF-8.', cause });
  }
}

/** Throws BAD_REQUEST, and VALIDATION_ERROR for text that cannot be stored. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = readText(bytes);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { message: 'The body is not valid JSON.', cause });
  }
  requireStorable(body);
  return body;
}
