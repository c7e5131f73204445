import { AwsClient } from 'aws4fetch';
import { FileStoreError } from './file-store-error.js';

export interface S3Settings {
  /** Address of the bucket, without a trailing slash. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** `undefined` addresses the bucket itself. */
  readonly key?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
  readonly signal?: AbortSignal | undefined;
  /** Statuses besides 2xx that count as a response, not as a failure. */
  readonly accept?: readonly number[];
}

export type S3Client = (request: S3Request) => Promise<Response>;

const RETRIES = 3;

/** Sends signed requests to one bucket. Rejects with STORE_FAILED on unexpected statuses. */
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
      throw new FileStoreError('STORE_FAILED', `The file store at ${bucketUrl} does not respond.`, { cause: error });
    });
    if (response.ok || accept.includes(response.status)) return response;
    const answer = (await response.text()).slice(0, 500);
    throw new FileStoreError(
      'STORE_FAILED',
      `The file store responded to ${method} with ${response.status}: ${answer}`,
    );
  };
}
