import { describe, expect, it } from 'vitest';
import { zipFile } from '../../testing/zip-file.js';
import { OtherReaderNeeded } from './other-reader-needed.js';
import { contentStart, readZipDirectory } from './zip-directory.js';
import type { ZipEntry } from './zip-directory.js';

const PARTS = [
  { name: 'Xl\\Workbook.xml', content: 'hello' },
  { name: 'b.bin', content: new Uint8Array(7), packed: new Uint8Array(3), claimedSize: 9 },
];

/** The bytes of a zip, changed by a view of them; `end` is the position of its end record. */
function changed(change: (view: DataView, place: { end: number; directory: number }) => void): Blob {
  const bytes = zipFile(PARTS);
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  change(view, { end, directory: view.getUint32(end + 16, true) });
  return new Blob([bytes]);
}

/** The same zip with its directory described by the records for more than 65,535 entries or 4 GB. */
function large(change: (record: DataView, end: DataView) => void = () => undefined): Blob {
  const bytes = zipFile(PARTS);
  const at = bytes.length - 22;
  const end = new DataView(bytes.slice(at).buffer);
  const record = new DataView(new ArrayBuffer(56));
  record.setUint32(0, 0x06064b50, true);
  record.setBigUint64(32, BigInt(end.getUint16(10, true)), true);
  record.setBigUint64(40, BigInt(end.getUint32(12, true)), true);
  record.setBigUint64(48, BigInt(end.getUint32(16, true)), true);
  const locator = new DataView(new ArrayBuffer(20));
  locator.setUint32(0, 0x07064b50, true);
  locator.setBigUint64(8, BigInt(at), true);
  end.setUint16(10, 0xffff, true);
  end.setUint32(12, 0xffffffff, true);
  end.setUint32(16, 0xffffffff, true);
  change(record, end);
  return new Blob([bytes.slice(0, at), record, locator, end]);
}

const namesOf = async (blob: Blob): Promise<readonly string[]> => [...(await readZipDirectory(blob)).keys()];

