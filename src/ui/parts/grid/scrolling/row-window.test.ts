import { expect, it } from 'vitest';
import { positionsOf, RowWindow } from './row-window.js';

const TOTAL = 1_000_000;
const inSight = (startIndex: number, endIndex: number, total = TOTAL) =>
  [
    { startIndex, endIndex, overscan: 1, count: 1 << 18 },
    { group: 4, total },
  ] as const;

it('draws the rows of the groups in sight and beyond each edge, and none that is not there', () => {
  const rows = new RowWindow();
  expect(rows.extract(...inSight(0, 3))).toEqual([0, 1, 2, 3, 4]);
  expect(rows.range).toEqual({ start: 0, end: 20 });
  rows.extract(...inSight(25, 28));
  expect(rows.range).toEqual({ start: 96, end: 120 });
  rows.extract(...inSight(0, 0, 3));
  expect(rows.range).toEqual({ start: 0, end: 3 });
  // Most rows are gone, and the list has not moved yet.
  rows.extract(...inSight(5000, 5003, 30));
  expect(rows.range).toEqual({ start: 24, end: 30 });
});

it('keeps the row with the focus, in the order of the rows', () => {
  expect(positionsOf({ start: 4, end: 7 }, 2)).toEqual([2, 4, 5, 6]);
  expect(positionsOf({ start: 4, end: 7 }, 900)).toEqual([4, 5, 6, 900]);
  expect(positionsOf({ start: 4, end: 7 }, 5)).toEqual([4, 5, 6]);
  expect(positionsOf({ start: 0, end: 0 }, undefined)).toEqual([]);
});

it('counts keys from one origin until a jump leaves all rows behind', () => {
  const rows = new RowWindow();
  rows.extract(...inSight(0, 3));
  rows.extract(...inSight(3, 6));
  expect(rows.origin).toBe(0);
  rows.extract(...inSight(100_000, 100_003));
  expect(rows.origin).toBe(399_996);
});
