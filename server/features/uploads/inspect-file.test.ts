import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { inspectFile, scanText } from './inspect-file.js';
import { samples } from './testing/samples.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(bytes: Uint8Array, extension: string): ReturnType<typeof inspectFile> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const scan = scanText();
  // Byte by byte, so that chunk boundaries do not matter.
  for (const byte of bytes) scan.add(Uint8Array.of(byte));
  return inspectFile(path, { extension, isText: scan.isText() });
}

const workbook = (): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['a'], [1]]));
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
};

describe('the file type by content', () => {
  it.each([
    { what: 'PNG', bytes: samples.png(3, 2), extension: 'png', mimeType: 'image/png', width: 3, height: 2 },
    {
      what: 'PNG with another extension',
      bytes: samples.png(3, 2),
      extension: 'txt',
      mimeType: 'image/png',
      width: 3,
      height: 2,
    },
    { what: 'GIF', bytes: samples.gif(7, 5), extension: 'gif', mimeType: 'image/gif', width: 7, height: 5 },
    { what: 'JPEG', bytes: samples.jpeg(9, 4), extension: 'jpg', mimeType: 'image/jpeg', width: 9, height: 4 },
    {
      what: 'rotated JPEG',
      bytes: samples.jpeg(9, 4, 6),
      extension: 'jpg',
      mimeType: 'image/jpeg',
      width: 4,
      height: 9,
    },
    { what: 'a truncated PNG', bytes: samples.png(3, 2).subarray(0, 18), extension: 'png', mimeType: 'image/png' },
    { what: 'PDF', bytes: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), extension: 'pdf', mimeType: 'application/pdf' },
    {
      what: 'a workbook',
      bytes: workbook(),
      extension: 'xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    { what: 'CSV', bytes: Buffer.from('a,b\n1,2\n'), extension: 'csv', mimeType: 'text/csv' },
    { what: 'CSV in UTF-16', bytes: Buffer.from('\ufeffa,b\n', 'utf16le'), extension: 'csv', mimeType: 'text/csv' },
    {
      what: 'CSV in an old encoding',
      bytes: Buffer.from('na\u00efve;1\n', 'latin1'),
      extension: 'csv',
      mimeType: 'text/csv',
    },
    { what: 'text', bytes: Buffer.from('a,b\n'), extension: 'txt', mimeType: 'text/plain' },
    { what: 'text with an unknown extension', bytes: Buffer.from('hello'), extension: 'exe', mimeType: 'text/plain' },
    {
      what: 'HTML',
      bytes: Buffer.from('\ufeff \n<!-- a --><!DOCTYPE html><p>'),
      extension: 'txt',
      mimeType: 'text/html',
    },
    {
      what: 'HTML without a doctype',
      bytes: Buffer.from('<script>alert(1)</script>'),
      extension: 'csv',
      mimeType: 'text/html',
    },
    {
      what: 'SVG',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      extension: 'png',
      mimeType: 'image/svg+xml',
    },
    {
      what: 'SVG with a prologue',
      bytes: Buffer.from('<?xml version="1.0"?>\n<svg/>'),
      extension: 'txt',
      mimeType: 'image/svg+xml',
    },
  ])('$what is $mimeType', async ({ bytes, extension, mimeType, width = null, height = null }) => {
    expect(await inspect(bytes, extension)).toMatchObject({ mimeType, width, height });
  });

  it.each([
    { what: 'UTF-16 with a control character in it', bytes: Buffer.from('\ufeffab\u0001c', 'utf16le').swap16() },
    { what: 'unknown bytes', bytes: Uint8Array.of(1, 2, 3, 4, 0, 0) },
    { what: 'text with a zero in it', bytes: Buffer.from('a,b\n1,\0\n') },
    { what: 'text with a control character late in it', bytes: Buffer.from(`${'a'.repeat(200_000)}\u0001`) },
  ])('$what are not recognized', async ({ bytes }) => {
    expect(await inspect(bytes, 'csv')).toBeUndefined();
  });
});
