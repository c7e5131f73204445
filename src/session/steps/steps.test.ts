import { describe, expect, it } from 'vitest';
import type { InferredFormat, MappingSuggestion, TableSummary } from '../../engine/index.js';
import type { SessionState, Step } from '../session-state.js';
import { importSession } from '../testing/import-session.js';
import { mappingIsCertain } from './skip-certain.js';
import { headerIsCertain, isSameText, openSteps, stepsOf, valuesToAsk } from './steps.js';

const NAME = { id: 'name', label: 'Name', validators: [{ type: 'required' as const }] };
const AGE = { id: 'age', label: 'Age', type: 'number' as const };

const stateOf = (changes: object): SessionState => ({
  ...importSession({ columns: [NAME], dynamicColumns: [AGE] }).store.getState(),
  ...changes,
});

const NUMBER: InferredFormat = {
  column: 'age',
  ambiguous: true,
  example: '1.234',
  readings: [{ decimal: '.', text: '1.234' }],
} as never;

describe('steps', () => {
  const match = (from: string, to: string | null) => ({ column: 'c', from, to });
  const values = (...matches: readonly ReturnType<typeof match>[]) => ({
    column: 'c',
    values: [],
    truncated: false,
    matches,
  });

  it.each([
    ['a', 'a', true],
    [' A ', 'a', true],
    ['a', ' A', true],
    ['a', 'b', false],
    ['a', null, false],
    ['', '', true],
  ])('%j is the option %j: %o', (from, to, expected) => {
    expect(isSameText({ from, to })).toBe(expected);
  });

  it('has those that apply', () => {
    const sheet = {
      name: 'a',
      hidden: false,
      empty: false,
      rows: 1,
      columns: 1,
      hiddenRows: 0,
      blankFormulas: 0,
      errorCells: 0,
      merged: [],
    };
    const all = ['upload', 'sheet', 'header', 'map', 'values', 'review', 'complete'];
    expect(stepsOf({ sheets: [sheet, sheet], optionValues: [values(match('x', null))] })).toEqual(all);
    const few = all.filter((step) => step !== 'sheet' && step !== 'values');
    expect(stepsOf({ sheets: [sheet], optionValues: [values(match('x', 'X '))] })).toEqual(few);
    expect(stepsOf({ sheets: [], optionValues: [] })).toEqual(few);
    const asked = values(match('A', 'a'), match('x', 'b'));
    expect(valuesToAsk({ optionValues: [values(match('A', 'a')), asked] })).toEqual([asked]);
  });

  const table = (header: number, delimiter = 1, encoding = 1): TableSummary =>
    ({ confidence: { header, delimiter, encoding } }) as TableSummary;

  it.each<[TableSummary | null, boolean]>([
    [null, false],
    [{} as TableSummary, false],
    [table(0.9), true],
    [table(0.89), false],
    [table(1, 0.89), false],
    [table(1, 1, 0.89), false],
  ])('%# the header is certain: %j', (given, expected) => {
    expect(headerIsCertain({ table: given })).toBe(expected);
  });

  const sheets = [1, 2].map((at) => ({
    name: `s${at}`,
    hidden: false,
    empty: false,
    rows: 1,
    columns: 1,
    hiddenRows: 0,
    blankFormulas: 0,
    errorCells: 0,
    merged: [],
  }));
  it.each<[changes: object, after: 'upload' | 'sheet', step: Step, passedOver: readonly Step[]]>([
    [{ sheets }, 'upload', 'sheet', []],
    [{ sheets, table: table(1) }, 'upload', 'map', ['sheet', 'header']],
    [{ sheets, table: table(0.5) }, 'upload', 'header', ['sheet']],
    [{ sheets, table: table(1) }, 'sheet', 'map', ['header']],
    [{ sheets: sheets.slice(1), table: table(1) }, 'upload', 'map', ['header']],
    [{ table: table(0.5) }, 'upload', 'header', []],
  ])('%# begin with the first open decision', (changes, after, step, passedOver) => {
    const { store } = importSession();
    store.setState(changes);
    openSteps(store, after);
    expect(store.getState()).toMatchObject({ step, passedOver });
    expect(store.getState().steps.includes('sheet')).toBe('sheets' in changes && (changes.sheets as []).length > 1);
  });
});

describe('a mapping is certain', () => {
  const suggest = (column: string | null, tier: MappingSuggestion['tier'], doubt?: 'values'): MappingSuggestion => ({
    source: 0,
    column,
    tier,
    confidence: 0.5,
    reason: 'values',
    ...(doubt ? { doubt } : {}),
  });
  const sure = suggest('name', 'sure');

  it.each<[what: string, suggestions: readonly MappingSuggestion[], mapping: readonly (string | null)[], more: object]>(
    [
      ['if every column of the file has a match', [sure], ['name'], {}],
      [
        'if every column of the importer has one',
        [sure, suggest('age', 'sure'), suggest(null, 'none')],
        ['name', 'age', null],
        {},
      ],
      [
        'if questions are answered',
        [sure, suggest('age', 'sure')],
        ['name', 'age'],
        { inferredFormats: [NUMBER], formats: [{ column: 'age', decimal: ',' }] },
      ],
    ],
  )('%s', (_, suggestions, mapping, more) => {
    expect(mappingIsCertain(stateOf({ suggestions, mapping, ...more }))).toBe(true);
  });

  it.each<[what: string, suggestions: readonly MappingSuggestion[], mapping: readonly (string | null)[], more: object]>(
    [
      ['a match is doubtful', [sure, suggest('age', 'sure'), suggest('name', 'check')], ['name', 'age', null], {}],
      ['values do not fit', [suggest('name', 'check', 'values')], ['name'], {}],
      ['some columns of both are not matched', [sure, suggest(null, 'none')], ['name', null], {}],
      ['a required column is not', [suggest('age', 'sure')], ['age'], {}],
      ['nothing is matched', [], [], { columns: [AGE] }],
      ['nothing can be', [], [], { columns: [], dynamicColumns: [] }],
      ['a question is open', [sure, suggest('age', 'sure')], ['name', 'age'], { inferredFormats: [NUMBER] }],
    ],
  )('but not if %s', (_, suggestions, mapping, more) => {
    expect(mappingIsCertain(stateOf({ suggestions, mapping, ...more }))).toBe(false);
  });
});
