import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Cell } from './field-kind.js';
import { parseDate, parseDateTime } from './instants.js';
import { FIELD_KINDS, fieldKind, valueKind } from './kinds.js';
import type { Field } from './kinds.js';
import { folderLabel } from './text.js';

const SERVER = 'server';
const ID = '6F9619FF-8B86-4011-B42D-00C04FC964FF';

const accepted: readonly (readonly [Field, unknown, unknown])[] = [
  [{ type: 'text' }, '', ''],
  [{ type: 'text', maxLength: 2 }, '👍👍', '👍👍'],
  [{ type: 'text', minLength: 3 }, '', ''],
  [{ type: 'text', format: 'folder' }, '/a/b/', 'a/b'],
  [{ type: 'textarea' }, 'a\nb', 'a\nb'],
  [{ type: 'richtext' }, '<p>a</p>', '<p>a</p>'],
  [{ type: 'email' }, ' Ann@Example.COM ', 'ann@example.com'],
  [{ type: 'slug' }, 'a-1', 'a-1'],
  [{ type: 'number' }, -1.5, -1.5],
  [{ type: 'number', integer: true }, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [{ type: 'boolean' }, false, false],
  [{ type: 'date' }, '2024-02-29', '2024-02-29'],
  [{ type: 'datetime' }, '2026-01-01T01:00:00+02:00', '2025-12-31T23:00:00.000Z'],
  [{ type: 'datetime' }, '2026-01-01', '2026-01-01T00:00:00.000Z'],
  [{ type: 'select', options: ['a'] }, 'a', 'a'],
  [{ type: 'text[]' }, ['a', 'a', ''], ['a', 'a', '']],
  [{ type: 'json' }, { b: [1, null], a: 'x' }, { b: [1, null], a: 'x' }],
  [{ type: 'relation', to: 'Tag' }, ID, ID.toLowerCase()],
  [{ type: 'relation', to: 'Tag', many: true }, [ID, ID.toLowerCase()], [ID.toLowerCase()]],
  [{ type: 'file' }, ID, ID.toLowerCase()],
  [{ type: 'image' }, ID, ID.toLowerCase()],
];

test.each(accepted)('%o accepts %o', (field, value, kept) => {
  expect(valueKind(field).schema.parse(value)).toEqual(kept);
});

const refused: readonly (readonly [Field, unknown, RegExp])[] = [
  [{ type: 'text' }, 1, /Must be text/],
  [{ type: 'text' }, 'a\u0000b', /U\+0000/],
  [{ type: 'text' }, 'a\uD800', /Unicode/],
  [{ type: 'text', maxLength: 2 }, '👍👍👍', /at most 2 characters/],
  [{ type: 'text', minLength: 3 }, '👍👍', /at least 3 characters/],
  [{ type: 'text', unique: true }, 'x'.repeat(501), /at most 500/],
  [{ type: 'email' }, 'ann', /e-mail/],
  [{ type: 'email' }, 'a b@c.d', /e-mail/],
  [{ type: 'slug' }, 'Ä', /lower-case/],
  [{ type: 'slug' }, 'a--b', /lower-case/],
  [{ type: 'number' }, '1', /a number/],
  [{ type: 'number', min: 1 }, 0, /at least 1/],
  [{ type: 'number', integer: true }, 2 ** 53, /whole number/],
  [{ type: 'boolean' }, 'true', /true or false/],
  [{ type: 'date' }, '2023-02-29', /a date/],
  [{ type: 'date' }, '0000-01-01', /a date/],
  [{ type: 'date', max: '2026-01-01' }, '2026-01-02', /not be after/],
  [{ type: 'datetime' }, '2026-01-01T10:00:00', /a time/],
  [{ type: 'datetime' }, '0001-01-01T00:00:00+14:00', /a time/],
  [{ type: 'datetime', min: '2026-01-01' }, '2025-12-31T23:59:59Z', /not be before/],
  [{ type: 'select', options: ['a', 'b'] }, 'c', /"a", "b"/],
  [{ type: 'text[]' }, 'a', /list of texts/],
  [{ type: 'text[]' }, ['a', 1], /text/],
  [{ type: 'text[]', maxItems: 1 }, ['a', 'b'], /at most 1/],
  [{ type: 'text[]', index: true }, ['x'.repeat(501)], /at most 500/],
  [{ type: 'json' }, [1, { a: Number.POSITIVE_INFINITY }], /out of range/],
  [{ type: 'json' }, { 'a\u0000': 1 }, /U\+0000/],
  [{ type: 'json' }, Array.from({ length: 70 }).reduce((inner) => [inner], 1), /nested/],
  [{ type: 'relation', to: 'Tag' }, 'x', /id of a record/],
  [{ type: 'relation', to: 'Tag' }, { id: ID }, /id of a record/],
  [{ type: 'relation', to: 'Tag', many: true }, ID, /list of ids/],
];

test.each(refused)('%o rejects %o', (field, value, message) => {
  const result = valueKind(field).schema.safeParse(value);
  expect(result.error?.issues.map((issue) => issue.message).join(' ')).toMatch(message);
});

describe('dates and instants', () => {
  test('every instant is read back unchanged', () => {
    const years = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(years), (date) => {
        expect(parseDateTime(date.toISOString())).toBe(date.toISOString());
        expect(parseDate(date.toISOString().slice(0, 10))).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });

  test('any text yields an instant PostgreSQL accepts, or nothing', () => {
    const digits = fc.stringMatching(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string()), (text) => {
        const instant = parseDateTime(text);
        if (instant !== undefined) expect(instant).toMatch(/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      }),
    );
  });
});

describe('the list of kinds', () => {
  const types = FIELD_KINDS.map(({ type }) => type);

  test('lists each once, with a row above, and with its settings in the guide', () => {
    const rows = readFileSync('docs/guides/server.md', 'utf8').split('\n');
    const undocumented = FIELD_KINDS.filter(({ type, shape }) => {
      const row = rows.find((line) => line.startsWith('| `') && line.split('|')[1]?.includes(`\`${type}\``)) ?? '';
      return row === '' || !Object.keys(shape).every((setting) => row.includes(`\`${setting}`));
    });
    expect(undocumented.map(({ type }) => type)).toEqual([]);
    expect(new Set(types).size).toBe(types.length);
    expect(types.filter((type) => !accepted.some(([field]) => field.type === type))).toEqual([]);
  });

  test.each(accepted)('%o has a type everywhere values are used', (field, value) => {
    const kind = fieldKind(field);
    expect(kind.type).toBe(field.type);
    expect(kind.graphql(field, { model: 'Thing', name: 'field' }).name).toBeTruthy();
    expect(Object.keys(kind.json(field))).not.toEqual([]);
    expect(kind.cell.meaning(typeof value === 'boolean' ? value : String(value))).toBeDefined();
    expect(kind.filter(field).operators).toContain('null');
  });

  test('is the only one: no other file of the server lists all kinds', () => {
    const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path),
    );
    expect(files).toContain('features/content/kinds/kinds.ts');
    const names = types.map(
      (type) => new RegExp(`['"]${type.replace('[]', '\\[\\]')}['"]|^\\s*${type.replace('[]', '\\[\\]')}\\??:`, 'm'),
    );
    const lists = files.filter((path) => {
      const text = readFileSync(`${SERVER}/${path}`, 'utf8');
      return names.every((name) => name.test(text));
    });
    expect(lists).toEqual([]);
  });
});

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

