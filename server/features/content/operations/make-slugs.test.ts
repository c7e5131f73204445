import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from './make-slugs.js';

test.each([
  ['Crème brûlée, 2nd try!', 'creme-brulee-2nd-try'],
  ["Don't stop", 'dont-stop'],
  ['Straße nach Łódź', 'strasse-nach-lodz'],
  ['  --  ', ''],
  ['日本語', ''],
])('%s becomes "%s"', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('any text becomes a slug or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(slugify(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugify(slugify(text))).toBe(slugify(text));
    }),
  );
});
