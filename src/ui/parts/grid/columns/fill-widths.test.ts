import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillWidths } from './fill-widths.js';

it('stretches columns that leave room and shrinks none', () => {
  expect(fillWidths([100, 100], 400)).toEqual([200, 200]);
  expect(fillWidths([100, 100], 150)).toEqual([100, 100]);
  expect(fillWidths([], 150)).toEqual([]);
});

it('fills the room to the pixel', () => {
  const widths = fc.array(fc.integer({ min: 40, max: 400 }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 1, max: 500 }), (list, more) => {
      const available = list.reduce((sum, width) => sum + width, more);
      expect(fillWidths(list, available).reduce((sum, width) => sum + width, 0)).toBe(available);
    }),
  );
});
