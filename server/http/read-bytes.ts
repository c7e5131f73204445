import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors.js';

const MAX_BYTES = 1 << 20;

/** A body of at most 1 MiB. Throws PAYLOAD_TOO_LARGE, and BAD_REQUEST when the caller breaks off. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge();
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('BAD_REQUEST', { message: 'The body broke off.', cause });
  }
  return Buffer.concat(chunks);
}

function tooLarge(): ApiError {
  return new ApiError('PAYLOAD_TOO_LARGE', { message: `A JSON body may have ${MAX_BYTES} bytes at most.` });
}
