import { expect, it } from 'vitest';
import { leftovers } from './leftovers.js';

type Pair = readonly [left: number, right: number, score: number];

/** Pairs of sources 2 and 3 with columns 2 and 3, in a file of four sources. */
function found(
  pairs: readonly Pair[],
  chosen: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 1],
  ],
): unknown {
  const matches = pairs.map(([left, right, score]) => ({ left, right, score }));
  const isFitting = ({ right }: { right: number }): boolean => right !== 5;
  return [...leftovers(matches, { chosen: new Map(chosen), sources: 4, isFitting })].map(([left, { right }]) => [
    left,
    right,
  ]);
}

it('a weak match is left over if four in ten sources are matched', () => {
  expect(found([[2, 3, 0.2]])).toEqual([[2, 3]]);
  expect(found([[2, 3, 0.2]], [[0, 0]])).toEqual([]);
});

it.each<[string, readonly Pair[], readonly (readonly [number, number])[]]>([
  ['of sources that are matched', [[0, 3, 0.3]], []],
  ['of columns that are matched', [[3, 1, 0.3]], []],
  ['with values that do not fit', [[3, 5, 0.3]], []],
  [
    'of several sources',
    [
      [2, 3, 0.2],
      [3, 2, 0.3],
    ],
    [
      [3, 2],
      [2, 3],
    ],
  ],
  [
    'with another column that is nearly as good',
    [
      [2, 2, 0.3],
      [2, 3, 0.25],
    ],
    [],
  ],
  [
    'with another source that is nearly as good',
    [
      [2, 2, 0.25],
      [3, 2, 0.3],
    ],
    [],
  ],
  [
    'that are as good',
    [
      [2, 2, 0.3],
      [2, 3, 0.3],
    ],
    [],
  ],
  [
    'better than all others by far',
    [
      [2, 2, 0.4],
      [2, 3, 0.25],
      [3, 2, 0.25],
    ],
    [[2, 2]],
  ],
  [
    'beside a column that has another',
    [
      [2, 2, 0.4],
      [2, 1, 0.39],
    ],
    [[2, 2]],
  ],
])('matches %s', (_which, pairs, expected) => {
  expect(found(pairs)).toEqual(expected);
});
