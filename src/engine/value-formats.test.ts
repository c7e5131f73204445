import { describe, expect, it } from 'vitest';
import type { Column } from './column.js';
import { EngineError } from './engine-error.js';
import { setOwn } from './row.js';
import { ALL_ROWS, isStateOnly } from './row-view.js';
import { hasDates, hasNumbers, isDated, knownFormat, withFormatAnswers, withFormatSettings } from './value-formats.js';

const column = (rest: Partial<Column> = {}): Column => ({ id: 'a', label: 'A', ...rest });
const TEXT = column();
const DATE = column({ type: 'date' });
const NUMBER = column({ type: 'number' });
const NORMALIZED = column({ transformations: [{ type: 'trim' }, { type: 'normalize_date' }] });

describe('formats', () => {
  it('are those of dates and numbers', () => {
    const types = ['string', 'date', 'datetime', 'time', 'number', 'currency', 'percent', 'boolean'] as const;
    expect(types.filter((type) => isDated({ type }))).toEqual(['date', 'datetime']);
    expect(types.filter((type) => hasDates(column({ type })))).toEqual(['date', 'datetime']);
    expect(types.filter((type) => hasNumbers({ type }))).toEqual(['number', 'currency', 'percent']);
    expect([hasDates(NORMALIZED), hasDates(TEXT), hasNumbers(TEXT)]).toEqual([true, false, false]);
  });

  it('of the whole import are defaults of its columns', () => {
    const columns = [TEXT, DATE, NUMBER, NORMALIZED];
    expect(withFormatSettings(columns, {})).toBe(columns);
    expect(withFormatSettings(columns, { dateOrder: 'ask', decimal: 'ask' })).toBe(columns);
    expect(withFormatSettings(columns, { dateOrder: 'dmy' })).toEqual([
      ...[TEXT, { ...DATE, dateOrder: 'dmy' }, { ...NUMBER, decimal: 'ask' }, { ...NORMALIZED, dateOrder: 'dmy' }],
    ]);
    expect(withFormatSettings([{ ...NUMBER, decimal: '.' }, NUMBER], { decimal: ',' })).toEqual([
      { ...NUMBER, decimal: '.' },
      { ...NUMBER, decimal: ',' },
    ]);
    expect(withFormatSettings([{ ...DATE, dateOrder: 'mdy' }], { dateOrder: 'dmy' })).toEqual([
      { ...DATE, dateOrder: 'mdy' },
    ]);
  });

  it('that were answered win over those of the columns', () => {
    const columns = [TEXT, { ...DATE, dateOrder: 'mdy' as const }, { ...NUMBER, decimal: '.' as const }];
    expect(withFormatAnswers(columns, { dateOrder: 'dmy', decimal: ',' })).toEqual([
      ...[TEXT, { ...DATE, dateOrder: 'dmy' }, { ...NUMBER, decimal: ',' }],
    ]);
    expect(withFormatAnswers(columns, {})).toEqual(columns);
    expect(withFormatAnswers(columns, { dateOrder: 'ask', decimal: 'ask' })).toEqual(columns);
  });

  it('are known if they were chosen, or set for the column', () => {
    expect(knownFormat(TEXT, [])).toEqual({ column: 'a' });
    expect(knownFormat(column({ dateOrder: 'ask', decimal: 'ask' }), [])).toEqual({ column: 'a' });
    expect(knownFormat(column({ dateOrder: 'ymd', decimal: ',' }), [])).toEqual({
      column: 'a',
      dateOrder: 'ymd',
      decimal: ',',
    });
    const number = { decimal: '.', exponent: true } as const;
    const formats = [
      { column: 'b', dateOrder: 'ymd' as const },
      { column: 'a', dateOrder: 'dmy' as const, decimal: '.' as const, number },
    ];
    expect(knownFormat(column({ dateOrder: 'mdy', decimal: ',' }), formats)).toEqual(formats[1]);
  });
});

it('a view follows from its state alone if nothing else limits or sorts it', () => {
  expect(isStateOnly(ALL_ROWS)).toBe(true);
  expect(isStateOnly({ ...ALL_ROWS, state: 'invalid' })).toBe(true);
  expect(isStateOnly({ ...ALL_ROWS, group: 'x' })).toBe(false);
  expect(isStateOnly({ ...ALL_ROWS, filters: [{ column: 'a', type: 'empty' }] })).toBe(false);
  expect(isStateOnly({ ...ALL_ROWS, sort: [{ column: 'a', descending: false }] })).toBe(false);
});

it('names of columns are plain keys of rows', () => {
  const row: Record<string, number> = {};
  for (const key of ['a', '__proto__', 'constructor', 'a']) setOwn(row, key, Object.keys(row).length);
  expect(Object.entries(row)).toEqual([
    ['a', 3],
    ['__proto__', 1],
    ['constructor', 2],
  ]);
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
  setOwn(row, '__proto__', 7);
  expect(Object.entries(row)[1]).toEqual(['__proto__', 7]);
});

it('an error has its code and params in its message', () => {
  const cause = new Error('why');
  expect(new EngineError('no-rows')).toMatchObject({
    name: 'EngineError',
    code: 'no-rows',
    params: {},
    message: 'no-rows',
  });
  expect(new EngineError('too-many-rows', { limit: 5 }, cause)).toMatchObject({
    message: 'too-many-rows {"limit":5}',
    params: { limit: 5 },
    cause,
  });
});
