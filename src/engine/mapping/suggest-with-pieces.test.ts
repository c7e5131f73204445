import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { suggestWithPieces } from './suggest-with-pieces.js';

const source = (name: string, index: number, rest: Partial<SourceColumn> = {}): SourceColumn => ({
  index,
  name,
  samples: [],
  fillRate: 1,
  ...rest,
});
const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name' },
  { id: 'city', label: 'City' },
];
const suggested = async (names: readonly string[], columns = COLUMNS): Promise<readonly (string | null)[]> =>
  (
    await suggestWithPieces(
      columns,
      names.map((name, index) => source(name, index)),
    )
  ).map(({ column }) => column);

describe('suggestions for a file', () => {
  it.each<[string, readonly string[], readonly (string | null)[]]>([
    ['by the same names', ['City', 'Name'], ['city', 'name']],
    ['by other words', ['Stadt', 'Nom'], ['city', 'name']],
    ['by words in other scripts', ['Город', 'Имя'], ['city', 'name']],
    ['by rare words', ['cty', 'nme'], ['city', 'name']],
    ['of no columns', [], []],
  ])('are found %s', async (_what, names, expected) => {
    expect(await suggested(names)).toEqual(expected);
  });

  it('are found for columns whose names or aliases are in other scripts', async () => {
    expect(await suggested(['City'], [{ id: 'a', label: 'Город' }])).toEqual(['a']);
    expect(await suggested(['City'], [{ id: 'a', label: 'Zorb', aliases: ['Город'] }])).toEqual(['a']);
  });

  it('are none for derived columns', async () => {
    const derived = source('City', 2, { derived: { type: 'join', columns: [0, 1], separator: ' ' } });
    const found = await suggestWithPieces(COLUMNS, [source('Name', 0), source('x', 1), derived]);
    expect(found.map(({ source: at, column, tier }) => [at, column, tier])).toEqual([
      [0, 'name', 'sure'],
      [1, null, 'none'],
      [2, null, 'none'],
    ]);
  });
});
