import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type S3rver from 's3rver';
import { openDiskStore } from './disk-store.js';
import type { FileStore } from './file-store.js';
import { createS3Store } from './s3-store.js';
import { startS3 } from '../../testing/start-s3.js';

interface Driver {
  readonly store: FileStore;
  /** Number of files that were started and neither finished nor cleaned up. */
  unfinished(): Promise<number>;
  close(): Promise<void>;
}

const PART = 256 * 1024;
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', sessionToken: undefined, region: 'us-east-1' };

/** Uploads started but not completed or aborted, counted from the requests the server received. */
function watchUploads(server: S3rver): { readonly open: () => number; readonly parts: () => number } {
  const seen: string[] = [];
  server.httpServer.prependListener('request', (request: { method: string; url: string }) => {
    seen.push(`${request.method} ${request.url}`);
  });
  const count = (pattern: RegExp): number => seen.filter((line) => pattern.test(line)).length;
  return {
    open: () => count(/^POST .*\?uploads=/) - count(/^(?:POST|DELETE) .*\?uploadId=/),
    parts: () => count(/^PUT .*\?partNumber=/),
  };
}

const drivers: Readonly<Record<string, () => Promise<Driver>>> = {
  disk: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rowgate-files-'));
    return {
      store: await openDiskStore(folder),
      unfinished: async () => (await readdir(join(folder, '.unfinished'))).length,
      close: () => rm(folder, { recursive: true }),
    };
  },
  s3: async () => {
    const { server, bucketUrl, close } = await startBucket();
    return {
      store: createS3Store({ ...KEYS, bucketUrl, prefix: 'site/', partSize: PART }),
      unfinished: async () => server.open(),
      close,
    };
  },
};

async function startBucket(): Promise<{
  readonly server: ReturnType<typeof watchUploads>;
  readonly bucketUrl: string;
  readonly close: () => Promise<void>;
}> {
  const { server, port, bucket, close } = await startS3();
  return { server: watchUploads(server), bucketUrl: `http://localhost:${port}/${bucket}`, close };
}

/** Chunks of an odd size, so that no chunk ends on a part boundary. */
function bodyOf(bytes: Uint8Array): Readable {
  const chunks: Uint8Array[] = [];
  for (let start = 0; start < bytes.byteLength; start += 60_001) chunks.push(bytes.subarray(start, start + 60_001));
  return Readable.from(chunks, { objectMode: false });
}

async function* endsBadly(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
  throw new Error('the sender disconnected');
}

