import { expect, it } from 'vitest';
import { atNames, isRule, isUnit, joinedGroups, namedRows } from './header-body.js';

/** `;` between cells, `/` between rows. */
const rowsOf = (text: string): string[][] => text.split('/').map((line) => line.split(';'));

it.each([
  [['----', '---'], true],
  [['====='], true],
  [['--+--', ' | '], true],
  [['', '--'], true],
  [['-'], false],
  [['', ''], false],
  [['--x'], false],
])('%j is a rule: %j', (cells, expected) => {
  expect(isRule(cells)).toBe(expected);
});

it.each([
  ...['m', 'kg', 'km/h', '°C', ' [any] ', '(kg)', '%', 'EUR', '€', 'pcs', 'kWh', 'min'].map(
    (text) => [text, true] as const,
  ),
  ...['name', 'meters', 'kgs', '(a', ''].map((text) => [text, false] as const),
])('%j is a unit: %j', (text, expected) => {
  expect(isUnit(text)).toBe(expected);
});

it.each([
  [0, 1, 2],
  [1, 1, 2],
  [2, 1, 2],
  [0, 2, 2],
  [0, 0, 0],
  [4, 1, 4],
])('a header chosen at row %j, of %j rows, is at row %j', (start, rows, expected) => {
  expect(atNames({ start, rows }, rowsOf(' ;/;/a;b/1;2/;'))).toEqual({ start: expected, rows });
});

it('leaves out header rows without names', () => {
  expect(namedRows(rowsOf('a;b;c/--;---;--/(1); [2];3'))).toEqual(rowsOf('a;b;c'));
  expect(namedRows(rowsOf('a;b;c/1;2;4'))).toEqual(rowsOf('a;b;c/1;2;4'));
  expect(namedRows(rowsOf('a;b/1;2'))).toEqual(rowsOf('a;b/1;2'));
  expect(namedRows(rowsOf('1;2;3'))).toEqual(rowsOf('1;2;3'));
});

it('joins the names of groups with those of their columns', () => {
  expect(joinedGroups(rowsOf(';North;;South;note/name;q1;q2;q3;'))).toEqual(
    rowsOf(';North;North;South;note/name;q1;q2;q3;'),
  );
  expect(joinedGroups(rowsOf('North; ;/q1;q2;q3'))).toEqual(rowsOf('North;North;North/q1;q2;q3'));
  expect(joinedGroups(rowsOf('A;;B/a;;/x;y;z'))).toEqual(rowsOf('A;A;B/a;a;a/x;y;z'));
  expect(joinedGroups(rowsOf('A/q1;q2'))).toEqual(rowsOf('A;A/q1;q2'));
  expect(joinedGroups([])).toEqual([]);
});
