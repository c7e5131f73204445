import { deflateRawSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../engine-error.js';
import { zipFile } from '../../testing/zip-file.js';
import type { ZipPart } from '../../testing/zip-file.js';
import { detectFormat } from '../detect-format.js';
import { unpackFile } from './unpack-file.js';

const LIMIT = 1 << 20;
const TEXT = 'Name,Amount\nAda,1\n';

async function unpacked(fileName: string, bytes: Uint8Array<ArrayBuffer>, limit = LIMIT): Promise<readonly string[]> {
  const blob = new Blob([bytes]);
  const format = await detectFormat(blob);
  if (format !== 'gzip' && format !== 'archive') throw new Error(`detected as ${format}`);
  const file = await unpackFile({ fileName, blob }, format, { limit });
  return [file.fileName, await file.blob.text()];
}

const gzip = (text: string | Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(gzipSync(text));
const part = (name: string, content = TEXT): ZipPart => ({ name, content, packed: deflateRawSync(content) });

async function refusal(...given: Parameters<typeof unpacked>): Promise<unknown> {
  const error = await unpacked(...given).then(String, (reason: unknown) => reason);
  return error instanceof EngineError ? [error.code, error.params] : error;
}

describe('packed files', () => {
  it('unpacks gzip, also of several members', async () => {
    expect(await unpacked('people.csv.gz', gzip(TEXT))).toEqual(['people.csv', TEXT]);
    const two = Uint8Array.from([...gzip('Name\n'), ...gzip('Ada\n')]);
    expect(await unpacked('people.GZ', two)).toEqual(['people', 'Name\nAda\n']);
  });

  it.each<[string, readonly ZipPart[], string]>([
    ['one file', [part('Leute.csv')], 'Leute.csv'],
    ['one stored file', [{ name: 'people.csv', content: TEXT }], 'people.csv'],
    ['one file in a folder', [{ name: 'export/', content: '' }, part('export/People 1.csv')], 'People 1.csv'],
    ['one file without a known ending', [part('people')], 'people'],
    [
      'one table among other files',
      [part('readme.pdf', 'x'), part('people.tsv'), part('data.json', '{}')],
      'people.tsv',
    ],
    ['what macOS adds', [part('people.csv'), part('__MACOSX/._people.csv', 'x'), part('.DS_Store', 'x')], 'people.csv'],
  ])('unpacks a zip with %s', async (_, parts, name) => {
    expect(await unpacked('a.zip', zipFile(parts))).toEqual([name, TEXT]);
  });

  it('refuses what it would have to choose from, and what has no table', async () => {
    const several = zipFile([part('a.csv'), part('b.xlsx')]);
    expect(await refusal('a.zip', several)).toEqual(['several-files', { fileName: 'a.zip', names: 'a.csv, b.xlsx' }]);
    const many = zipFile(Array.from({ length: 9 }, (_, at) => part(`${at}.csv`)));
    expect(await refusal('a.zip', many)).toMatchObject([
      'several-files',
      { names: expect.stringMatching(/4\.csv, …$/) },
    ]);
    const slides = zipFile([part('[Content_Types].xml', 'x'), part('ppt/embeddings/Sheet1.xlsx')]);
    expect(await refusal('a.pptx', slides)).toEqual(['unsupported-file', { fileName: 'a.pptx' }]);
    const none = zipFile([part('a.png'), part('b.png')]);
    expect(await refusal('a.zip', none)).toEqual(['unsupported-file', { fileName: 'a.zip' }]);
  });

  it('stops at the limit, whatever the headers state', async () => {
    const zeros = Buffer.alloc(64 << 20);
    expect(await refusal('a.gz', gzip(zeros))).toMatchObject(['file-too-large', { limit: LIMIT }]);
    const bomb = zipFile([{ name: 'a.csv', content: '', packed: deflateRawSync(zeros), claimedSize: 10 }]);
    expect(await refusal('a.zip', bomb)).toMatchObject(['file-too-large', { limit: LIMIT }]);
  });

  it('refuses encrypted and damaged files', async () => {
    const secret = zipFile([{ ...part('a.csv'), flags: 1 }]);
    expect(await refusal('a.zip', secret)).toEqual(['cannot-unpack', { fileName: 'a.zip' }]);
    expect(await refusal('a.gz', gzip(TEXT).slice(0, -10))).toEqual(['cannot-unpack', { fileName: 'a.gz' }]);
    expect(await refusal('a.zip', zipFile([part('a.csv')]).slice(0, 60))).toEqual([
      'cannot-unpack',
      { fileName: 'a.zip' },
    ]);
  });

  it('never fails in another way', async () => {
    const whole = [gzip(TEXT), zipFile([part('a.csv')])];
    const codes = ['cannot-unpack', 'file-too-large', 'several-files', 'unsupported-file'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...whole), fc.nat(), fc.nat(255), async (bytes, at, byte) => {
        const damaged = bytes.with(at % bytes.length, byte);
        const blob = new Blob([damaged]);
        const format = await detectFormat(blob);
        if (format !== 'gzip' && format !== 'archive') return;
        const failure: unknown = await unpackFile({ fileName: 'a', blob }, format, { limit: LIMIT }).then(
          () => null,
          (reason: unknown) => reason,
        );
        if (failure !== null) expect(codes).toContain((failure as EngineError).code);
      }),
      { numRuns: 300 },
    );
  });
});
