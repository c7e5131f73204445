import { describe, expect, test } from 'vitest';
import { failureOf } from '../../../testing/failure-of.js';
import { READ_PROCESS_ROWS } from './read-process-rows.js';
import type { ProcessRows } from './read-process-rows.js';

const KEY = '6f1c2f0e-52a4-4f0c-9d6b-0c1d8f7b2a11';

function read(request: object): ProcessRows {
  return READ_PROCESS_ROWS.run({ body: Buffer.from(JSON.stringify({ importer_key: KEY, ...request })) });
}

const textOf = ({ text }: ProcessRows): string => Buffer.from(text).toString();

test('rows become a file with a column for every field and every header that matched none', () => {
  const rows = read({
    validData: [
      { data: { name: 'Ann', age: 30 }, unmapped_data: { Note: 'a, "b"' } },
      { data: { active: true, name: null }, unmapped_data: { Size: 4 } },
    ],
    invalidData: [{ data: { age: 'old' } }],
  });
  expect(textOf(rows)).toBe(
    ['name,age,active,Note,Size', 'Ann,30,,"a, ""b""",', ',,true,,4', ',old,,,', ''].join('\n'),
  );
  expect(rows).toMatchObject({ importerKey: KEY, sent: ['name', 'age', 'active'], rowCount: 3 });
  expect(rows.order).toEqual({
    mapping: null,
    user: null,
    metadata: null,
    dryRun: false,
    plan: {
      dialect: { encoding: 'utf-8', delimiter: ',', quote: '"', escape: '"' },
      header: { start: 0, rows: 1 },
      columns: ['name', 'age', 'active', null, null],
      formats: [{ column: 'age', number: { decimal: '.', exponent: true } }],
    },
  });
});

test('lists and objects become JSON', () => {
  const data = { tags: ['a', 'b'], size: { x: 1 }, none: null, yes: true };
  expect(textOf(read({ validData: [{ data }] }))).toBe('tags,size,none,yes\n"[""a"",""b""]","{""x"":1}",,true\n');
});

test('the same rows have the same digest, others do not', () => {
  const digest = (name: string): string => read({ validData: [{ data: { name } }] }).digest;
  expect(digest('Ann')).toBe(digest('Ann'));
  expect(digest('Ann')).not.toBe(digest('Bo'));
});

test('inherited members are not values', () => {
  const rows = read({ validData: [{ data: { constructor: 'x' } }, { data: { name: 'Ann' } }] });
  expect(textOf(rows)).toBe('constructor,name\nx,\n,Ann\n');
  expect(rows.order.plan.formats).toEqual([]);
});

describe('the user and metadata', () => {
  test.each<[request: object, user: unknown, metadata: unknown]>([
    [{}, null, null],
    [{ user: { id: 1 }, metadata: { m: 1 } }, { id: 1 }, { m: 1 }],
    [{ context: { user: { id: 1 }, metadata: { a: 1 } } }, { id: 1 }, { a: 1 }],
    [{ context: { user: { id: 1 } } }, { id: 1 }, null],
    [{ context: { metadata: { a: 2 }, more: 3 } }, null, { a: 2 }],
    [{ context: { more: 3 } }, null, { more: 3 }],
    [{ context: null }, null, null],
    [{ context: { user: { a: 1 }, metadata: { a: 2 } }, user: { a: 3 }, metadata: { a: 4 } }, { a: 3 }, { a: 4 }],
  ])('of %j', (request, user, metadata) => {
    const { order } = read({ validData: [{ data: { name: 'Ann' } }], ...request });
    expect([order.user, order.metadata]).toEqual([user, metadata]);
  });

  test.each([
    [{ user: 'Ann' }, 'user'],
    [{ metadata: [1] }, 'metadata'],
    [{ context: true }, 'metadata'],
    [{ context: { user: 7 } }, 'user'],
  ])('%j is not an object', (request, field) => {
    const failure = failureOf(() => read({ validData: [{ data: { name: 'Ann' } }], ...request }));
    expect(failure).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ field, message: 'Must be an object.' }] });
  });

  test.each(['user', 'metadata', 'context'])('%s may not be too long', (name) => {
    const long = { validData: [{ data: { name: 'Ann' } }], [name]: { a: 'x'.repeat(20_000) } };
    const field = name === 'context' ? 'metadata' : name;
    expect(failureOf(() => read(long))).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ field }] });
  });
});

describe('rows are refused', () => {
  const wide = (count: number, prefix = 'f'): object =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, 1]));

  test('if there are none', () => {
    expect(failureOf(() => read({ validData: [], invalidData: [] }))).toMatchObject({
      details: [{ field: 'validData', message: 'Has no rows.' }],
    });
    expect(read({ validData: [], invalidData: [{ data: { a: 1 } }] }).rowCount).toBe(1);
  });

  test('if they have too many columns together', () => {
    const data = wide(10_000);
    expect(read({ validData: [{ data, unmapped_data: wide(6384, 'u') }] }).sent).toHaveLength(10_000);
    expect(failureOf(() => read({ validData: [{ data, unmapped_data: wide(6385, 'u') }] }))).toMatchObject({
      details: [{ message: 'The rows have 16385 different columns; at most 16384 can be imported.' }],
    });
  });

  test('if they would become a huge file', () => {
    const rows = (count: number): object[] => Array.from({ length: count }, () => ({ data: {} }));
    const data = wide(10_000);
    expect(failureOf(() => read({ validData: [{ data }, ...rows(2000)] }))).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  test('if they are not JSON, or too deeply nested', () => {
    const run = (text: string) => () => READ_PROCESS_ROWS.run({ body: Buffer.from(text) });
    expect(failureOf(run('{'))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(failureOf(run('['.repeat(200)))).toMatchObject({ message: 'JSON may be nested at most 100 levels deep.' });
    expect(failureOf(run('{}'))).toMatchObject({ code: 'VALIDATION_ERROR' });
  });
});
