import { expect, it } from 'vitest';
import { isLineByLine } from './layout.js';

it.each([
  ['utf-8', true],
  ['windows-1252', true],
  ['shift_jis', true],
  ['utf-16', false],
  ['UTF-16LE', false],
  ['utf-16be', false],
  ['iso-2022-jp', false],
])('%s splits a text into the same lines and cells as others: %j', (encoding, expected) => {
  expect(isLineByLine(encoding)).toBe(expected);
});
