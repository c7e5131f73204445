import { describe, expect, it } from 'vitest';
import type { Column, OptionMatch, OptionValues } from '../../engine/index.js';
import type { SessionState } from '../session-state.js';
import { addedOptions, chooseOption, chosenMatches, effectiveMatches } from './option-matches.js';

const CITY: Column = { id: 'city', label: 'City', type: 'select', options: ['Rome', 'Paris'], allowNewOptions: true };
const PLAN: Column = { id: 'plan', label: 'Plan', type: 'select', options: ['free'] };

const city = (from: string, to: string | null): OptionMatch => ({ column: 'city', from, to });
const plan = (from: string, to: string | null): OptionMatch => ({ column: 'plan', from, to });
const values = (column: string, ...matches: readonly OptionMatch[]): OptionValues => ({
  column,
  matches,
  values: [],
  truncated: false,
});

type State = Pick<SessionState, 'columns' | 'dynamicColumns' | 'optionValues' | 'optionMatches'>;

const state = (optionMatches: readonly OptionMatch[], ...optionValues: readonly OptionValues[]): State => ({
  columns: [CITY],
  dynamicColumns: [PLAN],
  optionValues,
  optionMatches,
});

it('puts the choices of the user over the suggestions', () => {
  const suggested = [values('city', city('Roma', 'Rome'), city('Oslo', null)), values('plan', plan('Roma', 'free'))];
  expect(chosenMatches(state([city('Roma', null), city('Lima', '')], ...suggested))).toEqual([
    ...[city('Roma', null), city('Oslo', null), plan('Roma', 'free'), city('Lima', '')],
  ]);
});

it.each<[what: string, match: OptionMatch, isEffective: boolean]>([
  ['an option', city('Roma', 'Rome'), true],
  ['an empty cell', city('Roma', ''), true],
  ['nothing', city('Oslo', null), false],
  ['the same option', city('Rome', 'Rome'), false],
  ['a new option', city('Oslo', 'Oslo'), true],
  ['a new option of a column without new ones', plan('gold', 'gold'), false],
])('a value matched to %s is part of the plan: %o %s', (_, match, isEffective) => {
  expect(effectiveMatches(state([match]))).toEqual(isEffective ? [match] : []);
  expect(effectiveMatches(state([], values(match.column, match)))).toEqual(isEffective ? [match] : []);
});

describe('a choice', () => {
  const open = values('city', city('Oslo', null), city('OSLO ', null), city('Osloo', null), city('Lima', 'Rome'));
  const other = values('plan', plan('oslo', null), plan('OSLO', null), plan('gold', 'free'));
  const choose = (match: OptionMatch, before: readonly OptionMatch[] = []): readonly OptionMatch[] =>
    chooseOption(state(before, open, other), match);

  it.each<[what: string, match: OptionMatch, before: readonly OptionMatch[], after: readonly OptionMatch[]]>([
    ['of an option is only that', city('Oslo', 'Rome'), [], [city('Oslo', 'Rome')]],
    [
      'of a new option matches what differs in case and spaces',
      city('Oslo', 'Oslo'),
      [],
      [city('Oslo', 'Oslo'), city('OSLO ', 'Oslo')],
    ],
    [
      'of a new option leaves those that are matched',
      city('Oslo', 'Oslo'),
      [city('OSLO ', 'Rome')],
      [city('OSLO ', 'Rome'), city('Oslo', 'Oslo')],
    ],
    ['replaces the one before', city('Oslo', 'Paris'), [city('Oslo', 'Rome')], [city('Oslo', 'Paris')]],
    [
      'of an option leaves values like it unchanged, if the user wants that',
      city('Roma', 'Rome'),
      [city('rome', null)],
      [city('rome', null), city('Roma', 'Rome')],
    ],
    [
      'of an option for another one likewise',
      city('Rome', 'Paris'),
      [city('PARIS', null)],
      [city('PARIS', null), city('Rome', 'Paris')],
    ],
    [
      'keeps those of other values and columns',
      city('Oslo', ''),
      [plan('Oslo', 'free'), city('Osloo', 'Rome')],
      [plan('Oslo', 'free'), city('Osloo', 'Rome'), city('Oslo', '')],
    ],
    [
      'that removes a new option removes what was matched to it',
      city('Oslo', null),
      [city('Oslo', 'Oslo'), city('OSLO ', 'Oslo'), city('Osloo', 'Oslo'), city('x', '')],
      [city('x', ''), city('Oslo', null), city('OSLO ', null), city('Osloo', null)],
    ],
    ['of a new option where none are allowed has no effect', plan('oslo', 'oslo'), [], [plan('oslo', null)]],
  ])('%s', (_, match, before, after) => {
    expect(choose(match, before)).toEqual(after);
  });

  it('for a column that is gone matches nothing', () => {
    const gone = { column: 'gone', from: 'x', to: 'x' };
    expect(choose(gone)).toEqual([{ ...gone, to: null }]);
  });
});

describe('added options', () => {
  const added = (optionMatches: readonly OptionMatch[] | null, mapping: readonly (string | null)[]): unknown =>
    addedOptions({
      ...state([]),
      mapping,
      reviewed: optionMatches && ({ optionMatches } as SessionState['reviewed']),
    });

  it('are those of the reviewed plan, by column', () => {
    const matches = [city('Oslo', 'Oslo'), city('Roma', 'Rome'), city('Lima', 'Lima'), plan('gold', 'gold')];
    expect(added(matches, ['plan', 'city', null])).toEqual({ city: ['Oslo', 'Lima'] });
  });

  it.each<[what: string, matches: readonly OptionMatch[] | null, mapping: readonly (string | null)[]]>([
    ['nothing was reviewed', null, ['city']],
    ['only options were matched', [city('Roma', 'Rome')], ['city']],
    ['the column is not mapped', [city('Oslo', 'Oslo')], ['plan', null]],
  ])('are not there if %s', (_, matches, mapping) => {
    expect(added(matches, mapping)).toBeNull();
  });
});
