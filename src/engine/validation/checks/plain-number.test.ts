import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber } from '../../values/numbers.js';
import { PlainNumber } from './plain-number.js';

const plain = new PlainNumber();

/** What the bytes of a text give: `null` if they are left to the text reader. */
function read(text: string): { readonly value: number; readonly sign: string } | null {
  const bytes = new TextEncoder().encode(`5${text}.5`);
  if (!plain.read(bytes, 1, bytes.length - 2)) return null;
  // -0 is 0: no bound tells them apart.
  return { value: plain.value + 0, sign: plain.sign === 0 ? '' : String.fromCharCode(plain.sign) };
}

test.each([
  ['0', 0, ''],
  ['9', 9, ''],
  ['-12', -12, ''],
  ['007', 7, ''],
  ['999999999999999', 999_999_999_999_999, ''],
  ['1.5', 1.5, '.'],
  ['-0,25', -0.25, ','],
  ['1.2345', 1.2345, '.'],
  ['1234.567', null],
  ['1,234.5', 1234.5, '.'],
  ['1.234,56', 1234.56, ','],
  ['1,234,567', 1_234_567, '.'],
  ['-1.234.567', -1_234_567, ','],
  ['123.456.789,1', 123_456_789.1, ','],
  ['1,234,567.891', 1_234_567.891, '.'],
  ['1,234', null],
  ['0,123,456', null],
  ['1234,567,890', null],
  ['1,23,456', null],
  ['1,234,56', null],
  ['1,234.5,6', null],
  ['1.', null],
  ['.5', null],
  ['-', null],
  ['', null],
  ['1.2a', null],
  ['1a2', null],
  ['12/5', null],
  ['12:5', null],
  ['1234567890123456', null],
  ['1.123456789012345', null],
  ['1.12345678901234', 1.12345678901234, '.'],
])('reads %s as %s', (text, value, sign = '') => {
  expect(read(text)).toEqual(value === null ? null : { value, sign });
});

const parts = fc.array(fc.constantFrom('0', '1', '12', '123', '4567', '9', '-', '.', ',', '.5', ',000'), {
  maxLength: 7,
});

test('agrees with the text reader under each sign under which it is a number', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const text = all.join('');
      const number = read(text);
      if (!number) return;
      for (const decimal of ['.', ','] as const) {
        const parsed = parseNumber(text, { decimal, exponent: false });
        if (number.sign === '' || number.sign === decimal) expect([text, parsed?.value]).toEqual([text, number.value]);
        else expect([text, parsed]).toEqual([text, null]);
      }
    }),
    { numRuns: 2000 },
  );
});
