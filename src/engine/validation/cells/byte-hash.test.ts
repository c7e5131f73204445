import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteHash } from './byte-hash.js';

const hashOf = (bytes: Uint8Array, seed = 1, { start = 0, end = bytes.length } = {}): readonly [number, number] => {
  const hash = new ByteHash(seed);
  hash.update(bytes, start, end);
  return [hash.low, hash.high];
};

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word >>> 0; rest !== 0; rest >>>= 1) count += rest & 1;
  return count;
}

test('depends on the bytes and the seed alone, not on their place', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 20 }),
      fc.uint8Array({ maxLength: 5 }),
      fc.integer(),
      (bytes, around, seed) => {
        const all = Uint8Array.from([...around, ...bytes, ...around]);
        const hash = new ByteHash(seed);
        hash.update(Uint8Array.of(1, 2, 3), 0, 3);
        hash.update(all, around.length, around.length + bytes.length);
        expect([hash.low, hash.high]).toEqual(hashOf(bytes, seed));
        expect(hash.low === 0 && hash.high === 0).toBe(false);
      },
    ),
  );
});

test('each changed bit of a text changes half of the bits of the hash, in both lanes', () => {
  for (const length of [1, 2, 3, 4, 5, 8, 9, 11, 16]) {
    const texts = Array.from({ length: 12 }, (_, at) =>
      Uint8Array.from({ length }, (__, place) => at * 37 + place * 11),
    );
    const changed = [0, 0];
    let changes = 0;
    for (const bytes of texts) {
      const before = hashOf(bytes);
      for (let bit = 0; bit < length * 8; bit += 1) {
        const other = Uint8Array.from(bytes);
        other[bit >>> 3]! ^= 1 << (bit & 7);
        const after = hashOf(other);
        for (const lane of [0, 1]) {
          const bits = bitsIn(before[lane]! ^ after[lane]!);
          expect(bits).toBeGreaterThan(0);
          changed[lane]! += bits;
        }
        changes += 1;
      }
    }
    for (const bits of changed) expect(Math.abs(bits / changes - 16)).toBeLessThan(3);
  }
});

test('texts of one repeated byte, and the same bytes in another order, have other hashes', () => {
  const seen = new Set<string>();
  const texts: number[][] = [[]];
  for (const byte of [0, 1, 0x61, 0xff]) {
    for (let length = 1; length <= 40; length += 1) texts.push(Array.from({ length }, () => byte));
  }
  for (let at = 0; at < 24; at += 1) {
    texts.push(Array.from({ length: 24 }, (_, place) => (place === at ? 2 : 1)));
  }
  for (const bytes of texts)
    for (const seed of [0, 1, -1, 12_345]) seen.add(String(hashOf(Uint8Array.from(bytes), seed)));
  expect(seen.size).toBe(texts.length * 4);
});
