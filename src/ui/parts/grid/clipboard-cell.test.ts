import { expect, it } from 'vitest';
import { clipboardCell } from './clipboard-cell.js';

it.each([
  ['plain', 'plain', false],
  ['line end of a spreadsheet\r\n', 'line end of a spreadsheet', false],
  ['a\tb', 'a', true],
  ['a\nb', 'a', true],
  ['"two\nlines"', 'two\nlines', false],
  ['"say ""hi"""\tb', 'say "hi"', true],
  ['"quoted" text', '"quoted" text', false],
  ['"own quotes"', '"own quotes"', false],
  ['', '', false],
])('%j', (text, value, more) => {
  expect(clipboardCell(text)).toEqual({ value, more });
});
