import { describe, expect, it } from 'vitest';
import { headerScore, isSeriesOfNames, isUsualName, votesOf } from './name-votes.js';

/** `;` between cells, `/` between rows. */
const rowsOf = (text: string): string[][] => text.split('/').map((line) => line.split(';'));

it.each([
  ['id', true],
  [' Customer ID ', true],
  ['first_name', true],
  ['Preis', true],
  ['价格', true],
  ['sku', true],
  ['cust_no', true],
  ['unitPrice', true],
  ['Ann', false],
  ['Oslo', false],
  ['first second name', false],
  ['x_', false],
  ['', false],
])('%j is a usual name of a column: %j', (text, expected) => {
  expect(isUsualName(text)).toBe(expected);
});

it.each([
  ['country;2019;2020;2021', true],
  ['country; 2019 ;2020 ', true],
  ['item;1899;1900;1905', false],
  ['country;2021;2020;2019', true],
  ['country;2019;2029', true],
  ['country;2019;2030', false],
  ['country;2019;2021;2020', false],
  ['country;2019', false],
  ['2019;2020;2021', true],
  ['2019;2021', false],
  ['1;2;3', false],
  ['item;1;2;3', true],
  ['item;1;2', true],
  ['item;3;3;3', false],
  ['item;1;2;4', false],
  ['item;5;10;15', true],
  ['item;5;10', false],
  ['item;3;2;1', false],
  ['item;2024-01;2024-02', true],
  ['item;01.01.2024;01.02.2024', true],
  ['item;01.01.2024;01.01.2024', false],
  ['item;8:00;9:00;10:00', true],
  ['item;2019/20;2020/21', true],
  ['item;2019;2020;2019;2020', true],
  ['item;2019;2019;2020;2020', true],
  ['item;2019;2020;2019;2021', false],
  ['item;2019;2020;x@y.org', false],
  ['item;2019;2020;true', false],
  [';2019;2020', true],
])('%s are years, days or numbers as names: %j', (text, expected) => {
  expect(isSeriesOfNames(text.split(';'))).toBe(expected);
});

it('years alone are names only above other values', () => {
  expect(isSeriesOfNames(['2019', '2020'], rowsOf('5;6/7;8'))).toBe(true);
  expect(isSeriesOfNames(['2019', '2020'], rowsOf('5;6/7;2018'))).toBe(false);
  expect(isSeriesOfNames(['2019', '2020'], rowsOf('5;6/7;2018 kg'))).toBe(true);
});

describe('a name above its values', () => {
  it.each<[name: string, values: string, vote: number]>([
    ['', '', 0],
    ['', 'a/b', -0.1],
    ['id', '', 0.5],
    ['x', '', 0],
    ['5', '6/7', -1],
    ['5', 'yes/no', 0.6],
    ['5', 'a/b', -0.4],
    ['5', '6/a', -0.4],
    ['word', '6/7', 1],
    ['n/a', '6/7', -0.2],
    ['Name', 'Ann/Bob', 0.8],
    ['Ann', 'Ann/Bob', -0.8],
    [' Ann ', 'Ann/Bob', -0.8],
    ['word', '1/2/3/a/b', 0.5],
    ['wd', 'a1/b2/c3/d4/ee', 0.12],
    ['word', 'a1/b2', 0.7],
    ['word1', 'a1/b2', -0.3],
    ['a long word', 'ab/cd', 0.5],
    ['WORD', 'abcd/efgh', 0.4],
    ['WORD', 'Abcd/Efgh', 0.4],
    ['wORD', 'ABCD/EFGH', 0.4],
    ['WORD', 'ABCD/EFGH', 0.12],
    ['a_b', 'abc/def', 0.4],
    ['Word', 'abcd/efgh', 0.4],
    ['wOrd', 'abcd/efgh', 0.4],
    ['word', 'abcd/efgh', 0.12],
    ['abcd', 'ab/abcdef/abcd e', 0.12],
  ])('%j above %j has the vote %f', (name, values, vote) => {
    expect(votesOf([name], values === '' ? [] : rowsOf(values))).toEqual([vote]);
  });

  it('is one of a series', () => {
    expect(votesOf(['area', '2019', '2020'], rowsOf('N;5;6/S;7;8'))).toEqual([0.5, 0.3, 0.3]);
  });

  it('counts for the row, with distinct names', () => {
    expect(headerScore(['a', 'b'], rowsOf('1;2/3;4'))).toBeCloseTo(1.1);
    expect(headerScore(['a', 'a'], rowsOf('1;2/3;4'))).toBeCloseTo(0.85);
    expect(headerScore(['1', '2'], rowsOf('3;4/5;6'))).toBeCloseTo(-0.9);
    expect(headerScore(['a', ''], rowsOf('1/3'))).toBeCloseTo(1 / 1.25 + 0.1);
    expect(headerScore(['a', '', ''], rowsOf('1/3'))).toBeCloseTo(1 / 1.5 + 0.1);
    expect(headerScore([], [])).toBeCloseTo(0.1);
  });
});
