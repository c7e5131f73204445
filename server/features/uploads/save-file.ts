import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tooLarge } from '../../platform/http/receive-form.js';
import type { FormFileHead } from '../../platform/http/receive-form.js';
import { scanText } from './text-scan.js';

export interface ReceivedFile extends FormFileHead {
  readonly path: string;
  readonly size: number;
  readonly isText: boolean;
}

export interface SaveFileOptions extends FormFileHead {
  /** The caller removes it. */
  readonly folder: string;
  /** Bytes. */
  readonly limit: number;
}

/** Streams a file into a folder. `undefined` for the empty part that browsers send when no file was chosen. */
export async function saveFile(
  stream: Readable,
  { field, name, folder, limit }: SaveFileOptions,
): Promise<ReceivedFile | undefined> {
  const path = join(folder, randomUUID());
  const scan = scanText();
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      scan.add(chunk);
      done(size > limit ? tooLarge(`A file may have at most ${limit} bytes.`) : null, chunk);
    },
  });
  await pipeline(stream, measure, createWriteStream(path, { flags: 'wx' }));
  return name === '' && size === 0 ? undefined : { field, name, path, size, isText: scan.isText() };
}
