import { describe, expect, it } from 'vitest';
import { NO_PROGRESS } from '../../engine/index.js';
import type { InferredFormat, RowHandling, TableSummary } from '../../engine/index.js';
import type { SessionState } from '../session-state.js';
import { importSession } from '../testing/import-session.js';
import { blockersOf } from './blockers.js';
import { formatQuestion, formatQuestions } from './format-questions.js';

const NAME = { id: 'name', label: 'Name', validators: [{ type: 'required' as const }] };
const AGE = { id: 'age', label: 'Age', type: 'number' as const };

const stateOf = (changes: object): SessionState => ({
  ...importSession({ columns: [NAME], dynamicColumns: [AGE] }).store.getState(),
  ...changes,
});
const codes = (changes: object): readonly string[] => blockersOf(stateOf(changes)).map(({ code }) => code);

const READING = [{ dateOrder: 'dmy', text: '2024-04-03' }] as unknown as InferredFormat['readings'];
const DATE: InferredFormat = { column: 'age', ambiguous: true, example: '03/04/2024', readings: READING } as never;
const NUMBER: InferredFormat = {
  column: 'age',
  ambiguous: true,
  example: '1.234',
  readings: [{ decimal: '.', text: '1.234' }],
} as never;

describe('what prevents the next step', () => {
  const table = {} as TableSummary;

  it.each<[what: string, state: object, expected: readonly string[]]>([
    ['no file', { step: 'upload' }, ['no-file']],
    ['a file', { step: 'upload', source: { fileName: 'a', size: 1 } }, []],
    ['a sheet', { step: 'sheet' }, []],
    ['no table', { step: 'header' }, ['no-file']],
    ['a table', { step: 'header', table }, []],
    ['a required column', { step: 'map', mapping: ['age', null] }, ['required-unmapped']],
    ['nothing that is mapped', { step: 'map', columns: [AGE], mapping: [null, null] }, ['nothing-mapped']],
    ['nothing', { step: 'map', mapping: [null, 'name'] }, []],
    ['a question', { step: 'map', mapping: ['name', 'age'], inferredFormats: [DATE] }, ['date-order-unanswered']],
    ['another one', { step: 'map', mapping: ['name', 'age'], inferredFormats: [NUMBER] }, ['decimal-unanswered']],
    ['a question about a column that is not mapped', { step: 'map', mapping: ['name'], inferredFormats: [DATE] }, []],
    [
      'an answered question',
      {
        step: 'map',
        mapping: ['name', 'age'],
        inferredFormats: [DATE],
        formats: [{ column: 'age', dateOrder: 'dmy' }],
      },
      [],
    ],
    ['values', { step: 'values' }, []],
    ['a submission', { step: 'submit' }, ['busy']],
    ['an import that is complete', { step: 'complete' }, []],
  ])('%s', (_, state, expected) => {
    expect(codes(state)).toEqual(expected);
  });

  it('names the columns', () => {
    expect(blockersOf(stateOf({ step: 'map', mapping: [] }))).toEqual([
      { code: 'required-unmapped', params: { column: 'Name', id: 'name' } },
    ]);
    const asked = {
      step: 'map',
      mapping: ['name', 'age', 'gone'],
      inferredFormats: [DATE, { ...NUMBER, column: 'gone' }],
    };
    expect(blockersOf(stateOf(asked))).toEqual([
      { code: 'date-order-unanswered', params: { column: 'Age', id: 'age' } },
      { code: 'decimal-unanswered', params: { column: 'gone', id: 'gone' } },
    ]);
  });

  const review = (
    rowHandling: RowHandling,
    left: { readonly valid: number; readonly invalid: number },
    more: { readonly delivered?: number; readonly isComplete?: boolean; readonly busy?: object | null } = {},
  ): object => ({
    step: 'review',
    busy: more.busy ?? null,
    options: { ...stateOf({}).options, rowHandling },
    review: {
      isComplete: more.isComplete ?? true,
      progress: { ...NO_PROGRESS, delivered: more.delivered ?? 0, left: { ...left, all: left.valid + left.invalid } },
    },
  });

  it.each<[state: object, expected: readonly string[]]>([
    [{ step: 'review', review: null }, ['busy']],
    [review('block', { valid: 1, invalid: 0 }, { busy: {} }), ['busy']],
    [review('block', { valid: 1, invalid: 0 }, { isComplete: false }), ['not-checked']],
    [review('block', { valid: 1, invalid: 0 }), []],
    [review('block', { valid: 1, invalid: 2 }), ['invalid-rows']],
    [review('block', { valid: 0, invalid: 0 }), ['no-rows-left']],
    [review('block', { valid: 0, invalid: 0 }, { delivered: 1 }), []],
    [review('exclude', { valid: 1, invalid: 2 }), []],
    [review('exclude', { valid: 0, invalid: 2 }), ['no-rows-left']],
    [review('exclude', { valid: 0, invalid: 2 }, { delivered: 1 }), []],
    [review('include', { valid: 0, invalid: 2 }), []],
    [review('include', { valid: 0, invalid: 0 }), ['no-rows-left']],
  ])('is reported at the review: %j', (state, expected) => {
    expect(codes(state)).toEqual(expected);
  });
});

describe('a question about a format', () => {
  it.each<[inferred: object, chosen: object | null, expected: object | null]>([
    [{ column: 'age' }, null, null],
    [{ ...DATE, readings: [] }, null, null],
    [{ ...DATE, example: undefined }, null, null],
    [DATE, null, { kind: 'date-order', column: 'age', example: '03/04/2024', readings: READING, answer: null }],
    [{ ...DATE, dateOrder: 'mdy' }, null, { answer: 'mdy' }],
    [{ ...DATE, dateOrder: 'mdy' }, { column: 'age', dateOrder: 'dmy' }, { answer: 'dmy' }],
    [DATE, { column: 'age' }, { answer: null }],
    [NUMBER, null, { kind: 'decimal', answer: null }],
    [{ ...NUMBER, number: { decimal: '.' } }, null, { answer: '.' }],
    [{ ...NUMBER, number: { decimal: '.' } }, { column: 'age', decimal: ',' }, { answer: ',' }],
    [NUMBER, { column: 'age', number: { decimal: ',' } }, { answer: ',' }],
    [NUMBER, { column: 'age' }, { answer: null }],
  ])('%j with %j', (inferred, chosen, expected) => {
    const question = formatQuestion(inferred as InferredFormat, chosen as never);
    if (expected === null) expect(question).toBeNull();
    else expect(question).toMatchObject(expected);
  });

  it('is asked for mapped columns, with the answer for that column', () => {
    const formats = [
      { column: 'name', decimal: ',' },
      { column: 'age', decimal: '.' },
    ] as never;
    const inferredFormats = [NUMBER, { ...NUMBER, column: 'other' }, { ...NUMBER, column: 'name', readings: [] }];
    const questions = formatQuestions({ inferredFormats, formats, mapping: ['age', 'name', null] });
    expect(questions.map(({ column, answer }) => [column, answer])).toEqual([['age', '.']]);
  });
});
