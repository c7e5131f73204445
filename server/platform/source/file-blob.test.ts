import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable } from '../../../src/engine/full.js';
import { fileBlob } from './file-blob.js';

let folder = '';
let paths: readonly string[] = [];
const CONTENTS = [Buffer.from('0123456789'), Buffer.alloc(0), Buffer.alloc(600_000, 'abcdefg'), Buffer.from('end')];
const WHOLE = Buffer.concat(CONTENTS);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-blob-'));
  paths = CONTENTS.map((_, index) => join(folder, `part-${index}`));
  await Promise.all(paths.map((path, index) => writeFile(path, CONTENTS[index]!)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function streamed(blob: Blob): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of blob.stream() as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a Blob of files', () => {
  it('has their bytes one after the other', async () => {
    const blob = await fileBlob(...paths);
    expect(blob.size).toBe(WHOLE.length);
    expect(Buffer.from(await blob.arrayBuffer()).equals(WHOLE)).toBe(true);
    expect((await streamed(blob)).equals(WHOLE)).toBe(true);
    expect(await blob.text()).toBe(WHOLE.toString());
  });

  it.each([
    [0, 5],
    [8, 12],
    [10, 10],
    [12, 8],
    [9, 600_012],
    [300_000, undefined],
    [-5, undefined],
    [-1_000_000, -600_000],
    [5, 1_000_000],
  ])('slices from %s to %s like Node', async (start, end) => {
    const [ours, native] = [await fileBlob(...paths), new Blob([WHOLE])].map((blob) => blob.slice(start, end));
    expect((await ours!.text()) === (await native!.text())).toBe(true);
    expect((await ours!.slice(1, -1).text()) === (await native!.slice(1, -1).text())).toBe(true);
    expect((await streamed(ours!)).equals(await streamed(native!))).toBe(true);
  });

  it('fills the buffer of a reader', async () => {
    const reader = (await fileBlob(...paths)).stream().getReader({ mode: 'byob' });
    const { value } = await reader.read(new Uint8Array(7));
    expect(Buffer.from(value!).toString()).toBe('0123456');
    await reader.cancel();
  });

  it('is read as a table', async () => {
    const path = join(folder, 'table.csv');
    await writeFile(path, 'a,b\n1,2\n3,4\n');
    const table = await openTable(await fileBlob(path));
    expect((await table.readRows(0, 10)).map(({ cells }) => cells)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('rejects a missing file, and one that has changed', async () => {
    await expect(fileBlob(join(folder, 'missing'))).rejects.toThrow('ENOENT');
    const path = join(folder, 'changing');
    await writeFile(path, 'one two');
    const blob = await fileBlob(path);
    await writeFile(path, 'one');
    await expect(blob.text()).rejects.toThrow('was changed while it was read');
    await writeFile(path, 'six six');
    await utimes(path, 1, 1);
    await expect(streamed(blob)).rejects.toThrow('was changed while it was read');
  });

  it('cannot silently become an empty part of another Blob', async () => {
    const blob = await fileBlob(...paths);
    expect(() => new Blob([blob])).toThrow('A file cannot be a part of a Blob');
  });
});
