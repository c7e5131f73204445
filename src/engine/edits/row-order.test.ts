import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderRows, runFinder, runOf } from './row-order.js';

const ROWS = 10;
const place = fc.option(fc.record({ row: fc.nat(30), side: fc.constantFrom('above' as const, 'below' as const) }), {
  nil: undefined,
});

test('finds the run of a row as looking at each of them does', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), place), { maxLength: 8 }), (counts) => {
      let next = ROWS;
      const runs = orderRows(
        ROWS,
        counts.map(([count, beside]) => ({ row: (next += count) - count, count, beside })),
      );
      const find = runFinder(runs);
      for (let row = 0; row < next + 3; row += 1) expect(find(row)).toBe(runOf(runs, row));
    }),
  );
});
