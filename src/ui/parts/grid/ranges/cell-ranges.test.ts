import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ROW_HEADER } from '../navigation.js';
import type { CellPlace } from '../navigation.js';
import {
  addCell,
  clampRanges,
  columnsAt,
  extendTo,
  isInRange,
  isPlural,
  rangeBetween,
  selectAll,
  selectCell,
  selectColumns,
  spanSize,
  spansOf,
} from './cell-ranges.js';
import type { CellRange, CellSelection } from './cell-ranges.js';

const size = { rows: 8, columns: 6 };
const place = fc.record({ position: fc.integer({ min: 0, max: 7 }), column: fc.integer({ min: ROW_HEADER, max: 5 }) });
const steps = fc.array(fc.tuple(fc.constantFrom('extend' as const, 'add' as const), place), { maxLength: 5 });
const selection = fc
  .tuple(place, steps)
  .map(([start, taken]) =>
    taken.reduce<CellSelection>(
      (now, [step, to]) => (step === 'add' ? addCell(now, to, size) : extendTo(now, to, size)),
      selectCell(start, size),
    ),
  );
const cells: readonly CellPlace[] = Array.from({ length: size.rows * size.columns }, (_, at) => ({
  position: Math.floor(at / size.columns),
  column: at % size.columns,
}));
const inside = (ranges: readonly CellRange[]): readonly CellPlace[] =>
  cells.filter((cell) => ranges.some((range) => isInRange(range, cell)));

it('contains both corners and the cells between them', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const range = rangeBetween(one, other, size);
      const isWhole = one.column === ROW_HEADER || other.column === ROW_HEADER;
      const width = isWhole ? size.columns : Math.abs(one.column - other.column) + 1;
      expect(inside([range])).toHaveLength((Math.abs(one.position - other.position) + 1) * width);
      for (const corner of [one, other]) {
        expect(isInRange(range, { ...corner, column: Math.max(0, corner.column) })).toBe(true);
      }
    }),
  );
});

it('gives the same range however it grew', () => {
  fc.assert(
    fc.property(selection, place, place, (now, through, to) => {
      expect(extendTo(extendTo(now, through, size), to, size)).toEqual(extendTo(now, to, size));
      expect(extendTo(now, now.head, size)).toEqual(now);
    }),
  );
});

it('keeps earlier ranges', () => {
  fc.assert(
    fc.property(selection, place, place, (now, added, to) => {
      const next = extendTo(addCell(now, added, size), to, size);
      expect(next.ranges.slice(0, -1)).toEqual(now.ranges);
      expect(next.anchor).toEqual(added);
    }),
  );
});

it('finds the selected columns of each row, each once', () => {
  fc.assert(
    fc.property(selection, ({ ranges }) => {
      for (let position = 0; position < size.rows; position += 1) {
        const spans = columnsAt(ranges, position);
        const columns = spans.flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, at) => first + at),
        );
        expect(columns).toEqual(
          inside(ranges)
            .filter((cell) => cell.position === position)
            .map(({ column }) => column),
        );
        expect(spanSize(spans)).toBe(columns.length);
      }
      const { rows, columns } = spansOf(ranges);
      expect(spanSize(rows)).toBe(new Set(inside(ranges).map(({ position }) => position)).size);
      expect(spanSize(columns)).toBe(new Set(inside(ranges).map(({ column }) => column)).size);
      expect(isPlural(ranges)).toBe(ranges.length > 1 || inside(ranges).length > 1);
    }),
  );
});

it('stays inside a table that has become smaller', () => {
  fc.assert(
    fc.property(selection, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 6 }), (now, rows, columns) => {
      const before = inside(now.ranges).filter((cell) => cell.position < rows && cell.column < columns);
      expect(inside(clampRanges(now.ranges, { rows, columns }))).toEqual(before);
    }),
  );
});

it('selects whole rows, whole columns and everything, at any size', () => {
  const huge = { rows: 1_000_000, columns: 200 };
  const rows = extendTo(
    selectCell({ position: 5, column: ROW_HEADER }, huge),
    { position: 3, column: ROW_HEADER },
    huge,
  );
  expect(rows.ranges).toEqual([{ top: 3, bottom: 5, left: 0, right: 199 }]);
  const columns = selectColumns(7, 4, { ...huge, position: 12 });
  expect(columns.ranges).toEqual([{ top: 0, bottom: 999_999, left: 4, right: 7 }]);
  expect(columns.anchor).toEqual({ position: 12, column: 7 });
  expect(selectAll({ position: 9, column: ROW_HEADER }, huge)).toMatchObject({
    ranges: [{ top: 0, bottom: 999_999, left: 0, right: 199 }],
    anchor: { position: 9, column: 0 },
  });
});
