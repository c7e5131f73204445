import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnAt, columnSpan, columnsInView, layOutColumns, rowsInView } from './column-layout.js';

const widths = fc.array(fc.integer({ min: 40, max: 400 }), { minLength: 1, maxLength: 300 });

describe('column layout', () => {
  it('stretches columns that leave room and shrinks none', () => {
    expect(layOutColumns([100, 100], 400)).toEqual({ offsets: [0, 200, 400], width: 400 });
    expect(layOutColumns([100, 100], 150)).toEqual({ offsets: [0, 100, 200], width: 200 });
    expect(layOutColumns([], 150)).toEqual({ offsets: [0], width: 0 });
  });

  it('finds the column under a point', () => {
    fc.assert(
      fc.property(widths, fc.double({ min: 0, max: 0.999, noNaN: true }), (list, share) => {
        const layout = layOutColumns(list, 0);
        const left = layout.width * share;
        const { start, width } = columnSpan(layout, columnAt(layout, left));
        expect(start).toBeLessThanOrEqual(left);
        expect(start + width).toBeGreaterThan(left);
      }),
    );
  });

  it('draws every column that is in sight, and few more', () => {
    fc.assert(
      fc.property(
        widths,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 100, max: 1500 }),
        (list, share, width) => {
          const layout = layOutColumns(list, 0);
          const left = share * Math.max(0, layout.width - width);
          const { start, end } = columnsInView(layout, { left, width });
          const seen = list.flatMap((_, index) => {
            const span = columnSpan(layout, index);
            return span.start < left + width && span.start + span.width > left ? [index] : [];
          });
          expect(seen.every((index) => index >= start && index < end)).toBe(true);
          expect(end - start).toBeLessThanOrEqual(seen.length + 3);
        },
      ),
    );
  });
});

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
