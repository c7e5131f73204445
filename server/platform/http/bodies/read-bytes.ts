import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors.js';
import type { BodyAccount } from './body-budget.js';

const MAX_BYTES = 1 << 20;

interface ReadBytesOptions {
  /** Default: 1 MiB. */
  readonly limit?: number;
  /** The memory budget of bodies that may exceed a few MiB. */
  readonly account?: BodyAccount;
}

/** Reads a body of at most `limit` bytes. Throws PAYLOAD_TOO_LARGE, and BAD_REQUEST when the caller disconnects. */
export async function readBytes(
  request: IncomingMessage,
  { limit = MAX_BYTES, account }: ReadBytesOptions = {},
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  try {
    // A destroyed request would take its connection with it, and no response could be sent.
    const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      account?.take(chunk.length);
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('BAD_REQUEST', { message: 'The body is incomplete.', cause });
  }
  return Buffer.concat(chunks);
}

function tooLarge(limit: number): ApiError {
  return new ApiError('PAYLOAD_TOO_LARGE', { message: `A JSON body may have at most ${limit} bytes.` });
}
