import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import type { BoundColumn } from '../../validation/validate-rows.js';
import { READING } from './open-corrected.js';
import { sheetColumn } from './sheet-values.js';

const bound = (type: Column['type'], format: Omit<NonNullable<BoundColumn['format']>, 'column'> = {}): BoundColumn => ({
  column: { id: 'a', label: 'A', type },
  source: 0,
  format: { column: 'a', ...format },
  optionMatches: [],
});
const number = (decimal: '.' | ','): BoundColumn => bound('number', { number: { decimal, exponent: true } });
const date = (dateOrder?: 'dmy' | 'mdy' | 'ymd'): BoundColumn => bound('date', dateOrder ? { dateOrder } : {});

describe('a cell of a workbook', () => {
  it.each<[string, BoundColumn, string, string | number, string]>([
    ['a number', number(','), '1.234,50', 1234.5, '1234.5'],
    ['a negative number', number('.'), '-7', -7, '-7'],
    ['zero', number('.'), '0', 0, '0'],
    ['the smallest number without an exponent', number('.'), '0.0001', 0.0001, '0.0001'],
    ['a smaller number', number('.'), '0.00009', '0.00009', '0.00009'],
    ['a number below the largest', number('.'), '99999999999', 99_999_999_999, '99999999999'],
    ['the largest number', number('.'), '100000000000', '100000000000', '100000000000'],
    [
      'a number with more digits than can be exact',
      number('.'),
      '1234567890.1234567891',
      '1234567890.1234567891',
      '1234567890.1234567891',
    ],
    ['a text in a column of numbers', number('.'), 'many', 'many', 'many'],
    ['a number of a column without a format', bound('number'), '5', '5', '5'],
    ['a date', date('dmy'), '31.12.2024', 45_657, '2024-12-31'],
    ['a date in another order', date('mdy'), '02/01/2024', 45_323, '2024-02-01'],
    ['a date without an order that is certain', date(), '2024-02-01', 45_323, '2024-02-01'],
    ['a date without an order that is not', date(), '02/01/2024', '02/01/2024', '02/01/2024'],
    ['the first year', date('ymd'), '1901-01-01', 367, '1901-01-01'],
    ['an earlier year', date('ymd'), '1900-12-31', '1900-12-31', '1900-12-31'],
    ['a date with a time', date('dmy'), '31.12.2024 10:00', '31.12.2024 10:00', '31.12.2024 10:00'],
    ['a date with a name', date('dmy'), '31 Dec 2024', '31 Dec 2024', '31 Dec 2024'],
    [
      'a date of a doubted notation',
      bound('date', { dateOrder: 'mdy', doubted: 'points' }),
      '03.04.2024',
      '03.04.2024',
      '03.04.2024',
    ],
    ['a date with one reading', date(), '31/12/2024', 45_657, '2024-12-31'],
    ['a day that does not exist', date('dmy'), '31.02.2024', '31.02.2024', '31.02.2024'],
    ['a text', bound('string'), '007', '007', '007'],
  ])('holds %s', (_what, column, text, value, read) => {
    const sheet = sheetColumn(column, READING);
    expect(sheet.valueOf(text)).toBe(value);
    expect(sheet.textOf(text)).toBe(read);
  });

  it.each([number('.'), date('dmy'), bound('string')])('has at most 32,767 characters', (column) => {
    const sheet = sheetColumn(column, READING);
    const long = `${'x'.repeat(32_767)}y`;
    expect(sheet.valueOf(long)).toBe(long.slice(0, -1));
    expect(sheet.textOf(long)).toBe(long.slice(0, -1));
  });

  it.each([
    [number(','), '1.5', '1,5'],
    [number(','), '-1.5', '-1,5'],
    [number(','), '1.234.5', '1.234.5'],
    [number(','), 'v1.5', 'v1.5'],
    [number(','), '1.5 kg', '1.5 kg'],
    [number(','), '15', '15'],
    [number('.'), '1.5', '1.5'],
    [date('dmy'), '2024-12-31', '2024-12-31'],
    [bound('string'), '1.5', '1.5'],
  ])('is read as its column writes it', (column, text, expected) => {
    expect(sheetColumn(column, READING).fromSheet(text)).toBe(expected);
  });

  it.each([
    [number('.'), ''],
    [date('dmy'), 'dd/mm/yyyy'],
    [date('mdy'), 'mm/dd/yyyy'],
    [date('ymd'), 'yyyy-mm-dd'],
    [date(), 'yyyy-mm-dd'],
    [bound('string'), '@'],
    [bound('select'), '@'],
  ])('has the number format of its column', (column, format) => {
    expect(sheetColumn(column, READING).format).toBe(format);
  });
});
