import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { assertKey } from './file-key.js';
import type { FileStore } from './file-store.js';
import { FileStoreError } from './file-store-error.js';
import { createS3Client } from './s3-client.js';
import type { S3Settings } from './s3-client.js';
import { uploadToS3 } from './s3-upload.js';

export interface S3StoreOptions extends S3Settings {
  /** Prefix of every key; empty, or ends with `/`. */
  readonly prefix: string;
  /** Bytes per part of a large file, which is how much of it is kept in memory. Default 8 MiB. */
  readonly partSize?: number;
}

const PART_SIZE = 8 * 1024 * 1024;

/** Files in a bucket of any S3-compatible store. */
export function createS3Store({ prefix, partSize = PART_SIZE, ...settings }: S3StoreOptions): FileStore {
  const client = createS3Client(settings);
  const place = (key: string): string => {
    assertKey(key);
    return prefix + key;
  };
  return {
    async put({ key, body, contentType, signal }) {
      const size = await uploadToS3(client, { key: place(key), body, contentType, signal, partSize });
      return { size };
    },

    async open({ key, range, signal }) {
      const response = await client({
        method: 'GET',
        key: place(key),
        headers: range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` },
        accept: [404, 416],
        signal,
      });
      if (response.status === 416) {
        await response.body?.cancel();
        throw new FileStoreError('INVALID_RANGE', `The file has no range ${range?.start}-${range?.end}.`);
      }
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      const body = response.body === null ? Readable.from([]) : Readable.fromWeb(response.body as ReadableStream);
      return { body, size: wholeSize(response) };
    },

    async delete({ key }) {
      await client({ method: 'DELETE', key: place(key), accept: [404] });
    },

    async ping() {
      await client({ method: 'HEAD' });
    },
  };
}

function wholeSize({ headers }: Response): number {
  const ofRange = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return Number(ofRange ?? headers.get('content-length') ?? 0);
}
