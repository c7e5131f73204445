import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFileStore } from '../../platform/files/open-file-store.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { openLineFile, readLinePage } from './line-file.js';

let folder = '';
let files: FileStore;
const { signal } = new AbortController();
const KEY = 'imports/a/rows.ndjson';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-lines-'));
  files = await openFileStore('file:', { dataDir: folder, environment: {} });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const store = (text: string): Promise<unknown> => files.put({ key: KEY, body: Readable.from([Buffer.from(text)]) });
const page = (limit: number, cursor?: string): ReturnType<typeof readLinePage> =>
  readLinePage(files, { key: KEY, limit, cursor, signal });

async function pages(limit: number): Promise<readonly (readonly unknown[])[]> {
  const all: (readonly unknown[])[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { lines, nextCursor }: Awaited<ReturnType<typeof readLinePage>> = await page(limit, cursor);
    all.push(lines);
    cursor = nextCursor;
  }
  return all;
}

describe('a file of lines', () => {
  test('exists once it is complete', async () => {
    const file = openLineFile(files, { key: KEY, signal });
    await file.write('{"a":1}\n');
    expect(await files.open({ key: KEY })).toBeUndefined();
    await file.write('{"a":2}\n{"a":3}\n');
    await file.end();
    expect(await pages(9)).toEqual([[{ a: 1 }, { a: 2 }, { a: 3 }]]);
  });

  test('takes more than fits into memory at once', async () => {
    const file = openLineFile(files, { key: KEY, signal });
    const line = `"${'x'.repeat(100_000)}"\n`;
    for (let at = 0; at < 12; at += 1) await file.write(line);
    await file.end();
    expect((await page(100)).lines).toHaveLength(12);
  });

  test('does not exist after it was discarded, complete or not', async () => {
    const half = openLineFile(files, { key: KEY, signal });
    await half.write('1\n');
    await half.discard();
    expect(await files.open({ key: KEY })).toBeUndefined();
    const whole = openLineFile(files, { key: KEY, signal });
    await whole.write('1\n');
    await whole.end();
    await whole.discard();
    expect(await files.open({ key: KEY })).toBeUndefined();
  });

  test('reports at the next write or at its end that it could not be stored', async () => {
    const failing: FileStore = {
      ...files,
      put: async ({ body }) => {
        body.destroy();
        throw new Error('The disk is full.');
      },
    };
    const file = openLineFile(failing, { key: KEY, signal });
    await expect(file.write('1\n')).rejects.toThrow('The disk is full.');
    await expect(file.end()).rejects.toThrow('The disk is full.');
    await file.discard();
  });
});

describe('pages of lines', () => {
  test.each([
    [1, [[1], [{ a: 'ü' }], ['x'], [null]]],
    [
      2,
      [
        [1, { a: 'ü' }],
        ['x', null],
      ],
    ],
    [3, [[1, { a: 'ü' }, 'x'], [null]]],
    [4, [[1, { a: 'ü' }, 'x', null]]],
    [5, [[1, { a: 'ü' }, 'x', null]]],
  ])('of %i', async (limit, expected) => {
    await store('1\n{"a":"ü"}\n"x"\nnull\n');
    expect(await pages(limit)).toEqual(expected);
  });

  test('of an empty file are one without lines', async () => {
    await store('');
    expect(await page(5)).toEqual({ lines: [], nextCursor: null });
  });

  test('end after eight megabytes, but have at least one line', async () => {
    const line = (length: number): string => `"${'x'.repeat(length)}"\n`;
    await store(`${line(9 << 20)}${line(5 << 20)}${line(5 << 20)}1\n`);
    expect((await pages(100)).map((lines) => lines.length)).toEqual([1, 1, 2]);
  });

  const cursor = (text: string): string => Buffer.from(text).toString('base64url');
  test.each(['r1', 'r2', 'r99', 'x2', 'r', 'r-1', 'r2x', ' r2', ''])('cannot start at %j', async (text) => {
    await store('12\n34\n');
    await expect(page(5, cursor(text))).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ field: 'cursor', message: 'Is not a cursor from a previous response.' }],
    });
  });

  test('start at lines', async () => {
    await store('12\n34\n');
    expect(await page(5, cursor('r3'))).toEqual({ lines: [34], nextCursor: null });
  });

  test('of a file that is gone are not found', async () => {
    await expect(page(5)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('close the file, and pass on what the store reports', async () => {
    const body = Readable.from([Buffer.from('1\n2\n'), Buffer.from('3\n')]);
    const opened: FileStore = { ...files, open: async () => ({ body, size: 6 }) };
    expect(await readLinePage(opened, { key: KEY, limit: 1, cursor: undefined, signal })).toMatchObject({ lines: [1] });
    expect(body.destroyed).toBe(true);
    const failing: FileStore = { ...files, open: () => Promise.reject(new Error('Away.')) };
    await expect(readLinePage(failing, { key: KEY, limit: 1, cursor: undefined, signal })).rejects.toThrow('Away.');
  });

  test('may begin and end inside chunks', async () => {
    const chunks = ['\n1', '1\n2', '\n', '33\n'].map((text) => Buffer.from(text));
    const opened: FileStore = { ...files, open: async () => ({ body: Readable.from(chunks), size: 99 }) };
    const found = await readLinePage(opened, { key: KEY, limit: 3, cursor: cursor('r10'), signal });
    expect(found).toEqual({ lines: [11, 2, 33], nextCursor: cursor('r18') });
  });
});
