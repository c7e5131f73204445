import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDiskStore } from './disk-store.js';
import type { FileStore } from './file-store.js';
import { FileStoreError } from './file-store-error.js';
import { createS3Store } from './s3-store.js';
import type { S3StoreOptions } from './s3-store.js';

export interface OpenFileStoreOptions {
  readonly dataDir: string;
  /** The S3 credentials are read from here. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

type Open = () => Promise<FileStore>;

const OPENERS: Readonly<Record<string, (address: string, options: OpenFileStoreOptions) => Open>> = {
  'file:': (address, { dataDir }) => {
    const folder = address === 'file:' ? join(dataDir, 'files') : fileURLToPath(asFileUrl(address));
    return () => openDiskStore(folder);
  },
  's3:': (address, { environment }) => {
    const options = s3Options(address, environment);
    return async () => createS3Store(options);
  },
};

/**
 * Opens the store selected by `FILES_URL`: `file:` (in the data folder), `file:/path`, or `s3://bucket/prefix`. For S3
 * the environment provides `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION` (default
 * `us-east-1`), and `S3_ENDPOINT` for stores other than Amazon's. Rejects with INVALID_ADDRESS.
 */
export async function openFileStore(address: string, options: OpenFileStoreOptions): Promise<FileStore> {
  return fileStoreAt(address, options)();
}

/** How to open the store; nothing is opened or created yet. Throws INVALID_ADDRESS. */
export function fileStoreAt(address: string, options: OpenFileStoreOptions): Open {
  const opener = OPENERS[/^[a-z0-9]+:/.exec(address)?.[0] ?? ''];
  if (opener === undefined) throw invalid(address, 'it must begin with "file:" or "s3://"');
  return opener(address, options);
}

function asFileUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // "file:uploads" would be parsed as "/uploads".
  if (url === undefined || !address.startsWith('file:/') || url.host !== '') {
    throw invalid(address, 'it must be an absolute path, as in "file:/var/rowgate"');
  }
  return url;
}

export function s3Options(address: string, environment: OpenFileStoreOptions['environment']): S3StoreOptions {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([A-Za-z0-9._/-]*))?$/.exec(address);
  const [, bucket, path = ''] = match ?? [];
  if (bucket === undefined) throw invalid(address, 'it must look like "s3://bucket/prefix"');
  const required = (name: string): string => {
    const value = environment[name];
    if (!value) throw invalid(address, `${name} must be set for S3`);
    return value;
  };
  const region = environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? 'us-east-1';
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return {
    bucketUrl: bucketUrl(bucket, region, environment['S3_ENDPOINT']),
    region,
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: environment['AWS_SESSION_TOKEN'],
    prefix: prefix === '' ? '' : `${prefix}/`,
  };
}

/** The bucket goes into the path when its name would not match a TLS certificate, or when the store is not Amazon's. */
function bucketUrl(bucket: string, region: string, endpoint: string | undefined): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  return bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}

function invalid(address: string, reason: string): FileStoreError {
  const shown = address.replace(/\/\/[^/]*@/, '//…@');
  return new FileStoreError('INVALID_ADDRESS', `FILES_URL is "${shown}"; ${reason}.`);
}
