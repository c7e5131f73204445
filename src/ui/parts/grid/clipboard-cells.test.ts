import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clipboardCells } from './clipboard-cells.js';

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
  ['', [['']]],
])('%j', (text, cells) => {
  expect(clipboardCells(text)).toEqual(cells);
});

it('gives back what a spreadsheet writes', () => {
  const cell = fc.stringMatching(/^[a-c "\t\n]{0,6}$/);
  const write = (value: string): string => (/[\t\n"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      (width, rows) => {
        const cells = rows.map((row) => row.slice(0, width));
        const text = cells.map((row) => row.map(write).join('\t')).join('\r\n');
        expect(clipboardCells(`${text}\r\n`)).toEqual(cells);
      },
    ),
  );
});
