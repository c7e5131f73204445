import type { Readable } from 'node:stream';
import { FileStoreError } from './file-store-error.js';
import type { S3Client } from './s3-client.js';

export interface S3Upload {
  readonly key: string;
  readonly body: Readable;
  readonly contentType: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** Bytes buffered at a time; S3 requires parts of at least 5 MiB. */
  readonly partSize: number;
}

/**
 * Uploads a stream of unknown length: in one request if it fits into a part, otherwise as a multipart upload. Resolves
 * with the size.
 */
export async function uploadToS3(client: S3Client, upload: S3Upload): Promise<number> {
  const parts = readParts(upload.body, upload.partSize);
  const first = await parts.next();
  const second = first.done === true ? first : await parts.next();
  if (first.done === true || second.done === true) {
    const only = first.done === true ? new Uint8Array() : first.value;
    upload.signal?.throwIfAborted();
    await client({ method: 'PUT', headers: typeHeader(upload), body: only, ...pick(upload) });
    return only.byteLength;
  }
  return uploadParts(client, upload, chain(first.value, second.value, parts));
}

type Part = Uint8Array<ArrayBuffer>;

const pick = ({ key, signal }: S3Upload): Pick<S3Upload, 'key' | 'signal'> => ({ key, signal });

const typeHeader = ({ contentType }: S3Upload): Record<string, string> =>
  contentType === undefined ? {} : { 'content-type': contentType };

async function* chain(first: Part, second: Part, rest: AsyncIterable<Part>): AsyncGenerator<Part> {
  yield first;
  yield second;
  yield* rest;
}

async function uploadParts(client: S3Client, upload: S3Upload, parts: AsyncIterable<Part>): Promise<number> {
  const { key, signal } = upload;
  // Not stopped by the signal: an upload whose ID never arrived could not be removed.
  const begun = await client({ method: 'POST', query: 'uploads=', headers: typeHeader(upload), key });
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(await begun.text())?.[1];
  if (uploadId === undefined) throw new FileStoreError('STORE_FAILED', 'The file store did not start an upload.');
  const idQuery = `uploadId=${encodeURIComponent(unescapeXml(uploadId))}`;
  try {
    const tags: string[] = [];
    let size = 0;
    for await (const part of parts) {
      const query = `partNumber=${tags.length + 1}&${idQuery}`;
      const answer = await client({ method: 'PUT', query, body: part, key, signal });
      tags.push(answer.headers.get('etag') ?? '');
      size += part.byteLength;
    }
    signal?.throwIfAborted();
    const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
    const answer = await (await client({ method: 'POST', query: idQuery, body, key, signal })).text();
    // S3 can respond with 200 and still report a failure in the body.
    if (answer.includes('<Error>')) throw new FileStoreError('STORE_FAILED', answer.slice(0, 500));
    return size;
  } catch (error) {
    await client({ method: 'DELETE', query: idQuery, key, accept: [404] }).catch(() => undefined);
    throw error;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** Splits the stream into pieces of one size; the last may be shorter. */
async function* readParts(body: Readable, partSize: number): AsyncGenerator<Part> {
  let part = new Uint8Array(partSize);
  let filled = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    for (let offset = 0; offset < chunk.byteLength;) {
      const taken = chunk.subarray(offset, offset + partSize - filled);
      part.set(taken, filled);
      filled += taken.byteLength;
      offset += taken.byteLength;
      if (filled === partSize) {
        yield part;
        part = new Uint8Array(partSize);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
