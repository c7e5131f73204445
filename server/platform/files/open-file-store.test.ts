import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileStore, s3Options } from './open-file-store.js';

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('the store selected by FILES_URL', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rowgate-address-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    { address: 'file:', path: 'data/files/a/b.txt' },
    { address: 'file:elsewhere', path: 'elsewhere/a/b.txt' },
    { address: 'file://elsewhere', path: 'elsewhere/a/b.txt' },
  ])('$address stores files in $path', async ({ address, path }) => {
    const whole = address.replace('elsewhere', join(folder, 'elsewhere'));
    const store = await openFileStore(whole, { dataDir: join(folder, 'data'), environment: {} });
    await store.put({ key: 'a/b.txt', body: Readable.from([Buffer.from('here')]) });
    expect(await readFile(join(folder, path), 'utf8')).toBe('here');
  });

  it.each(['', 'ftp://host/x', 'file:uploads', 'file://host/path', 's3:bucket', 's3://', 's3://Bad_Bucket', '/data'])(
    'rejects %j',
    async (address) => {
      const opening = openFileStore(address, { dataDir: folder, environment: KEYS });
      await expect(opening).rejects.toMatchObject({
        code: 'INVALID_ADDRESS',
        message: expect.stringContaining('FILES_URL'),
      });
    },
  );

  it('reports the missing S3 key', async () => {
    const opening = openFileStore('s3://bucket', { dataDir: folder, environment: { AWS_ACCESS_KEY_ID: 'id' } });
    await expect(opening).rejects.toThrow('AWS_SECRET_ACCESS_KEY must be set');
  });

  it.each([
    { address: 's3://bucket', environment: {}, bucketUrl: 'https://bucket.s3.us-east-1.amazonaws.com', prefix: '' },
    {
      address: 's3://my.bucket/a/b/',
      environment: { AWS_REGION: 'eu-west-1' },
      bucketUrl: 'https://s3.eu-west-1.amazonaws.com/my.bucket',
      prefix: 'a/b/',
    },
    {
      address: 's3://bucket/files',
      environment: { S3_ENDPOINT: 'http://localhost:9000/' },
      bucketUrl: 'http://localhost:9000/bucket',
      prefix: 'files/',
    },
  ])('$address is at $bucketUrl', ({ address, environment, bucketUrl, prefix }) => {
    expect(s3Options(address, { ...KEYS, ...environment })).toMatchObject({ bucketUrl, prefix });
  });
});
