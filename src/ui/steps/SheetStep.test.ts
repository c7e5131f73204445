import { expect, it } from 'vitest';
import type { SheetChoice } from '../../session/index.js';
import { likelySheet } from './SheetStep.js';

type Extent = readonly [rows: number, columns: number, state?: 'hidden'];

const sheetsOf = (extents: readonly Extent[]): readonly SheetChoice[] =>
  extents.map(([rows, columns, state], at) => ({
    name: String(at),
    rows,
    columns,
    hidden: state === 'hidden',
    empty: rows === 0,
    hiddenRows: 0,
    blankFormulas: 0,
    errorCells: 0,
    merged: [],
  }));

it.each<[what: string, extents: readonly Extent[], expected: string | undefined]>([
  [
    'with clearly the most cells',
    [
      [3, 1],
      [267, 12],
      [3, 2],
    ],
    '1',
  ],
  [
    'the first one of similar ones',
    [
      [100, 5],
      [150, 5],
      [3, 2],
    ],
    '0',
  ],
  [
    'the first one, if the largest ones are similar',
    [
      [3, 1],
      [200, 5],
      [210, 5],
    ],
    '0',
  ],
  [
    'that is not hidden',
    [
      [3, 1],
      [267, 12, 'hidden'],
    ],
    '0',
  ],
  [
    'that is hidden, if all are',
    [
      [3, 1, 'hidden'],
      [267, 12, 'hidden'],
    ],
    '1',
  ],
  [
    'that is not empty',
    [
      [0, 0],
      [3, 1],
    ],
    '1',
  ],
  ['that exists', [[0, 0]], undefined],
])('the sheet taken for the table is one %s', (_, extents, expected) => {
  expect(likelySheet(sheetsOf(extents))?.name).toBe(expected);
});
