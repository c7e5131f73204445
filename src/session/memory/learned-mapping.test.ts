import { describe, expect, it } from 'vitest';
import type { DerivedColumn, MappingSuggestion, SourceColumn } from '../../engine/index.js';
import { decisionsOf, learnedColumns, learnedNames, recalled } from './learned-mapping.js';
import type { LearnedMapping } from './mapping-storage.js';

type Source = Pick<SourceColumn, 'name' | 'derived'>;

const named = (...names: readonly string[]): Source[] => names.map((name) => ({ name }));
const suggest = (source: number, column: string | null, more: Partial<MappingSuggestion> = {}): MappingSuggestion => ({
  source,
  column,
  tier: column === null ? 'none' : 'sure',
  confidence: column === null ? 0 : 0.9,
  reason: column === null ? 'no-match' : 'same-name',
  ...more,
});
const remembered = (source: number, column: string | null): MappingSuggestion =>
  suggest(source, column, { tier: 'sure', confidence: 1, reason: 'remembered' });

const PART: DerivedColumn = { type: 'part', column: 1, separator: ' ', part: 0, parts: 2, rest: 'first' };
const JOIN: DerivedColumn = { type: 'join', columns: [2, 1], separator: ', ' };

describe('the names of decisions', () => {
  const sources = [...named('Id', 'Who', 'Town'), { name: 'Who (1)', derived: PART }, { name: 'x', derived: JOIN }];

  it('are those of the columns, and of derived ones their definition by names', () => {
    expect(learnedNames(sources).map((name, at) => (at < 3 ? name : (JSON.parse(name) as unknown)))).toEqual([
      ...['Id', 'Who', 'Town'],
      { ...PART, column: 'Who' },
      { ...JOIN, columns: ['Town', 'Who'] },
    ]);
  });

  it('lead back to the derived columns, in a file with the columns in another order', () => {
    const learned = Object.fromEntries(learnedNames(sources).map((name) => [name, 'any']));
    expect(learnedColumns(learned, sources)).toEqual([PART, JOIN]);
    expect(learnedColumns(learned, named('Town', 'Who', 'Id'))).toEqual([PART, { ...JOIN, columns: [0, 1] }]);
    const last = { ...PART, rest: 'last', part: 1, parts: 3 } as const;
    const [, , name = ''] = learnedNames([...named('Id', 'Who'), { name: '', derived: last }]);
    expect(learnedColumns({ [name]: null }, named('Who'))).toEqual([{ ...last, column: 0 }]);
  });

  const part = { ...PART, column: 'Who' };
  const join = { ...JOIN, columns: ['Town', 'Who'] };
  it.each<[what: string, key: unknown, names: readonly string[]]>([
    ['a column is missing', part, ['Id', 'Town']],
    ['one of several columns is missing', join, ['Who', 'Id']],
    ['a column is there twice', part, ['Who', 'Who']],
    ['a column has no name', { ...part, column: '' }, ['', 'Who']],
    ['nothing is joined', { ...join, columns: [] }, ['Who']],
    ['it has no separator', { ...part, separator: undefined }, ['Who']],
    ['its separator is not a text', { ...join, separator: 1 }, ['Who', 'Town']],
    ['the columns are not a list', { ...join, columns: 'Who' }, ['Who']],
    ['it has no part', { ...part, part: undefined }, ['Who']],
    ['it has no number of parts', { ...part, parts: '2' }, ['Who']],
    ['the column is not a name', { ...part, column: 0 }, ['0', 'Who']],
    ['the rest is not known', { ...part, rest: 'middle' }, ['Who']],
    ['its type is not known', { ...part, type: 'shift' }, ['Who']],
    ['its type is not that of its members', { ...part, type: 'join' }, ['Who']],
    ['a join has the members of a part', { ...join, type: 'part' }, ['Who', 'Town']],
    ['it is a list', [part], ['Who']],
    ['it is a column of the file', part, ['Who', JSON.stringify(part)]],
  ])('lead to no derived column if %s', (_, key, names) => {
    expect(learnedColumns({ [JSON.stringify(key)]: 'any' }, named(...names))).toEqual([]);
  });

  it.each([null, undefined, 'text', 7, {}, { 'Who {': 'a' }, { '{broken': 'a' }])('of %o are none', (learned) => {
    expect(learnedColumns(learned, named('Who'))).toEqual([]);
  });
});

describe('suggestions with what was learned', () => {
  const suggestions = [suggest(0, 'name'), suggest(1, 'age'), suggest(2, null)];
  const read = (learned: unknown, sources = named('Name', 'Age', 'Years')): readonly MappingSuggestion[] =>
    recalled(suggestions, { sources, ids: ['name', 'age', 'note'], learned });

  it.each<[what: string, learned: unknown, expected: readonly MappingSuggestion[]]>([
    ['nothing', {}, suggestions],
    ['no object', 'Years', suggestions],
    ['null', null, suggestions],
    ['a column', { Years: 'note' }, [suggest(0, 'name'), suggest(1, 'age'), remembered(2, 'note')]],
    ['a column suggested elsewhere', { Years: 'age' }, [suggest(0, 'name'), suggest(1, null), remembered(2, 'age')]],
    ['that one is not imported', { Name: null }, [remembered(0, null), suggest(1, 'age'), suggest(2, null)]],
    ['a column that does not exist', { Years: 'other' }, suggestions],
    ['no name of a column', { Years: 1 }, suggestions],
    ['a column of another file', { City: 'note' }, suggestions],
    ['one column twice', { Name: 'note', Years: 'note' }, [remembered(0, 'note'), suggest(1, 'age'), suggest(2, null)]],
  ])('%s', (_, learned, expected) => {
    expect(read(learned)).toEqual(expected);
  });

  it('ignores names that occur twice, are empty, or are inherited', () => {
    expect(read({ Name: 'note' }, named('Name', 'Age', 'Name'))).toEqual(suggestions);
    expect(read({ '': 'note' }, named('Name', 'Age', ''))).toEqual(suggestions);
    expect(read(Object.create({ Years: 'note' }))).toEqual(suggestions);
  });
});

describe('the decisions of a user', () => {
  const sources = named('Name', 'Age', 'Years');
  const suggestions = [suggest(0, 'name'), suggest(1, 'age'), suggest(2, null)];

  it.each<[what: string, mapping: readonly (string | null)[], expected: LearnedMapping]>([
    ['what was suggested', ['name', 'age', null], {}],
    ['another column', ['name', null, 'age'], { Age: null, Years: 'age' }],
    ['a column that is not imported', [null, 'age', null], { Name: null }],
    ['a mapping that is too short', ['name'], { Age: null }],
  ])('are none but %s', (_, mapping, expected) => {
    expect(decisionsOf(mapping, { sources, suggestions })).toEqual(expected);
  });

  it('include what was remembered and still applies', () => {
    const before = [suggest(0, 'name'), suggest(1, 'age'), remembered(2, 'note')];
    expect(decisionsOf(['name', 'age', 'note'], { sources, suggestions: before })).toEqual({ Years: 'note' });
  });

  it('do not include columns whose names occur twice', () => {
    const twice = named('Name', 'Years', 'Years');
    expect(decisionsOf([null, 'age', 'name'], { sources: twice, suggestions })).toEqual({ Name: null });
  });
});
