import { crc32, inflateRawSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { TextPacker, zipBlob } from './zip-blob.js';
import type { ZipFile } from './zip-blob.js';

const FILES = [
  { name: 'a.txt', texts: ['x'.repeat(70_000), 'end'] },
  { name: 'folder/é.txt', texts: [] },
  { name: 'b', texts: ['\0é€'] },
  // More than is compressed together, alone and in parts, with characters of one to four bytes.
  { name: 'c', texts: ['aé€😀'.repeat(30_000), ...Array<string>(2000).fill('abc € '.repeat(30)), '\ud83d'] },
];

afterEach(() => {
  vi.unstubAllGlobals();
});

function packed(): Promise<ZipFile[]> {
  return Promise.all(
    FILES.map(async ({ name, texts }) => {
      const packer = new TextPacker();
      for (const text of texts) packer.write(text);
      await packer.ready();
      return { name, content: await packer.finish() };
    }),
  );
}

/** All fields of the headers of an archive, the local ones and those in the directory. */
async function zipped(): Promise<{ locals: unknown[]; entries: unknown[]; end: unknown; contents: Buffer[] }> {
  const zip = Buffer.from(await zipBlob(await packed(), 'application/zip').arrayBuffer());
  const numbers = (at: number, sizes: readonly (2 | 4)[]): number[] => {
    let place = at;
    return sizes.map((size) => {
      place += size;
      return size === 2 ? zip.readUInt16LE(place - 2) : zip.readUInt32LE(place - 4);
    });
  };
  const tail = zip.length - 22;
  const end = numbers(tail, [4, 2, 2, 2, 2, 4, 4, 2]);
  const locals: unknown[] = [];
  const entries: unknown[] = [];
  const contents: Buffer[] = [];
  let at = end[6]!;
  for (const { name } of FILES) {
    const size = Buffer.byteLength(name);
    const entry = numbers(at, [4, 2, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 2, 2, 4, 4]);
    expect(zip.toString('utf8', at + 46, at + 46 + size)).toBe(name);
    at += 46 + size;
    const place = entry.at(-1)!;
    const local = numbers(place, [4, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2]);
    expect(zip.toString('utf8', place + 30, place + 30 + size)).toBe(name);
    const start = place + 30 + size;
    contents.push(zip.subarray(start, start + local[7]!));
    entries.push(entry);
    locals.push(local);
  }
  expect(at).toBe(tail);
  return { locals, entries, end, contents };
}

test.each([
  ['compressed', 8],
  ['stored where the platform cannot compress', 0],
])('files are %s, with all that readers need to find and check them', async (_, method) => {
  if (method === 0) vi.stubGlobal('CompressionStream', undefined);
  const { locals, entries, end, contents } = await zipped();
  const originals = FILES.map(({ texts }) => Buffer.from(texts.join('')));
  const unpacked = contents.map((content) => (method === 8 ? inflateRawSync(content) : content));
  expect(unpacked.map((content, at) => content.equals(originals[at]!))).toEqual(FILES.map(() => true));
  let offset = 0;
  FILES.forEach(({ name }, at) => {
    const original = originals[at]!;
    const size = Buffer.byteLength(name);
    const length = contents[at]!.length;
    const shared = [20, 0x800, method, 0, 0x21, crc32(original), length, original.length, size, 0];
    expect(locals[at]).toEqual([0x04034b50, ...shared]);
    expect(entries[at]).toEqual([0x02014b50, 20, ...shared, 0, 0, 0, 0, offset]);
    offset += 30 + size + length;
  });
  const directory = FILES.reduce((sum, { name }) => sum + 46 + Buffer.byteLength(name), 0);
  expect(end).toEqual([0x06054b50, 0, 0, FILES.length, FILES.length, directory, offset, 0]);
});

test('an archive has the type asked for, and is the same each time', async () => {
  const one = zipBlob(await packed(), 'application/x-test');
  const other = zipBlob(await packed(), 'application/x-test');
  expect(one.type).toBe('application/x-test');
  expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
});
