import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowSet } from './row-set.js';

const SPREAD = 5000;
const rows = fc.array(fc.nat(SPREAD), { maxLength: 300 });

test('agrees with a plain set on membership, order, rank and select', () => {
  fc.assert(
    fc.property(rows, rows, rows, fc.nat(SPREAD + 2000), (added, removed, others, at) => {
      const set = new RowSet();
      const other = new RowSet();
      const model = new Set(added);
      for (const row of added) set.add(row);
      for (const row of others) other.add(row);
      expect(set.rank(at)).toBe([...model].filter((row) => row < at).length);
      for (const row of removed) {
        set.delete(row);
        model.delete(row);
      }
      const sorted = [...model].sort((left, right) => left - right);
      expect([...set.members()]).toEqual(sorted);
      expect(set.count).toBe(sorted.length);
      expect(set.rank(at)).toBe(sorted.filter((row) => row < at).length);
      const kept = new Set(others);
      expect(set.rankWithout(at, other)).toBe(sorted.filter((row) => row < at && !kept.has(row)).length);
      expect(set.next(at)).toBe(sorted.find((row) => row >= at) ?? -1);
      sorted.forEach((row, position) => expect(set.select(position)).toBe(row));
      expect(set.select(sorted.length)).toBe(-1);
    }),
    { numRuns: 60 },
  );
});

test('is correct at the boundaries of words and blocks, and at the end of a large file', () => {
  const set = new RowSet();
  for (const row of [0, 31, 32, 1023, 1024, 5_000_000]) set.add(row);
  set.add(31);
  expect(set.count).toBe(6);
  expect(set.has(5_000_000)).toBe(true);
  expect(set.has(6_000_000)).toBe(false);
  expect(set.rank(1024)).toBe(4);
  expect(set.rank(9_000_000)).toBe(6);
  expect(set.next(1025)).toBe(5_000_000);
  set.clear();
  expect(set.next(0)).toBe(-1);
  expect(set.rank(9_000_000)).toBe(0);
});

test('takes the first members from a row on', () => {
  const set = RowSet.of([3, 40, 2000, 9000]);
  expect(set.take(4, 2)).toEqual([40, 2000]);
  expect(set.take(3, 9)).toEqual([3, 40, 2000, 9000]);
  expect(set.take(9001, 3)).toEqual([]);
  expect(set.take(0, 0)).toEqual([]);
});

test('selects and counts in full blocks, also without the members of another set', () => {
  const set = new RowSet();
  for (let row = 1024; row < 4096; row += 1) set.add(row);
  const other = RowSet.of([1024, 2047, 3000]);
  expect([0, 1023, 1024, 2048, 3071, 3072].map((position) => set.select(position))).toEqual([
    1024, 2047, 2048, 3072, 4095, -1,
  ]);
  expect([0, 1024, 1025, 2048, 3072, 4096, 1e6].map((row) => set.rank(row))).toEqual([0, 0, 1, 1024, 2048, 3072, 3072]);
  expect([1025, 2048, 3000, 3001, 4096, 1e6].map((row) => set.rankWithout(row, other))).toEqual([
    0, 1022, 1974, 1974, 3069, 3069,
  ]);
});
