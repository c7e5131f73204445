import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell } from './field-kind.js';
import { fieldKind, valueKind } from './kinds.js';
import type { Field } from './kinds.js';

const length = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined });
const lengths = { minLength: length, maxLength: length };
const flag = fc.boolean();
const bound = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined });

const field = fc.oneof(
  fc.record({ type: fc.constantFrom('text', 'textarea', 'richtext'), required: flag, unique: flag, ...lengths }),
  fc.record({ type: fc.constant('email'), required: flag, ...lengths }),
  fc.record({ type: fc.constant('number'), integer: flag, min: bound, max: bound }),
  fc.record({ type: fc.constant('boolean') }),
) as fc.Arbitrary<Field>;

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 14 }),
  fc.string({ unit: fc.constantFrom('a', ' ', '\u00a0', '@', '.', 'é', '\u{1F600}', '\ud800', '\u0000', '\t', '\\') }),
  fc.constantFrom('a@b.c', 'ann.lee+x@example.com', 'A@b.c', ' a@b.c', 'x'.repeat(600), '', ' '),
  fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double(), fc.boolean()),
) as fc.Arbitrary<Exclude<Cell, null>>;

test('what is let through quickly is what the kind of the field would keep', () => {
  let quick = 0;
  fc.assert(
    fc.property(field, cell, (declared, given) => {
      const staged = fieldKind(declared).cell.quickCheck?.(declared)?.(given);
      if (staged === undefined) return;
      quick += 1;
      const { schema, isBlank } = valueKind(declared);
      const parsed = schema.safeParse(fieldKind(declared).cell.meaning(given));
      expect(parsed).toMatchObject({ success: true });
      expect(String(parsed.data)).toBe(staged);
      expect(declared.required === true && isBlank(parsed.data)).toBe(false);
    }),
    { numRuns: 5000 },
  );
  expect(quick).toBeGreaterThan(100);
});

test.each<[Field, Cell]>([
  [{ type: 'text', required: true, maxLength: 20 }, 'Ada Lovelace'],
  [{ type: 'email' }, 'ada@example.com'],
  [{ type: 'number', integer: true }, 7],
  [{ type: 'boolean' }, true],
])('a usual cell is let through: %o %s', (declared, given) => {
  expect(fieldKind(declared).cell.quickCheck?.(declared)?.(given)).toBe(String(given));
});
