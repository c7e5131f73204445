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

/** The reading of a text between digits, which do not belong to it. */
function fromBytes(text: string): number {
  const bytes = new TextEncoder().encode(`1${text}1`);
  return readDateBytes(bytes, 1, bytes.length - 1);
}

test('bytes and text are read alike', () => {
  fc.assert(
    fc.property(near, sign, near, sign, near, (first, before, second, behind, third) => {
      const text = `${first}${before}${second}${behind}${third}`;
      const reading = fromBytes(text);
      if (reading >= 0) expect([text, reading]).toEqual([text, readDate(text)]);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ...['2026-02-28', '2026/2/8', '2026.2.08', '28.02.2026', '2/28/2026', '11/11/2026', '31-12-1999', '12-31-1999'],
  ...['30/02/2024', '31/04/2024', '04/31/2024', '2024-02-29', '2023-02-29', '29.2.2023', '2024-13-01', '13/13/2024'],
  ...['2024-00-01', '2024-01-00', '00/01/2024', '01/00/2024', '2024-12-31', '2024-12-32', '1500-01-01', '2399-12-31'],
  ...['01/01/1500', '31/12/2399', '12/12/2024', '1/12/2024', '12/1/2024', '13/12/2024', '12/13/2024', '0000-01-01'],
])('common notations are read from bytes: %s', (text) => {
  expect(fromBytes(text)).toBe(readDate(text));
});

test.each([
  ...[
    '1.1.2026x',
    '1.1.26',
    '01.01.20260',
    '2026-02/28',
    '2026--2-1',
    '-2026-2-1',
    '2026-2-28-',
    '20260228',
    '2026-0228',
  ],
  ...['2026-002-1', '12345-1-1', '123-1-2026', '2026-1-123', '01-02-026', '1-2-20260', '01x02x2026', '01,02,2026'],
  ...['ab.cd.2026', '01.02.202a', '01 02 2026', '01:02:2026', '1-2-3-2026', '1499-01-01', '2400-01-01', '01/01/1499'],
  ...['01/01/2400', '01-002-2026', '1/1-2026', '--------', '01-02-----'],
])('others are left to the text reader: %s', (text) => {
  expect(fromBytes(text)).toBe(-1);
});
