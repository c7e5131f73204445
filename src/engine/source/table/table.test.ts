import { describe, expect, it } from 'vitest';
import type { TableLayout } from '../layout/layout.js';
import { filledRowsBefore, hasSameCells, rowOfNumber } from './table.js';
import type { Table } from './table.js';

const LAYOUT: TableLayout = {
  encoding: 'utf-8',
  dialect: { delimiter: ',', quote: '"', escape: '"' },
  header: { start: 0, rows: 1 },
  sheet: null,
};

describe('the row with a row number', () => {
  const numbers = [2, 3, 5, 9, 10];
  const table = { indexedRows: numbers.length, rowNumber: (index: number) => numbers[index] ?? index + 6 };

  it.each(numbers.map((number, index) => [number, index]))('%i is row %i', (number, index) => {
    expect(rowOfNumber(table, { number })).toBe(index);
  });

  it.each([0, 1, 4, 6, 8, 11])('does not exist for %i', (number) => {
    expect(rowOfNumber(table, { number })).toBeNull();
  });

  it('may have been added to the file', () => {
    expect(rowOfNumber(table, { number: 12, rowCount: 7 })).toBe(6);
    expect(rowOfNumber(table, { number: 13, rowCount: 7 })).toBeNull();
    expect(rowOfNumber(table, { number: 2, rowCount: 0 })).toBeNull();
  });
});

describe('rows before the data', () => {
  const head = [['Report', ''], [], [' ', '\t\r\n'], ['a', 'b'], ['c', ''], ['1', '2']];
  it.each([
    [0, 0, 0],
    [0, 1, 1],
    [1, 1, 1],
    [2, 2, 2],
    [3, 1, 2],
    [3, 2, 3],
    [4, 2, 4],
  ])('%i before the header and %i of it: %i have values', (start, rows, filled) => {
    expect(filledRowsBefore({ layout: { ...LAYOUT, header: { start, rows } }, head })).toBe(filled);
  });

  it('count as filled with a space that spreadsheets do not take for blank', () => {
    const layout = { ...LAYOUT, header: { start: 1, rows: 0 } };
    expect(filledRowsBefore({ layout, head: [['\u00a0']] })).toBe(1);
    expect(filledRowsBefore({ layout, head: [['x ']] })).toBe(1);
    expect(filledRowsBefore({ layout, head: [[' \t', '\v\f']] })).toBe(0);
  });
});

describe('two readings of a file', () => {
  const table = (change: Partial<TableLayout>): Table => ({ layout: { ...LAYOUT, ...change } }) as Table;
  it.each<[string, Partial<TableLayout>, boolean]>([
    ['the same layout', {}, true],
    ['another header', { header: { start: 3, rows: 2 } }, true],
    ['another encoding', { encoding: 'windows-1252' }, true],
    ['another delimiter', { dialect: { ...LAYOUT.dialect, delimiter: ';' } }, false],
    ['another quote', { dialect: { ...LAYOUT.dialect, quote: "'" } }, false],
    ['another escape', { dialect: { ...LAYOUT.dialect, escape: '\\' } }, false],
    ['another sheet', { sheet: 'Orders' }, false],
  ])('with %s have the same cells: %s', (_, change, isSame) => {
    expect(hasSameCells(table({}), table(change))).toBe(isSame);
    expect(hasSameCells(table(change), table({}))).toBe(isSame);
  });
});
