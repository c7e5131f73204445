import { describe, expect, it } from 'vitest';
import { suggestedMapping } from '../../engine/index.js';
import type { DerivedColumn, MappingSuggestion, SourceColumn } from '../../engine/index.js';
import { carriedMapping, mappingOfSame, nameOf } from './chosen-mapping.js';

type Names = readonly { readonly name: string }[];

const named = (...names: readonly string[]): Names => names.map((name) => ({ name }));
const sure = (...columns: readonly (string | null)[]): Pick<MappingSuggestion, 'column' | 'tier'>[] =>
  columns.map((column) => ({ column, tier: column === null ? 'none' : 'sure' }));

it('suggests what is sure, and an exact name whose values do not fit', () => {
  const suggestions = [
    { column: 'a', tier: 'sure' },
    { column: 'b', tier: 'check' },
    { column: 'c', tier: 'check', doubt: 'values' },
    { column: null, tier: 'none' },
  ] as const;
  expect(suggestedMapping(suggestions)).toEqual(['a', null, 'c', null]);
});

describe('choices for a table that is read again', () => {
  interface Case {
    readonly of: string;
    /** Names, what was suggested, and what the user chose. */
    readonly before: readonly [Names, readonly (string | null)[], readonly (string | null)[]];
    readonly now: readonly [Names, readonly (string | null)[]];
    readonly expected: readonly (string | null)[];
  }

  it.each<Case>([
    {
      of: 'a column chosen by the user',
      before: [named('A', 'B'), ['a', null], ['a', 'b']],
      now: [named('B', 'A'), [null, 'a']],
      expected: ['b', 'a'],
    },
    {
      of: 'one that the user does not import',
      before: [named('A', 'B'), ['a', 'b'], [null, 'b']],
      now: [named('A', 'B'), ['a', 'b']],
      expected: [null, 'b'],
    },
    {
      of: 'one that is suggested elsewhere now',
      before: [named('A', 'B'), ['a', null], [null, 'a']],
      now: [named('C', 'A', 'B'), ['a', null, null]],
      expected: [null, null, 'a'],
    },
    {
      of: 'what was only suggested: that is suggested again, or not',
      before: [named('A', 'B'), ['a', null], ['a', null]],
      now: [named('A', 'B'), [null, 'b']],
      expected: [null, 'b'],
    },
    {
      of: 'a name that occurred twice',
      before: [named('A', 'A'), [null, null], ['a', null]],
      now: [named('A', 'B'), [null, null]],
      expected: [null, null],
    },
    {
      of: 'a name that occurs twice now',
      before: [named('A', 'B'), [null, null], ['a', null]],
      now: [named('A', 'A'), [null, 'b']],
      expected: [null, 'b'],
    },
    {
      of: 'a column without a name',
      before: [named('', 'B'), [null, null], ['a', null]],
      now: [named('', 'B'), [null, null]],
      expected: [null, null],
    },
    {
      of: 'a mapping that was too short',
      before: [named('A', 'B'), ['a', 'b'], ['a']],
      now: [named('A', 'B'), ['a', 'b']],
      expected: ['a', null],
    },
  ])('$of', ({ before: [columns, suggested, mapping], now, expected }) => {
    const carried = carriedMapping(
      { columns, suggestions: sure(...suggested), mapping },
      { columns: now[0], suggestions: sure(...now[1]) },
      nameOf,
    );
    expect(carried).toEqual(expected);
  });
});

it('keeps the matches of the same columns when derived ones are added or removed', () => {
  const part = (at: number): DerivedColumn => ({
    type: 'part',
    column: 0,
    separator: ' ',
    part: at,
    parts: 2,
    rest: 'first',
  });
  const column = (index: number, derived?: DerivedColumn): SourceColumn => ({
    index,
    name: `c${index}`,
    samples: [],
    fillRate: 1,
    ...(derived ? { derived } : {}),
  });
  const before = {
    columns: [column(0), column(1), column(2, part(0)), column(3, part(1))],
    mapping: ['a', null, 'b'],
  };
  const now = [column(0), column(1), column(2, part(1)), column(3, part(0)), column(4, { ...part(0), separator: '-' })];
  expect(mappingOfSame(before, now)).toEqual(['a', null, null, 'b', null]);
});
