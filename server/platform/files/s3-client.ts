import { AwsClient } from 'aws4fetch';
import { FileStoreError } from './file-store-error.js';

export interface S3Settings {
  /** Address of the bucket, without a slash at the end. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** `undefined` for the bucket itself. */
  readonly key?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
  readonly signal?: AbortSignal | undefined;
  /** Statuses beside 2xx that are an answer, not a failure. */
  readonly accept?: readonly number[];
}

export type S3Client = (request: S3Request) => Promise<Response>;

const RETRIES = 3;

/** Signed requests to one bucket; rejects with STORE_FAILED on statuses that nobody expects. */
export function createS3Client({ bucketUrl, ...credentials }: S3Settings): S3Client {
  const { sessionToken, ...rest } = credentials;
  const aws = new AwsClient({
    ...rest,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    service: 's3',
    retries: RETRIES,
  });
  return async ({ method, key, query, headers = {}, body, signal, accept = [] }) => {
    const url = `${bucketUrl}${key === undefined ? '' : `/${key}`}${query === undefined ? '' : `?${query}`}`;
    const request = { method, headers, ...(body === undefined ? {} : { body }), ...(signal && { signal }) };
    const response = await aws.fetch(url, request).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw new FileStoreError('STORE_FAILED', `The file store does not answer at ${bucketUrl}.`, { cause: error });
    });
    if (response.ok || accept.includes(response.status)) return response;
    const answer = (await response.text()).slice(0, 500);
    throw new FileStoreError('STORE_FAILED', `The file store answered ${method} with ${response.status}: ${answer}`);
  };
}
