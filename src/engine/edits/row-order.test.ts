import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderRows, runFinder, runOf } from './row-order.js';

const ROWS = 10;
const place = fc.option(fc.record({ row: fc.nat(30), side: fc.constantFrom('above' as const, 'below' as const) }), {
  nil: undefined,
});

test('puts added rows beside the row they were inserted at, and the others at the end', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), place), { maxLength: 8 }), (counts) => {
      let next = ROWS;
      const additions = counts.map(([count, beside]) => ({ row: (next += count) - count, count, beside }));
      const expected = Array.from({ length: ROWS }, (_, row) => row);
      for (const { row, count, beside } of additions) {
        const added = Array.from({ length: count }, (_, at) => row + at);
        const at = beside ? expected.indexOf(beside.row) : -1;
        if (at < 0) expected.push(...added);
        else expected.splice(at + (beside!.side === 'below' ? 1 : 0), 0, ...added);
      }
      const runs = orderRows(ROWS, additions);
      expect(runs.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, at) => first + at))).toEqual(
        expected,
      );
      expect(runs.every(({ first, end }) => first < end)).toBe(true);
    }),
  );
});

test('leaves out indexes of rows that the table has itself, and joins rows added at the end', () => {
  expect(orderRows(3, [{ row: 1, count: 2 }])).toEqual([{ first: 0, end: 3 }]);
  expect(orderRows(3, [{ row: 2, count: 3, beside: { row: 0, side: 'above' } }])).toEqual([
    { first: 3, end: 5 },
    { first: 0, end: 3 },
  ]);
  const added = [
    { row: 3, count: 2 },
    { row: 5, count: 1 },
    { row: 9, count: 1 },
  ];
  expect(orderRows(3, added)).toEqual([
    { first: 0, end: 6 },
    { first: 9, end: 10 },
  ]);
  expect([0, 5, 6, 9, 10].map((row) => runOf(orderRows(3, added), row))).toEqual([0, 0, -1, 1, -1]);
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
