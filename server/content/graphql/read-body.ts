import type { Readable } from 'node:stream';
import { ApiError } from '../../errors.js';

const MAX_BODY = 1024 * 1024;

/** The text of a body, which the transport of GraphQL parses itself; a malformed one is its own kind of failure. */
export async function readBody(request: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > MAX_BODY) throw new ApiError('PAYLOAD_TOO_LARGE');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
