import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transcode } from '../../src/engine/full.js';

const CHUNK = 1 << 20;

/** Rewrites text as UTF-8 into files of a folder, so that no file is ever whole in memory. */
export function transcodeToFile(folder: string): Transcode {
  return async (blob, encoding) => {
    const path = join(folder, randomUUID());
    await pipeline(decoded(blob, encoding), createWriteStream(path));
    return openAsBlob(path);
  };
}

async function* decoded(blob: Blob, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < blob.size; at += CHUNK) {
    yield decoder.decode(await blob.slice(at, at + CHUNK).arrayBuffer(), { stream: true });
  }
  yield decoder.decode();
}
