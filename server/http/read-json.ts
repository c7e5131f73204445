import type { IncomingMessage } from 'node:http';
import { ApiError, validationError } from '../errors.js';

const MAX_BYTES = 1 << 20;
const NUL = '\u0000';
/** Far more than anybody writes, far less than the stack holds. */
const MAX_DEPTH = 100;

/** A JSON body of at most 1 MiB; `undefined` when there is none. Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, BAD_REQUEST. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge();
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  if (type !== 'application/json' && !type?.endsWith('+json')) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send JSON, with "Content-Type: application/json".' });
  }
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { message: 'The body is no valid JSON.', cause });
  }
  const place = placeOfNul(body, { path: '', depth: 0 });
  if (place !== undefined) throw validationError({ field: place, message: 'must not contain the character U+0000' });
  return body;
}

function tooLarge(): ApiError {
  return new ApiError('PAYLOAD_TOO_LARGE', { message: `A JSON body may have ${MAX_BYTES} bytes at most.` });
}

/** Where a text holds the one character databases cannot keep. Throws BAD_REQUEST for what is nested without end. */
function placeOfNul(
  value: unknown,
  { path, depth }: { readonly path: string; readonly depth: number },
): string | undefined {
  if (typeof value === 'string') return value.includes(NUL) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) {
    throw new ApiError('BAD_REQUEST', { message: `The body is nested deeper than ${MAX_DEPTH} levels.` });
  }
  for (const [key, member] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`;
    const found = key.includes(NUL) ? path : placeOfNul(member, { path: place, depth: depth + 1 });
    if (found !== undefined) return found;
  }
  return undefined;
}
