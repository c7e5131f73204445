import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decodedPieces } from '../../../src/engine/full.js';
import type { Transcode } from '../../../src/engine/full.js';
import { fileBlob } from './file-blob.js';

/** Rewrites text as UTF-8 into files in a folder, so that a file is never held in memory as a whole. */
export function transcodeToFile(folder: string): Transcode {
  return async (blob, encoding) => {
    const path = join(folder, randomUUID());
    await pipeline(decodedPieces(blob, encoding), createWriteStream(path));
    return fileBlob(path);
  };
}
