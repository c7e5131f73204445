import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { isPreselected } from './column-mapping.js';
import type { MappingTier } from './column-mapping.js';
import { suggestMapping } from './suggest-mapping.js';

const column = (id: string, label: string, rest: Partial<Column> = {}): Column => ({ id, label, ...rest });
const source = (name: string, index = 0, samples: readonly string[] = []): SourceColumn => ({
  index,
  name,
  samples,
  fillRate: 1,
});

const people: readonly Column[] = [
  column('first', 'First Name'),
  column('last', 'Last Name'),
  column('email', 'Email', { type: 'email' }),
  column('phone', 'Phone'),
  column('zip', 'Postal code'),
  column('born', 'Date of birth', { type: 'date' }),
  column('city', 'City'),
  column('company', 'Company'),
];

const cases: readonly (readonly [string, string | null, MappingTier])[] = [
  ['First Name', 'first', 'sure'],
  ['firstName', 'first', 'sure'],
  ['FIRST_NAME', 'first', 'sure'],
  ['Vorname', 'first', 'sure'],
  ['Prénom', 'first', 'sure'],
  ['surname', 'last', 'sure'],
  ['Efternamn', 'last', 'sure'],
  ['E-Mail-Adresse', 'email', 'sure'],
  ['contact.email', 'email', 'sure'],
  ['Emial', 'email', 'sure'],
  ['Email consent', null, 'none'],
  ['Email opt-in', null, 'none'],
  ['Telefonnummer', 'phone', 'sure'],
  ['Kundentelefonnummer', 'phone', 'sure'],
  ['PLZ', 'zip', 'sure'],
  ['kod pocztowy', 'zip', 'sure'],
  ['Posta Kodu', 'zip', 'sure'],
  ['DOB', 'born', 'sure'],
  ['Geburtsdatum', 'born', 'sure'],
  ['Geburtsort', null, 'none'],
  ['Hire date', null, 'none'],
  ['Şehir', 'city', 'sure'],
  ['Stadt (city)', 'city', 'sure'],
  ['Raison sociale', 'company', 'sure'],
  ['Company phone', null, 'none'],
  ['Middle name', null, 'none'],
  ['Favourite colour', null, 'none'],
  ['', null, 'none'],
  ['__proto__', null, 'none'],
];

describe('suggestMapping', () => {
  it.each(cases)('%s -> %s (%s)', (name, id, tier) => {
    expect(suggestMapping(people, [source(name)])[0]).toMatchObject({ source: 0, column: id, tier });
  });

  it('suggests no column twice, and the better match wins', () => {
    const suggestions = suggestMapping(people, [source('Work e-mail', 0), source('Email', 1), source('Mail', 2)]);
    expect(suggestions.map((suggestion) => suggestion.column)).toEqual([null, 'email', null]);
    expect(suggestions[1]?.tier).toBe('sure');
  });

  it('marks a column that two sources match equally', () => {
    const suggestions = suggestMapping(people, [source('Phone', 0), source('Phone', 1)]);
    expect(suggestions.map(({ tier }) => tier).sort()).toEqual(['check', 'none']);
  });

  it('optimizes over all columns together instead of one by one', () => {
    const columns = [column('start', 'Start date'), column('hired', 'Hire date')];
    const suggestions = suggestMapping(columns, [source('Hired on', 0), source('Begin', 1)]);
    expect(suggestions.map((suggestion) => suggestion.column)).toEqual(['hired', 'start']);
  });

  it('trusts the aliases of a column', () => {
    const columns = [column('ref', 'Reference', { aliases: ['Hausnummer intern', 'Zebra'] })];
    expect(suggestMapping(columns, [source('zebra')])[0]).toMatchObject({
      column: 'ref',
      tier: 'sure',
      reason: 'alias',
    });
  });

  it('gives reasons', () => {
    const reasons = ['City', 'city', 'Ort'].map((name) => suggestMapping(people, [source(name)])[0]?.reason);
    expect(reasons).toEqual(['same-name', 'same-name', 'alias']);
    expect(suggestMapping(people, [source('CITY')])[0]?.reason).toBe('same-name-normalised');
  });

  it('offers matches by values alone, never as sure', () => {
    const [suggestion] = suggestMapping(people, [source('Feld 7', 0, ['ann@example.org', 'bo@example.com'])]);
    expect(suggestion).toMatchObject({ column: 'email', tier: 'check', reason: 'values' });
  });

  it('doubts a name whose values do not fit', () => {
    const [suggestion] = suggestMapping(people, [source('E-mail', 0, ['yes', 'no', 'yes'])]);
    expect(suggestion?.tier).not.toBe('sure');
    expect(suggestion && isPreselected(suggestion)).toBe(false);
  });

  it.each([
    ['the exact label', ['Email'], [['yes', 'no', 'yes']], [true]],
    ['the exact id', ['email'], [['yes', 'no', 'yes']], [true]],
    ['its label with surrounding spaces', [' Email '], [['yes', 'no', 'yes']], [true]],
    ['another spelling', ['EMAIL'], [['yes', 'no', 'yes']], [false]],
    ['the label twice', ['Email', 'Email'], [['yes'], ['no']], [false, false]],
    ['label and id side by side', ['Email', 'email'], [['yes'], ['no']], [false, false]],
    ['values alone', ['Feld 7'], [['ann@example.org', 'bo@example.com']], [false]],
  ])('preselects a doubtful match only by %s', (_title, names, values, preselected) => {
    const suggestions = suggestMapping(
      people,
      names.map((name, index) => source(name, index, values[index])),
    );
    expect(suggestions.every(({ tier }) => tier !== 'sure')).toBe(true);
    expect(suggestions.map(isPreselected)).toEqual(preselected);
  });

  it('doubts repeated values for a unique column', () => {
    const columns = [column('code', 'Number', { type: 'number', validators: [{ type: 'unique' }] })];
    expect(suggestMapping(columns, [source('No.', 0, ['1', '1', '2'])])[0]?.tier).not.toBe('sure');
  });

  it('returns a suggestion for every source in order, also without columns', () => {
    expect(suggestMapping([], [source('a', 0), source('b', 1)]).map(({ tier }) => tier)).toEqual(['none', 'none']);
    expect(suggestMapping(people, [])).toEqual([]);
  });
});