test('the quick check accepts only what the field would store', () => {
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

test('an imported time without an offset is in UTC', () => {
  const meaning = (text: string): unknown => fieldKind({ type: 'datetime' }).cell.meaning(text);
  expect(meaning('2026-01-01T10:00:00')).toBe('2026-01-01T10:00:00Z');
  expect(meaning('2026-01-01T10:00:00.5+02:00')).toBe('2026-01-01T10:00:00.5+02:00');
  expect(meaning('2026-01-01')).toBe('2026-01-01');
});

test.each<[Field, Cell]>([
  [{ type: 'text', required: true, maxLength: 20 }, 'Ada Lovelace'],
  [{ type: 'email' }, 'ada@example.com'],
  [{ type: 'number', integer: true }, 7],
  [{ type: 'boolean' }, true],
])('the quick check accepts a common cell: %o %s', (declared, given) => {
  expect(fieldKind(declared).cell.quickCheck?.(declared)?.(given)).toBe(String(given));
});

describe('folders', () => {
  it.each([
    ['', null],
    ['/', null],
    ['a', 'a'],
    ['/blog/2026 images/a_b-c.d/', 'blog/2026 images/a_b-c.d'],
    ['1/2/3/4/5/6/7/8', '1/2/3/4/5/6/7/8'],
    ['1/2/3/4/5/6/7/8/9', undefined],
    ['a/../b', undefined],
    ['..', undefined],
    ['./a', undefined],
    ['a//b', undefined],
    ['%j is %j', undefined],
    ['a\\b', undefined],
    ['a\u0000', undefined],
    ['a\n', undefined],
    ['<b>', undefined],
  ])('%j is %j', (given, label) => {
    expect(folderLabel(given)).toBe(label);
  });
});
