import { expect, test } from 'vitest';
import { TableIndex } from './table-index.js';

test('finds the start of every row, also beyond 4 GB', () => {
  const index = new TableIndex();
  const step = 1_234_567;
  for (let row = 0; row < 5000; row += 1) index.add(row * step);
  index.end = 5000 * step;
  expect(index.count).toBe(5000);
  for (const row of [0, 1, 1023, 1024, 1025, 4095, 4999]) expect(index.offsetOf(row)).toBe(row * step);
  expect(index.offsetOf(4999)).toBeGreaterThan(2 ** 32);
  expect(index.offsetOf(5000)).toBe(index.end);
});

test('counts blank rows before a row', () => {
  const index = new TableIndex();
  index.addBlank();
  index.add(1);
  index.add(2);
  index.addBlank();
  index.addBlank();
  index.add(5);
  index.addBlank();
  expect([0, 1, 2].map((row) => index.blanksBefore(row))).toEqual([1, 1, 3]);
});

test('without blank rows there are none before a row', () => {
  const index = new TableIndex();
  expect([index.count, index.end, index.offsetOf(0), index.blanksBefore(0)]).toEqual([0, 0, 0, 0]);
  index.add(7);
  index.end = 9;
  expect([index.blanksBefore(0), index.blanksBefore(5), index.offsetOf(0), index.offsetOf(1)]).toEqual([0, 0, 7, 9]);
  index.addBlank();
  expect([index.blanksBefore(0), index.blanksBefore(1)]).toEqual([0, 1]);
});
