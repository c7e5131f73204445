import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsInView } from './row-range.js';

it('draws every row in sight, and a bounded number whatever the total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 44, max: 1500 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (total, height, share) => {
        const offset = Math.max(0, total * 44 - height) * share;
        const { start, end } = rowsInView({ offset, height, rowHeight: 44, total });
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start * 44).toBeLessThanOrEqual(offset);
        expect(end).toBeLessThanOrEqual(total);
        expect(end === total || end * 44 >= offset + height).toBe(true);
        expect(end - start).toBeLessThanOrEqual(Math.ceil(height / 44) + 12);
      },
    ),
  );
});

it('draws nothing of an empty list', () => {
  expect(rowsInView({ offset: 0, height: 500, rowHeight: 44, total: 0 })).toEqual({ start: 0, end: 0 });
});
