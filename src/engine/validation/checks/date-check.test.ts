import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDate, readDateBytes } from './date-check.js';

const digits = (most: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: most }).map((all) => all.join(''));
const near = fc.oneof(
  digits(4),
  fc.constantFrom('0', '00', '1', '01', '12', '13', '28', '29', '30', '31', '2024', '1900'),
);
const sign = fc.constantFrom('-', '/', '.', ' ', '', 'x');

test('bytes and text are read alike', () => {
  fc.assert(
    fc.property(near, sign, near, sign, near, (first, before, second, behind, third) => {
      const text = `${first}${before}${second}${behind}${third}`;
      const bytes = new TextEncoder().encode(`1${text}1`);
      const reading = readDateBytes(bytes, 1, bytes.length - 1);
      if (reading >= 0) expect([text, reading]).toEqual([text, readDate(text)]);
    }),
    { numRuns: 20_000 },
  );
});

test.each(['2026-02-28', '2026/2/8', '28.02.2026', '2/28/2026', '11/11/2026', '31-12-1999', '30/02/2024'])(
  'common notations are read from bytes: %s',
  (text) => {
    const bytes = new TextEncoder().encode(text);
    expect(readDateBytes(bytes, 0, bytes.length)).toBe(readDate(text));
  },
);
