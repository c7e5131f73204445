import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipFile, type ZipPart } from '../../testing/zip-file.js';
import { deflateSize } from './deflate-size.js';
import { checkZip, workbookTooLarge, type ZipLimits } from './zip-limits.js';

const LIMITS: ZipLimits = { maxEntryBytes: 100_000, maxTotalBytes: 150_000, maxRatio: 40, ratioFromBytes: 20_000 };

const packed = (name: string, content: Uint8Array, more: Partial<ZipPart> = {}): ZipPart => ({
  name,
  content,
  packed: new Uint8Array(deflateRawSync(content)),
  ...more,
});
/** Incompressible random bytes. */
const noise = (length: number): Uint8Array => {
  let seed = 1;
  return Uint8Array.from({ length }, () => (seed = (seed * 48_271) % 0x7fffffff) >> 8);
};

describe('deflateSize', () => {
  it('computes the unpacked size for every block type', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.uint8Array({ maxLength: 300 }),
            fc.nat(2000).map((length) => new Uint8Array(length)),
          ),
          {
            maxLength: 20,
          },
        ),
        fc.constantFrom(0, 1, 6, 9),
        fc.constantFrom(0, 2, 3, 4),
        (pieces, level, strategy) => {
          const content = Buffer.concat(pieces);
          const stream = new Uint8Array(deflateRawSync(content, { level, strategy }));
          expect(deflateSize(stream, 0, Infinity)).toBe(content.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stops soon after the limit', () => {
    const stream = new Uint8Array(deflateRawSync(new Uint8Array(10_000_000)));
    const size = deflateSize(stream, 0, 1000);
    expect(size).toBeGreaterThan(1000);
    expect(size).toBeLessThan(2000);
  });

  it('fails on truncated streams', () => {
    const stream = new Uint8Array(deflateRawSync(noise(5000)));
    for (const length of [0, 1, 4, 100, stream.length - 1]) {
      expect(() => deflateSize(stream.subarray(0, length), 0, Infinity)).toThrow();
    }
  });

  it('always ends on random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          expect(deflateSize(bytes, 0, 1_000_000)).toBeGreaterThanOrEqual(0);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });
});

