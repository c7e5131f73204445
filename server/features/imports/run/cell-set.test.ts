import { expect, test } from 'vitest';
import { cellSet } from './cell-set.js';

test('has the cells that were added, and no others', () => {
  const cells = cellSet();
  const added = [0, 1, 7, 8, 9, 8191, 8192, 1_000_000].map((row) => ({ row, field: 'name' }));
  for (const cell of added) cells.add(cell);
  for (const cell of added) expect(cells.has(cell)).toBe(true);
  for (const row of [2, 6, 10, 8190, 999_999, 1_000_001, 9_000_000])
    expect(cells.has({ row, field: 'name' })).toBe(false);
  expect(cells.has({ row: 1, field: 'email' })).toBe(false);
});
