import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteHash } from '../cells/byte-hash.js';
import { UniqueIndex } from './unique-index.js';

const ROWS = 40;
const step = fc.record({ row: fc.nat(ROWS - 1), value: fc.option(fc.nat(4), { nil: null }) });

test('agrees with a naive model over any sequence of edits', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const index = new UniqueIndex();
      const model = new Map<number, number>();
      const firstWith = (value: number): number =>
        Math.min(...[...model].filter(([, v]) => v === value).map(([r]) => r));
      for (const { row, value } of steps) {
        const old = model.get(row);
        const wasFirst = old !== undefined && firstWith(old) === row;
        model.delete(row);
        const heir = wasFirst && [...model.values()].includes(old) ? firstWith(old) : -1;
        expect(index.remove(row)).toBe(heir);
        if (value !== null) {
          model.set(row, value);
          // All hashes share a slot, so that probing and moving back are tested.
          expect(index.add(row, 1024, value + 1)).toBe(firstWith(value));
        }
        for (let at = 0; at < ROWS; at += 1) {
          const now = model.get(at);
          expect(index.firstOf(at)).toBe(now === undefined ? -1 : firstWith(now));
        }
      }
    }),
    { numRuns: 80 },
  );
});

test('a column with a single value allows rows to be removed and added in any order', () => {
  const index = new UniqueIndex();
  const count = 200_000;
  for (let row = 0; row < count; row += 1) expect(index.add(row, 7, 7)).toBe(0);
  for (let row = 0; row < count - 1; row += 1)
    if (index.remove(row) !== row + 1) throw new Error(`wrong heir of ${row}`);
  for (let position = 0; position < count - 1; position += 1) index.add((position * 7919) % (count - 1), 7, 7);
  expect(index.firstOf(count - 1)).toBe(0);
  for (let row = 0; row < count - 1; row += 1)
    if (index.following(row) !== row + 1) throw new Error(`wrong ring at ${row}`);
});

test('similar texts have distinct hashes, and each lane alone is evenly distributed', () => {
  const encoder = new TextEncoder();
  const hash = new ByteHash(12345);
  const seen = new Set<string>();
  const lows = new Set<number>();
  const highs = new Set<number>();
  let texts = 0;
  for (const prefix of ['', 'A-', 'user', 'aaaaaaaaaaaa', 'é', '2024-01-']) {
    for (let number = 0; number < 20_000; number += 1) {
      const bytes = encoder.encode(prefix + number + (number % 3 === 0 ? '@example.com' : ''));
      hash.update(bytes, 0, bytes.length);
      seen.add(`${hash.low}/${hash.high}`);
      lows.add(hash.low);
      highs.add(hash.high);
      texts += 1;
    }
  }
  expect(seen.size).toBe(texts);
  expect(texts - lows.size).toBeLessThan(15);
  expect(texts - highs.size).toBeLessThan(15);
});