it('finds equal names among more than can be compared one by one', () => {
  const words = 'alpha beta gamma delta epsilon zeta eta theta iota kappa'.split(' ');
  const long = (seed: number): string => words.map((word, index) => `${word}${(seed * 31 + index) % 97}`).join(' ');
  const columns = Array.from({ length: 400 }, (_, index) =>
    column(`field_${index}`, `Field ${index}`, {
      aliases: Array.from({ length: 40 }, (_, at) => long(index * 40 + at)),
    }),
  );
  const sources = [source('FIELD-7'), ...Array.from({ length: 499 }, (_, at) => source(long(at + 0.5), at + 1))];
  const suggestions = suggestMapping(columns, sources);
  expect(suggestions[0]).toMatchObject({ column: 'field_7', tier: 'sure', reason: 'same-name-normalised' });
});

describe('suggestMapping over thousands of names', () => {
  const SIZE = 2000;
  /** Milliseconds on a busy machine; comparing every pair would take minutes. */
  const TIME = 20_000;
  const suggested = (
    label: (index: number) => string,
    name: (index: number) => string,
  ): ReturnType<typeof suggestMapping> =>
    suggestMapping(
      Array.from({ length: SIZE }, (_, index) => column(`field_${index}`, label(index))),
      Array.from({ length: SIZE }, (_, index) => source(name(index), index)),
    );

  it(
    'matches equal names, none twice and none as sure',
    () => {
      const suggestions = suggested(
        () => 'Value',
        () => 'Value',
      );
      expect(new Set(suggestions.map((suggestion) => suggestion.column)).size).toBe(SIZE);
      expect(new Set(suggestions.map(({ tier }) => tier))).toEqual(new Set(['check']));
    },
    TIME,
  );

  it(
    'matches names that differ by a number',
    () => {
      const suggestions = suggested(
        (index) => `Start date ${index}`,
        (index) => `start_date_${index}`,
      );
      expect(suggestions.every(({ column: id, source: at, tier }) => id === `field_${at}` && tier === 'sure')).toBe(
        true,
      );
    },
    TIME,
  );

  it(
    'matches misspelt words',
    () => {
      const suggestions = suggested(
        (index) => `q${index}orange w${index}lemon`,
        (index) => `q${index}orange w${index}lemno`,
      );
      expect(suggestions.filter(({ column: id, source: at }) => id === `field_${at}`).length).toBeGreaterThan(
        SIZE * 0.9,
      );
    },
    TIME,
  );

  it(
    'recognizes values among many columns of one type',
    () => {
      const columns = Array.from({ length: SIZE }, (_, index) => column(`f${index}`, `F${index}`, { type: 'email' }));
      const sources = Array.from({ length: SIZE }, (_, index) => source('', index, ['a@example.org', 'b@example.org']));
      const suggestions = suggestMapping(columns, sources);
      expect(suggestions.filter(({ tier, reason }) => tier === 'check' && reason === 'values').length).toBeGreaterThan(
        SIZE * 0.9,
      );
    },
    TIME,
  );
});
