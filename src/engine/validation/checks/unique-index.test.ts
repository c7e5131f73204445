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

const spread = fc.record({ row: fc.nat(3000), value: fc.nat(300) });

test('rows are found again in a table that has grown, with and without duplicates', () => {
  fc.assert(
    fc.property(fc.array(spread, { maxLength: 80 }), fc.integer({ min: 1, max: 7 }), (steps, distance) => {
      // Many rows, in two ways: one by one and together, as far as they are new.
      const index = new UniqueIndex(() => 5000);
      const groups = new Map<number, number[]>();
      const valueOf = new Map<number, number>();
      const join = (row: number, value: number): void => {
        groups.set(
          value,
          [...(groups.get(value) ?? []), row].sort((left, right) => left - right),
        );
        valueOf.set(row, value);
      };
      for (const { row, value } of steps) {
        if (valueOf.has(row)) continue;
        join(row, value);
        index.add(row, value * 1024, 1);
      }
      const free = Array.from({ length: 5000 }, (_, row) => row * distance).filter((row) => !valueOf.has(row));
      const rows = Uint32Array.from(free);
      const lows = Int32Array.from(free, (row) => (row % 5 === 0 ? 0 : row * 512));
      const highs = Int32Array.from(free, (row) => (row % 5 === 0 ? 0 : 2));
      expect(index.addNew(rows, { lows, highs }, { from: 0, to: rows.length })).toBe(rows.length);
      for (const row of free) if (row % 5 !== 0) join(row, -1 - row);
      const wrong: number[] = [];
      for (const members of groups.values()) {
        members.forEach((row, position) => {
          const next = members[(position + 1) % members.length];
          if (index.firstOf(row) !== members[0] || index.following(row) !== next) wrong.push(row);
        });
      }
      expect(wrong).toEqual([]);
      expect(free.filter((row) => index.has(row) !== valueOf.has(row))).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

test('rows are added together up to the first that is not new', () => {
  const index = new UniqueIndex();
  const rows = Uint32Array.from([0, 1, 2, 3, 4]);
  const lows = Int32Array.from([5, 0, 5, 6, 5]);
  const highs = Int32Array.from([1, 0, 2, 1, 1]);
  expect(index.addNew(rows, { lows, highs }, { from: 0, to: 5 })).toBe(4);
  expect([0, 1, 2, 3, 4].map((row) => index.firstOf(row))).toEqual([0, -1, 2, 3, -1]);
  expect(index.add(4, 5, 1)).toBe(0);
  expect(index.following(4)).toBe(0);
  expect(index.addNew(Uint32Array.of(5), { lows: Int32Array.of(7), highs: Int32Array.of(0) }, { from: 0, to: 1 })).toBe(
    1,
  );
  expect([index.firstOf(5), index.following(5)]).toEqual([5, 5]);
});

/** A hash per value: neighbors in the table, also around its end, and values that share one half of their hashes. */
const HASHES = [
  [1023, 1],
  [1024, 1],
  [1025, 1],
  [1024, 2],
  [2047, 1],
  [2048, 1],
  [1, 1],
] as const satisfies readonly (readonly [low: number, high: number])[];

test('values whose places in the table are close stay apart', () => {
  const neighbor = fc.record({ row: fc.nat(20), value: fc.option(fc.nat(HASHES.length - 1), { nil: null }) });
  fc.assert(
    fc.property(fc.array(neighbor, { minLength: 20, maxLength: 60 }), (steps) => {
      const index = new UniqueIndex();
      const model = new Map<number, number>();
      for (const { row, value } of steps) {
        index.remove(row);
        model.delete(row);
        if (value === null) continue;
        const [low, high] = HASHES[value]!;
        index.add(row, low, high);
        model.set(row, value);
      }
      const rows = [...model.keys()].sort((left, right) => left - right);
      for (const row of rows) {
        const same = rows.filter((other) => model.get(other) === model.get(row));
        expect(index.firstOf(row)).toBe(same[0]);
        expect(index.following(row)).toBe(same[(same.indexOf(row) + 1) % same.length]);
      }
    }),
  );
});

test.each([false, true])(
  'rows are found after the table has grown, one by one and together: duplicates %j',
  (hasRings) => {
    const index = new UniqueIndex();
    const half = 700;
    const groupOf = (row: number): number => (hasRings && row % 10 === 9 ? row - 9 : row);
    for (let row = 0; row < half; row += 1) {
      expect(index.add(row, groupOf(row) * 3 + 1, 5)).toBe(groupOf(row));
    }
    const rows = Uint32Array.from({ length: 1500 }, (_, at) => half + at);
    const lows = Int32Array.from(rows, (row) => (row % 50 === 0 ? 0 : row * 3 + 1));
    const highs = Int32Array.from(lows, (low) => (low === 0 ? 0 : 5));
    expect(index.addNew(rows, { lows, highs }, { from: 0, to: rows.length })).toBe(rows.length);
    for (let row = 0; row < half; row += 1) {
      expect([index.firstOf(row), index.has(row)]).toEqual([groupOf(row), true]);
    }
    for (const row of rows) {
      const isMember = row % 50 !== 0;
      expect([index.firstOf(row), index.has(row)]).toEqual([isMember ? row : -1, isMember]);
      if (isMember) expect(index.following(row)).toBe(row);
    }
    // The same values again, of which each finds the first.
    for (const row of [0, 1, half + 1, half + 1499]) {
      expect(index.add(5000 + row, row * 3 + 1, 5)).toBe(row);
      expect(index.remove(row)).toBe(hasRings && row === 0 ? 9 : 5000 + row);
    }
  },
);