describe.each(Object.keys(drivers))('a file store on %s', (name) => {
  let driver: Driver;
  let store: FileStore;
  beforeAll(async () => {
    const start = drivers[name];
    if (start === undefined) throw new Error(name);
    driver = await start();
    store = driver.store;
  });
  afterAll(() => driver.close());

  const read = async (key: string, range?: { start: number; end: number }): Promise<Buffer | undefined> => {
    const found = await store.open({ key, ...(range && { range }) });
    return found && buffer(found.body);
  };

  it.each([0, 1, PART - 1, PART, PART + 1, 3 * PART, 5 * PART + 17])('returns %i bytes unchanged', async (size) => {
    const bytes = randomBytes(size);
    const key = `sizes/${size}.bin`;
    expect(await store.put({ key, body: bodyOf(bytes), contentType: 'application/octet-stream' })).toEqual({ size });
    const found = await store.open({ key });
    expect(found?.size).toBe(size);
    expect(found && (await buffer(found.body)).equals(bytes)).toBe(true);
    expect(await driver.unfinished()).toBe(0);
  });

  it('reads inclusive ranges and cuts the last byte at the end of the file', async () => {
    await store.put({ key: 'range.txt', body: Readable.from([Buffer.from('0123456789')]) });
    const found = await store.open({ key: 'range.txt', range: { start: 2, end: 4 } });
    expect(found?.size).toBe(10);
    expect(found && (await text(found.body))).toBe('234');
    expect((await read('range.txt', { start: 9, end: 9 }))?.toString()).toBe('9');
    expect((await read('range.txt', { start: 7, end: 5000 }))?.toString()).toBe('789');
  });

  it('rejects a range that starts past the end', async () => {
    await store.put({ key: 'short.txt', body: Readable.from([Buffer.from('abc')]) });
    await expect(store.open({ key: 'short.txt', range: { start: 3, end: 5 } })).rejects.toMatchObject({
      code: 'INVALID_RANGE',
    });
  });

  it('does not find missing files or folders', async () => {
    await store.put({ key: 'folder/file.txt', body: Readable.from([Buffer.from('a')]) });
    expect(await store.open({ key: 'absent.txt' })).toBeUndefined();
    expect(await store.open({ key: 'folder' })).toBeUndefined();
    expect(await store.open({ key: 'absent/absent.txt' })).toBeUndefined();
  });

  it('replaces a file atomically', async () => {
    await store.put({ key: 'twice.txt', body: Readable.from([Buffer.from('the longer one')]) });
    await store.put({ key: 'twice.txt', body: Readable.from([Buffer.from('short')]) });
    expect((await read('twice.txt'))?.toString()).toBe('short');
  });

  it('deletes files and ignores missing ones', async () => {
    await store.put({ key: 'gone.txt', body: Readable.from([Buffer.from('a')]) });
    await store.delete({ key: 'gone.txt' });
    expect(await store.open({ key: 'gone.txt' })).toBeUndefined();
    await expect(store.delete({ key: 'gone.txt' })).resolves.toBeUndefined();
  });

  it.each([10, 3 * PART])('stores nothing of a %i-byte file when its sender fails', async (size) => {
    const key = `broken-${size}.bin`;
    await expect(store.put({ key, body: Readable.from(endsBadly(randomBytes(size))) })).rejects.toThrow('disconnected');
    expect(await store.open({ key })).toBeUndefined();
    expect(await driver.unfinished()).toBe(0);
  });

  it('keeps the existing file when its replacement fails', async () => {
    await store.put({ key: 'kept.txt', body: Readable.from([Buffer.from('earlier')]) });
    const body = Readable.from(endsBadly(Buffer.from('later')));
    await expect(store.put({ key: 'kept.txt', body })).rejects.toThrow('disconnected');
    expect((await read('kept.txt'))?.toString()).toBe('earlier');
  });

  it('stops when aborted', async () => {
    const stop = new AbortController();
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (let sent = 0; ; sent += 1) {
        if (sent === 40) stop.abort();
        yield randomBytes(PART / 8);
      }
    }
    const put = store.put({ key: 'stopped.bin', body: Readable.from(endless()), signal: stop.signal });
    await expect(put).rejects.toMatchObject({ name: 'AbortError' });
    expect(await store.open({ key: 'stopped.bin' })).toBeUndefined();
    expect(await driver.unfinished()).toBe(0);
  });

  it.each([
    '',
    '/etc/passwd',
    '../up.txt',
    'a/../../up.txt',
    'a//b',
    '.hidden',
    'a/.b',
    'a\\b',
    'a\0b',
    'ä',
    'x'.repeat(600),
  ])('rejects the key %j', async (key) => {
    const refusal = { code: 'INVALID_KEY' };
    await expect(store.put({ key, body: Readable.from([]) })).rejects.toMatchObject(refusal);
    await expect(store.open({ key })).rejects.toMatchObject(refusal);
    await expect(store.delete({ key })).rejects.toMatchObject(refusal);
  });

  it('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

describe('driver-specific behavior', () => {
  it('S3: keeps only a few parts in memory, whatever the file size', async () => {
    const { server, bucketUrl, close } = await startBucket();
    const store = createS3Store({ ...KEYS, bucketUrl, prefix: '', partSize: PART });
    let ahead = 0;
    async function* long(): AsyncGenerator<Uint8Array> {
      for (let part = 0; part < 24; part += 1) {
        ahead = Math.max(ahead, part - server.parts());
        yield randomBytes(PART);
      }
    }
    await store.put({ key: 'long.bin', body: Readable.from(long(), { highWaterMark: 1 }) });
    await close();
    expect(server.parts()).toBe(24);
    expect(ahead).toBeLessThanOrEqual(4);
  });

  it('S3: an unreachable store and a missing bucket fail with a code', async () => {
    const { bucketUrl, close } = await startBucket();
    const absent = createS3Store({ ...KEYS, bucketUrl: `${bucketUrl}-absent`, prefix: '' });
    await expect(absent.ping()).rejects.toMatchObject({ code: 'STORE_FAILED' });
    await close();
    const closed = createS3Store({ ...KEYS, bucketUrl, prefix: '' });
    await expect(closed.ping()).rejects.toMatchObject({ code: 'STORE_FAILED' });
  });

  it('disk: a ping fails when the folder is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rowgate-files-'));
    const store = await openDiskStore(folder);
    await rm(folder, { recursive: true });
    await expect(store.ping()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
