import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linearPattern } from './linear-pattern.js';
import { compilePattern } from './compile-pattern.js';

const atoms = fc.constantFrom(
  'a',
  'b',
  '\\d',
  '\\w',
  '[a-c]',
  '[0-9]',
  '[ab.\\-]',
  '[-x]',
  '[a-]',
  '\\.',
  '-',
  ' ',
  '[A-Z\\d]',
  '[\\d-]',
  '[\\w-z]',
  '[+--]',
  '[\\]^]',
);
const counts = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{1,3}', '{2,}', '{0}');
const patterns = fc
  .array(fc.tuple(atoms, counts), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.flat().join(''));
const texts = fc.array(
  fc.constantFrom('a', 'b', 'c', 'x', '1', '23', '.', '-', ' ', 'Z', 'é', '_', '+', ',', ']', '^'),
  { maxLength: 8 },
);

test('accepts exactly what the safe engine accepts', () => {
  const encoder = new TextEncoder();
  let taken = 0;
  fc.assert(
    fc.property(patterns, fc.array(texts, { minLength: 10, maxLength: 10 }), fc.boolean(), (body, parts, whole) => {
      const pattern = whole ? body : `^${body}$`;
      const linear = linearPattern(pattern, { whole });
      if (!linear) return;
      taken += 1;
      const compiled = compilePattern(pattern, 'c');
      for (const part of parts) {
        const text = part.join('');
        const bytes = encoder.encode(text);
        expect(linear.matches(bytes, 0, bytes.length), `${pattern} on ${text}`).toBe(
          whole ? compiled.matches(text) : compiled.test(text),
        );
      }
    }),
    { numRuns: 3000 },
  );
  expect(taken).toBeGreaterThan(300);
});

test.each(['^[A-Z]{3}\\d+$', '^SKU-[0-9]{4,8}$', '^\\d{5}$', '^[\\w.]+@$', '^\\$\\d+$'])('handles %s', (pattern) => {
  expect(linearPattern(pattern, { whole: false })).not.toBeNull();
});

test.each([
  '\\d+',
  '^\\d+\\d$',
  '^a?a$',
  '^\\d*\\w?x$',
  '^(a|a?)+$',
  '^a|b$',
  '^.+$',
  '^[^a]$',
  '^é$',
  '^a+?b$',
  '^\\s$',
  '^\\bx$',
  '^[[:alpha:]]$',
  '^a\\$',
])('leaves %s to the safe engine', (pattern) => {
  expect(linearPattern(pattern, { whole: false })).toBeNull();
});
