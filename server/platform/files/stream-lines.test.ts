import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileLineBatches, fileLines, streamLines } from './stream-lines.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-lines-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const chunksOf = (...texts: readonly string[]): Readable => Readable.from(texts.map((text) => Buffer.from(text)));

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('the lines of a stream', () => {
  test.each([
    ['none', [], []],
    ['in one chunk', ['a\nb\n'], ['a', 'b']],
    ['across chunks', ['a', 'b\nc', '', 'd\n'], ['ab', 'cd']],
    ['with a line end at the start of a chunk', ['a', '\nb', '\n'], ['a', 'b']],
    ['with an unterminated last line', ['a\nb', 'c'], ['a', 'bc']],
    ['with blank ones', ['\n\na\n\n'], ['', '', 'a', '']],
    ['with other line separators in them', ['a\u2028b\r\nc\u0085d\n'], ['a\u2028b\r', 'c\u0085d']],
    ['with a byte order mark', ['\uFEFFa\n'], ['\uFEFFa']],
  ])('%s', async (_, texts, lines) => {
    expect(await all(streamLines(chunksOf(...texts)))).toEqual(lines);
  });

  test('with characters of several bytes across chunks', async () => {
    const bytes = [...Buffer.from('ü€😀\n😀')];
    const single = Readable.from(bytes.map((byte) => Buffer.of(byte)));
    expect(await all(streamLines(single))).toEqual(['ü€😀', '😀']);
  });

  test('longer than the chunks of a file', async () => {
    const lines = ['a\u2028b\rc', '', 'ä'.repeat(100_000), 'z'.repeat(65_535), '🦊'.repeat(50_000)];
    const read = async (text: string): Promise<readonly string[]> => {
      await writeFile(join(folder, 'lines'), text);
      return all(fileLines(join(folder, 'lines')));
    };
    expect(await read(`${lines.join('\n')}\n`)).toEqual(lines);
    expect(await read(lines.join('\n'))).toEqual(lines);
    expect(await read('')).toEqual([]);
  });

  test('come in batches that are never empty', async () => {
    const long = 'x'.repeat(200_000);
    await writeFile(join(folder, 'batches'), `a\n${long}\nb`);
    const batches = await all(fileLineBatches(join(folder, 'batches')));
    expect(batches).toEqual([['a'], [long], ['b']]);
  });

  test('of a missing file are an error for the reader, and for no one before', async () => {
    const lines = fileLines(join(folder, 'missing'));
    await setImmediate();
    await expect(lines.next()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('close the stream when the caller stops early', async () => {
    const body = chunksOf('a\n', 'b\n', 'c\n');
    const lines = streamLines(body);
    expect(await lines.next()).toEqual({ value: 'a', done: false });
    await lines.return(undefined);
    expect(body.destroyed).toBe(true);
  });
});
