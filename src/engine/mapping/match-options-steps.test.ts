import { describe, expect, it } from 'vitest';
import { createPreTransform } from '../transformation/transform-rows.js';
import { matchColumnOptions, matchOptions } from './match-options.js';
import type { ValueTally } from './value-tally.js';

/** How a value finds an option, from the surest way to the least. */
const WAYS: readonly (readonly [string, readonly string[], string, string | null, number])[] = [
  ['the option itself', ['Zorb', 'zorb'], 'Zorb', 'Zorb', 1],
  ['spaces around it', [' Zorb', 'zorb'], 'Zorb ', ' Zorb', 0.99],
  ['case', ['Zorb', 'Plix'], 'zORB', 'Zorb', 0.97],
  ['case, with spaces around it', [' Zorb ', 'Plix'], 'zORB', ' Zorb ', 0.97],
  ['punctuation', ['Zorb-plix', 'Quux'], 'zorb plix', 'Zorb-plix', 0.95],
  ['the plural', ['Zorb', 'Quux'], 'zorbs', 'Zorb', 0.93],
  ['the plural of the option', ['Zorbs', 'Quux'], 'zorb', 'Zorbs', 0.93],
  ['a word with the same meaning', ['Yes', 'No'], 'oui', 'Yes', 0.9],
  ['the order of words', ['Zorb plix', 'Quux'], 'Plix, zorb', 'Zorb plix', 0.85],
  ['initials', ['Zorb plix', 'Quux'], 'Z.P.', 'Zorb plix', 0.8],
  ['no initial of one word', ['Zorb', 'Quux'], 'z', null, 0],
  ['the beginning', ['Zorbing', 'Quux'], 'zor', 'Zorbing', 0.78],
  ['no beginning of two letters', ['Zorbing', 'Quux'], 'zo', null, 0],
  ['a missing letter', ['Zorbing', 'Quux'], 'Zrbing', 'Zorbing', 0.75],
  ['two wrong letters of a long word', ['Zorbingly', 'Quux'], 'Zrbimgly', 'Zorbingly', 0.75],
  ['no two wrong letters of a short word', ['Zorbing', 'Quux'], 'Zrbimg', null, 0],
  ['no wrong letter of three', ['Zor', 'Quux'], 'Zox', null, 0],
  ['no wrong letter of an option with three', ['Zor', 'Quux'], 'Zore', null, 0],
  ['no wrong letter of a value with three', ['Zore', 'Quux'], 'Zoe', null, 0],
  ['no number instead of a letter', ['Zorba', 'Quux'], 'Zorb1', null, 0],
  ['no wrong first letter', ['Zorbing', 'Quux'], 'Xorbing', null, 0],
  ['no wrong number', ['Zorbing 1', 'Quux'], 'Zorbing 2', null, 0],
  ['no option with a number by a typo', ['Zorb1', 'Quux'], 'Zorba', null, 0],
  ['none of two that differ by a letter', ['Zorbing', 'Zorbang'], 'Zorbung', null, 0],
  ['none of two of which one is a letter closer', ['Zorbingly', 'Zorbanglx'], 'Zorbinglx', null, 0],
  ['none of two with the same spelling', ['Zorb-plix', 'Zorb plix'], 'zorbplix', null, 0],
  ['one that is listed twice', ['Zorb', 'Zorb'], 'Zorb', 'Zorb', 1],
  ['no option for a blank', ['', 'Zorb'], ' ', null, 0],
  ['none that is blank', ['', '-'], '!', null, 0],
  ['none of signs only', ['-', 'Zorb'], '!', null, 0],
  ['a word with a meaning, which is not a typo', ['Actives', 'Quux'], 'offen', null, 0],
];

describe('a value finds an option by', () => {
  it.each(WAYS)('%s', (_what, options, from, to, confidence) => {
    expect(matchOptions(options, [from])).toEqual([{ from, to, confidence }]);
  });
});

it('the values of select columns are listed with their options', () => {
  const tally = {
    valuesOf: (source: number) =>
      source === 2
        ? {
            values: [
              { value: 'zorb', count: 3 },
              { value: 'x', count: 1 },
            ],
            truncated: true,
          }
        : { values: [{ value: 'y', count: 1 }], truncated: false },
  } as unknown as ValueTally;
  const columns = [
    { id: 'a', label: 'A', type: 'select', options: ['Zorb'] },
    { id: 'b', label: 'B' },
    { id: 'c', label: 'C', type: 'select' },
    { id: 'd', label: 'D', type: 'select', options: ['y'] },
  ] as const;
  const mapping = ['b', 'c', 'a'];
  expect(matchColumnOptions(tally, columns, { mapping, preOf: createPreTransform })).toEqual([
    {
      column: 'a',
      truncated: true,
      values: tally.valuesOf(2).values,
      matches: [
        { column: 'a', from: 'zorb', to: 'Zorb' },
        { column: 'a', from: 'x', to: null },
      ],
    },
    {
      column: 'c',
      truncated: false,
      values: tally.valuesOf(1).values,
      matches: [{ column: 'c', from: 'y', to: null }],
    },
  ]);
});

it('values that `pre` transformers make an option, or empty, are not asked about', () => {
  const values = ['size: L', 'size: l', 'size: lrge', 'S', 's', 'n/a', 'XL'].map((value) => ({ value, count: 1 }));
  const tally = { valuesOf: () => ({ values, truncated: false }) } as unknown as ValueTally;
  const columns = [
    {
      id: 'a',
      label: 'A',
      type: 'select',
      options: ['S', 'L', 'Large'],
      transformations: [
        { type: 'replace', find: 'size: ', replace: '', stage: 'pre' },
        { type: 'replace', find: 'n/a', replace: '', stage: 'pre' },
        { type: 'replace', find: 'XL', replace: 'L', stage: 'post' },
      ],
    },
  ] as const;
  const [found] = matchColumnOptions(tally, columns, { mapping: ['a'], preOf: createPreTransform });
  expect(found?.matches).toEqual([
    { column: 'a', from: 'size: lrge', to: 'Large' },
    { column: 'a', from: 'S', to: 'S' },
    { column: 'a', from: 's', to: 'S' },
    { column: 'a', from: 'XL', to: null },
  ]);
});