describe('the directory of a zip', () => {
  it('has its entries by name, in lower case and with forward slashes', async () => {
    const directory = await readZipDirectory(new Blob([zipFile(PARTS)]));
    expect([...directory]).toEqual([
      ['xl/workbook.xml', { name: 'Xl/Workbook.xml', method: 0, claimedSize: 5, packedSize: 5, offset: 0 }],
      ['b.bin', { name: 'b.bin', method: 8, claimedSize: 9, packedSize: 3, offset: 50 }],
    ]);
  });

  it('is found before a comment', async () => {
    const bytes = zipFile(PARTS);
    new DataView(bytes.buffer).setUint16(bytes.length - 2, 3, true);
    expect(await namesOf(new Blob([bytes, 'abc']))).toHaveLength(2);
    expect(await namesOf(new Blob([bytes, 'x'.repeat(0xffff)]))).toHaveLength(2);
  });

  it('can be empty', async () => {
    expect(await namesOf(new Blob([zipFile([])]))).toEqual([]);
  });

  it('is read from the records of large files', async () => {
    expect(await namesOf(large())).toEqual(['xl/workbook.xml', 'b.bin']);
    // One field that is too large for the usual record is enough.
    const bytes = zipFile(PARTS);
    const usual = new DataView(bytes.buffer, bytes.length - 22);
    for (const field of [10, 12, 16]) {
      const onlyOne = large((_record, end) => {
        if (field !== 10) end.setUint16(10, usual.getUint16(10, true), true);
        for (const other of [12, 16]) if (other !== field) end.setUint32(other, usual.getUint32(other, true), true);
      });
      expect(await namesOf(onlyOne)).toHaveLength(2);
    }
    await expect(namesOf(large((record) => record.setUint32(0, 0, true)))).rejects.toThrow(OtherReaderNeeded);
  });

  const LARGE = 2 ** 33 + 5;
  it.each<[large: readonly string[], fields: readonly (readonly [at: number, size: number])[], Partial<ZipEntry>]>([
    [['claimed'], [[1, 8]], { claimedSize: LARGE, packedSize: 5, offset: 0 }],
    [['packed'], [[1, 8]], { claimedSize: 5, packedSize: LARGE, offset: 0 }],
    [['offset'], [[1, 8]], { claimedSize: 5, packedSize: 5, offset: LARGE }],
    [['claimed', 'packed', 'offset'], [[1, 24]], { claimedSize: LARGE, packedSize: LARGE + 1, offset: LARGE + 2 }],
    // Behind a field of another kind.
    [
      ['packed'],
      [
        [7, 3],
        [1, 8],
      ],
      { claimedSize: 5, packedSize: LARGE },
    ],
    [[], [[7, 3]], { claimedSize: 5, packedSize: 5 }],
  ])('has 64-bit fields for %j: %j', async (which, fields, expected) => {
    expect((await readZipDirectory(withExtra(which, fields))).get('a')).toMatchObject(expected);
  });

  it('lacks a 64-bit field', async () => {
    for (const size of [0, 7, 12])
      await expect(readZipDirectory(withExtra(['claimed', 'packed'], [[1, size]]))).rejects.toThrow(OtherReaderNeeded);
    expect((await readZipDirectory(withExtra(['packed'], []))).get('a')).toMatchObject({ packedSize: 0xffffffff });
    const cut = withExtra(['claimed'], [[1, 8]], { missing: 1 });
    await expect(readZipDirectory(cut)).rejects.toThrow(OtherReaderNeeded);
  });

  /** A zip of one entry with extra fields, whose contents are 64-bit numbers that count up. */
  function withExtra(
    which: readonly string[],
    fields: readonly (readonly [id: number, size: number])[],
    { missing = 0 } = {},
  ): Blob {
    const bytes = zipFile([{ name: 'a', content: 'hello' }]);
    const at = bytes.length - 22;
    const start = new DataView(bytes.buffer).getUint32(at + 16, true);
    const entry = new DataView(bytes.slice(start, at).buffer);
    for (const [name, place] of [
      ['packed', 20],
      ['claimed', 24],
      ['offset', 42],
    ] as const)
      if (which.includes(name)) entry.setUint32(place, 0xffffffff, true);
    const extra = fields.map(([id, size]) => {
      const field = new DataView(new ArrayBuffer(4 + size));
      field.setUint16(0, id, true);
      field.setUint16(2, size, true);
      for (let place = 0; place + 8 <= size; place += 8) field.setBigUint64(4 + place, BigInt(LARGE + place / 8), true);
      return field;
    });
    const length = extra.reduce((sum, { byteLength }) => sum + byteLength, 0);
    // What is missing of the fields counts as the comment of the entry.
    entry.setUint16(30, length - missing, true);
    entry.setUint16(32, missing, true);
    const end = new DataView(bytes.slice(at).buffer);
    end.setUint32(12, end.getUint32(12, true) + length, true);
    return new Blob([bytes.slice(0, start), entry, ...extra, end]);
  }

  it.each<[string, Blob, unknown]>([
    ['no directory', new Blob(['x'.repeat(99)]), { message: 'no directory' }],
    ['nothing', new Blob([]), { message: 'no directory' }],
    [
      'a directory after its end',
      changed((view, { end }) => view.setUint32(end + 16, end, true)),
      { message: 'directory out of place' },
    ],
    [
      'more entries than it says',
      changed((view, { end }) => view.setUint16(end + 10, 3, true)),
      { message: 'short directory' },
    ],
    [
      '65,535 entries, but not the records for so many',
      changed((view, { end }) => view.setUint16(end + 10, 0xffff, true)),
      { message: 'short directory' },
    ],
    [
      'no entry in its place',
      changed((view, { directory }) => view.setUint32(directory, 0, true)),
      { message: 'no directory entry' },
    ],
    [
      'a name that is too long',
      changed((view, { directory }) => view.setUint16(directory + 28, 999, true)),
      { message: 'short directory' },
    ],
    [
      'a comment that is too long',
      changed((view, { directory }) => view.setUint16(directory + 32, 999, true)),
      { message: 'short directory' },
    ],
    [
      'an encrypted entry',
      changed((view, { directory }) => view.setUint16(directory + 8, 1, true)),
      { code: 'encrypted-file' },
    ],
    [
      'a strongly encrypted entry',
      changed((view, { directory }) => view.setUint16(directory + 8, 0x40, true)),
      { code: 'encrypted-file' },
    ],
    [
      'a masked entry',
      changed((view, { directory }) => view.setUint16(directory + 8, 0x2000, true)),
      { code: 'encrypted-file' },
    ],
    [
      'two entries of one name',
      new Blob([zipFile([...PARTS, { name: 'B.BIN', content: '' }])]),
      { message: 'two entries of one name' },
    ],
  ])('is refused with %s', async (_what, blob, error) => {
    await expect(readZipDirectory(blob)).rejects.toMatchObject(error as object);
  });
});

describe('the content of an entry', () => {
  const start = async (blob: Blob, name = 'xl/workbook.xml'): Promise<number> =>
    contentStart(blob, (await readZipDirectory(blob)).get(name)!);

  it('begins after its own header', async () => {
    const blob = changed(() => undefined);
    expect(await start(blob)).toBe(30 + 15);
    expect(await start(blob, 'b.bin')).toBe(50 + 30 + 5);
    // The extra field of the header may differ from that of the directory.
    expect(await start(changed((view) => view.setUint16(28, 4, true)))).toBe(30 + 15 + 4);
  });

  it('may end with the file', async () => {
    const entry = { name: 'a', method: 0, claimedSize: 5, packedSize: 5, offset: 0 };
    const blob = changed(() => undefined).slice(0, 30 + 15 + 5);
    expect(await contentStart(blob, entry)).toBe(45);
    await expect(contentStart(blob, { ...entry, packedSize: 6 })).rejects.toMatchObject({ message: 'truncated' });
  });

  it.each<[string, Blob, unknown]>([
    ['another header', changed((view) => view.setUint32(0, 0, true)), { message: 'no entry' }],
    [
      'an offset near the end of the file',
      changed((view, { directory, end }) => view.setUint32(directory + 42, end + 4, true)),
      { message: 'no entry' },
    ],
    ['encryption', changed((view) => view.setUint16(6, 1, true)), { code: 'encrypted-file' }],
    [
      'more bytes than the file',
      changed((view, { directory }) => view.setUint32(directory + 20, 9999, true)),
      { message: 'truncated' },
    ],
  ])('is refused with %s', async (_what, blob, error) => {
    await expect(start(blob)).rejects.toMatchObject(error as object);
  });
});
