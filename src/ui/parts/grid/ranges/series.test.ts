import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { continueSeries } from './series.js';

it.each([
  [['5'], ['5', '5', '5']],
  [['2024-01-31'], ['2024-01-31', '2024-01-31', '2024-01-31']],
  [
    ['1', '2'],
    ['3', '4', '5'],
  ],
  [
    ['10', '5'],
    ['0', '-5', '-10'],
  ],
  [
    ['0.1', '0.2'],
    ['0.3', '0.4', '0.5'],
  ],
  [
    ['1,5', '2'],
    ['2,5', '3,0', '3,5'],
  ],
  [
    ['-1', '-0.5'],
    ['0.0', '0.5', '1.0'],
  ],
  [
    ['008', '009'],
    ['010', '011', '012'],
  ],
  [
    ['1', '2', '4'],
    ['1', '2', '4'],
  ],
  [
    ['a', 'b'],
    ['a', 'b', 'a'],
  ],
  [
    ['1', ''],
    ['1', '', '1'],
  ],
  [
    ['99999999999999999', '99999999999999998'],
    ['99999999999999999', '99999999999999998', '99999999999999999'],
  ],
  [
    ['2024-02-27', '2024-02-28'],
    ['2024-02-29', '2024-03-01', '2024-03-02'],
  ],
  [
    ['01/02/2024', '02/02/2024'],
    ['03/02/2024', '04/02/2024', '05/02/2024'],
  ],
  [
    ['12/30/2024', '12/31/2024'],
    ['01/01/2025', '01/02/2025', '01/03/2025'],
  ],
  [
    ['1.1.2024', '1.2.2024'],
    ['1.3.2024', '1.4.2024', '1.5.2024'],
  ],
  [
    ['31.01.2024', '07.02.2024'],
    ['14.02.2024', '21.02.2024', '28.02.2024'],
  ],
  [
    ['15/10/2024', '15/11/2024'],
    ['15/12/2024', '15/01/2025', '15/02/2025'],
  ],
  [
    ['30.02.2024', '31.02.2024'],
    ['30.02.2024', '31.02.2024', '30.02.2024'],
  ],
])('%j goes on with %j', (source, next) => {
  expect(continueSeries(source, 3)).toEqual(next);
});

it('continues any whole numbers with a constant step', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -1000, max: 1000 }), (first, step) => {
      const all = Array.from({ length: 6 }, (_, at) => String(first + step * at));
      expect(continueSeries(all.slice(0, 3), 3)).toEqual(all.slice(3));
    }),
  );
});

it('continues any dates with a constant number of days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -27, max: 27 }), (first, step) => {
      const all = Array.from({ length: 6 }, (_, at) =>
        new Date((first + step * at) * 86_400_000).toISOString().slice(0, 10),
      );
      fc.pre(step !== 0 && all.every((text) => /^\d/.test(text)));
      expect(continueSeries(all.slice(0, 3), 3)).toEqual(all.slice(3));
    }),
  );
});
