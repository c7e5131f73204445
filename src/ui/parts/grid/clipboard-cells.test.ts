import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clipboardCells, clipboardRows, clipboardText } from './clipboard-cells.js';

it.each([
  ['plain', [['plain']]],
  ['line end of a spreadsheet\r\n', [['line end of a spreadsheet']]],
  ['a\tb', [['a', 'b']]],
  ['a\nb', [['a'], ['b']]],
  [
    'a\t\r\n\tb\r\n',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"two\nlines"\tnext', [['two\nlines', 'next']]],
  ['"say ""hi"""\tb', [['say "hi"', 'b']]],
  ['"quoted" text', [['"quoted" text']]],
  ['"own quotes"', [['"own quotes"']]],
  ['an "open quote\tb', [['an "open quote', 'b']]],
  ['"open at the start\tb', [['"open at the start', 'b']]],
  ['" outer space "\tb', [[' outer space ', 'b']]],
  ['a\rb\nc\r\nd', [['a'], ['b'], ['c'], ['d']]],
  ['"kept\r\nas it is"\nb', [['kept\r\nas it is'], ['b']]],
  ['', [['']]],
])('%j', (text, cells) => {
  expect(clipboardCells(text)).toEqual(cells);
});

it.each([
  ['plain, with; signs', 'plain, with; signs'],
  ['', ''],
  [' outer space ', ' outer space '],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['a\ttab', '"a\ttab"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\n"lines"', '"two\n""lines"""'],
])('one cell: %j', (cell, text) => {
  expect(clipboardText(cell)).toBe(text);
  expect(clipboardCells(text)).toEqual([[cell]]);
});

it('writes rows as a spreadsheet does', () => {
  const rows = [
    ['Ann', 'a "b"'],
    ['two\nlines', ''],
  ];
  expect(clipboardRows(rows)).toBe('Ann\t"a ""b"""\r\n"two\nlines"\t\r\n');
});

it('reads back what it writes', () => {
  const cell = fc.stringMatching(/^[a-c "\t\r\n]{0,6}$/);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      (width, rows) => {
        const cells = rows.map((row) => row.slice(0, width));
        expect(clipboardCells(clipboardRows(cells))).toEqual(cells);
        const [[one = ''] = []] = cells;
        expect(clipboardCells(clipboardText(one))).toEqual([[one]]);
      },
    ),
  );
});