describe('checkZip', () => {
  it('returns the entries of a zip within its limits', () => {
    const zip = zipFile([{ name: 'a.xml', content: 'abc' }, packed('dir/b.xml', noise(90_000))]);
    expect(checkZip(zip, LIMITS).map(({ name, stored }) => [name, stored])).toEqual([
      ['a.xml', true],
      ['dir/b.xml', false],
    ]);
  });

  it.each<[string, readonly ZipPart[], object]>([
    [
      'an entry with a declared size that is too large',
      [packed('a', noise(9), { claimedSize: 2e9 })],
      { found: 2e9, limit: 100_000, what: 'maxEntryBytes' },
    ],
    [
      'an entry that hides its size',
      [packed('a', noise(100_001), { claimedSize: 5 })],
      { limit: 100_000, what: 'maxEntryBytes' },
    ],
    [
      'many entries',
      [1, 2].map((n) => packed(`${n}`, noise(80_000))),
      { found: 160_000, limit: 150_000, what: 'maxTotalBytes' },
    ],
  ])('rejects %s', (_, parts, params) => {
    expect(() => checkZip(zipFile(parts), LIMITS)).toThrow(
      expect.objectContaining({ code: 'file-too-large', params: expect.objectContaining(params) }),
    );
  });

  it('rejects endless zeros by their compression ratio', () => {
    const zip = zipFile([packed('a', noise(900)), packed('b', new Uint8Array(60_000))]);
    expect(() => checkZip(zip, LIMITS)).toThrow(
      expect.objectContaining({
        code: 'file-too-large',
        params: expect.objectContaining({ limit: zip.length * 40, what: 'maxRatio' }),
      }),
    );
    expect(checkZip(zip, { ...LIMITS, maxRatio: 80 })).toHaveLength(2);
  });

  it('rejects overlapping entries by their total size', () => {
    const zip = zipFile([packed('a', noise(80_000)), packed('b', noise(10))]);
    // Both names of the directory point to the first entry.
    const central = new DataView(zip.buffer).getUint32(zip.length - 6, true);
    new DataView(zip.buffer).setUint32(central + 46 + 1 + 42, 0, true);
    expect(() => checkZip(zip, LIMITS)).toThrow(expect.objectContaining({ code: 'file-too-large' }));
  });

  it('recognizes encrypted entries', () => {
    const zip = zipFile([packed('a', noise(9), { flags: 1 })]);
    expect(() => checkZip(zip, LIMITS)).toThrow(expect.objectContaining({ code: 'encrypted-file' }));
  });

  it('recognizes broken zips: truncated anywhere, or with an invalid stream', () => {
    const zip = zipFile([packed('a', noise(900)), { name: 'b', content: 'text' }]);
    for (let length = 0; length < zip.length; length += 7) {
      expect(() => checkZip(zip.subarray(0, length), LIMITS)).toThrow(expect.objectContaining({ code: 'broken-file' }));
    }
    const wrong = zipFile([{ name: 'a', content: 'x', packed: Uint8Array.of(7, 7, 7) }]);
    expect(() => checkZip(wrong, LIMITS)).toThrow(expect.objectContaining({ code: 'broken-file' }));
  });

  /** Extra fields; each content is a 64-bit number, as far as it has room. */
  const extra = (...fields: readonly (readonly [id: number, length: number, content: number])[]): Uint8Array =>
    Buffer.concat(
      fields.map(([id, length, content]) => {
        const field = new DataView(new ArrayBuffer(4 + Math.max(8, length)));
        field.setUint16(0, id, true);
        field.setUint16(2, length, true);
        field.setBigUint64(4, BigInt(content), true);
        return new Uint8Array(field.buffer, 0, 4 + length);
      }),
    );
  const ALL_ONES = 0xffffffff;

  it.each<[string, Uint8Array, number | null]>([
    ['alone', extra([1, 8, 200_000]), 200_000],
    ['before other numbers', extra([1, 16, 200_000]), 200_000],
    ['behind fields of other kinds', extra([7, 3, 0], [9, 8, 300_000], [1, 8, 200_000]), 200_000],
    ['that is small enough', extra([1, 8, 900]), null],
    ['that is too short', extra([1, 4, 200_000]), null],
    ['of another kind', extra([2, 8, 200_000]), null],
    ['that is missing', extra(), null],
  ])('reads a declared size in a 64-bit field %s', (_, field, found) => {
    const zip = zipFile([packed('a', noise(900), { claimedSize: ALL_ONES, extra: field }), packed('b', noise(9))]);
    if (found === null)
      expect(checkZip(zip, LIMITS).map(({ claimedSize }) => claimedSize <= 900)).toEqual([true, true]);
    else
      expect(() => checkZip(zip, LIMITS)).toThrow(
        expect.objectContaining({ params: expect.objectContaining({ found, what: 'maxEntryBytes' }) }),
      );
  });

  it('rejects entries by one bound after the other, and accepts those at a bound', () => {
    const zip = zipFile([packed('a', noise(1000)), packed('b', noise(500))]);
    const bounds = { maxEntryBytes: 1000, maxTotalBytes: 1500, maxRatio: 0, ratioFromBytes: 1500 };
    expect(checkZip(zip, bounds)).toHaveLength(2);
    for (const what of ['maxEntryBytes', 'maxTotalBytes', 'ratioFromBytes'] as const) {
      const params = expect.objectContaining({ what: what === 'ratioFromBytes' ? 'maxRatio' : what });
      expect(() => checkZip(zip, { ...bounds, [what]: bounds[what] - 1 })).toThrow(expect.objectContaining({ params }));
    }
  });

  it.each([
    [640, 1],
    [6_200_000, 10_000],
    [620 * 25_999, 20_000],
    [100, 1],
  ])('states how many rows fit into %i bytes: about %i', (limit, rows) => {
    expect(workbookTooLarge({ limit, what: 'maxTextBytes' }).params).toEqual({ limit, what: 'maxTextBytes', rows });
  });

  it('reads a zip within a larger buffer', () => {
    const zip = zipFile([{ name: 'a', content: 'x' }]);
    const shifted = new Uint8Array(zip.length + 10);
    shifted.set(zip, 10);
    expect(checkZip(shifted.subarray(10), LIMITS)).toHaveLength(1);
  });
});
