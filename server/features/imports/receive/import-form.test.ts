import { describe, expect, test } from 'vitest';
import { failureOf } from '../../../testing/failure-of.js';
import { ORDER_FIELDS, READ_ORDER, readImportForm, requireContext } from './import-form.js';

const { run: readOrder } = READ_ORDER;
const order = (texts: Readonly<Record<string, string>>): unknown => readOrder(new Map(Object.entries(texts)));
const text = (name: string, value: string) => ({ name, value });

describe('the form of an import', () => {
  test('has one file and known fields, of which empty ones are absent', () => {
    const files = [{ field: 'file' }];
    const fields = [text('mapping', '{}'), text('plan', ''), text('dry_run', 'true')];
    const form = readImportForm({ files, fields }, ORDER_FIELDS);
    expect(form.file).toBe(files[0]);
    expect([...form.texts]).toEqual([
      ['mapping', '{}'],
      ['dry_run', 'true'],
    ]);
    expect(readImportForm({ files: [], fields: [] }, []).file).toBeUndefined();
  });

  test('names everything that is wrong', () => {
    const files = [{ field: 'file' }, { field: 'other' }];
    const fields = [text('plan', '{}'), text('plan', ''), text('plan', '[]'), text('color', 'red')];
    expect(failureOf(() => readImportForm({ files, fields }, ORDER_FIELDS))).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [
        { field: 'other', message: 'Exactly one file is expected, in the field "file".' },
        { field: 'plan', message: 'May be given only once.' },
        { field: 'plan', message: 'May be given only once.' },
        { field: 'color', message: 'There is no such field.' },
      ],
    });
  });
});

describe('the parameters of an import', () => {
  const nothing = { mapping: null, plan: {}, user: null, metadata: null, dryRun: false };

  test.each<[texts: Readonly<Record<string, string>>, expected: object]>([
    [{}, {}],
    [{ mapping: 'null', plan: 'null', user: 'null' }, {}],
    [{ mapping: '{"Name":"name"}' }, { mapping: { Name: 'name' } }],
    [{ plan: '{"columns":["a",null]}' }, { plan: { columns: ['a', null] } }],
    [
      { user: '{"id":1}', metadata: '{"a":["b"]}' },
      { user: { id: 1 }, metadata: { a: ['b'] } },
    ],
    [{ dry_run: 'true' }, { dryRun: true }],
    [{ dry_run: '1' }, { dryRun: true }],
    [{ dry_run: 'false' }, {}],
    [{ dry_run: '0' }, {}],
  ])('are read from %j', (texts, expected) => {
    expect(order(texts)).toEqual({ ...nothing, ...expected });
  });

  test.each<[texts: Readonly<Record<string, string>>, error: object]>([
    [{ plan: '{' }, { code: 'BAD_REQUEST', message: 'The part "plan" is not valid JSON.' }],
    [{ user: 'Ann' }, { code: 'BAD_REQUEST', message: 'The part "user" is not valid JSON.' }],
    [{ metadata: '['.repeat(200) }, { code: 'BAD_REQUEST', message: 'JSON may be nested at most 100 levels deep.' }],
    [{ mapping: '{"Name":1}' }, { code: 'VALIDATION_ERROR', details: [{ field: 'mapping.Name' }] }],
    [{ mapping: '[]' }, { code: 'VALIDATION_ERROR', details: [{ field: 'mapping' }] }],
    [{ plan: '{"range":{"rows":0}}' }, { code: 'VALIDATION_ERROR', details: [{ field: 'plan.range.rows' }] }],
    [
      { dry_run: 'yes' },
      { code: 'VALIDATION_ERROR', details: [{ field: 'dry_run', message: 'Must be true or false.' }] },
    ],
    [
      { metadata: JSON.stringify({ a: 'x'.repeat(16_377) }) },
      { code: 'VALIDATION_ERROR', details: [{ field: 'metadata', message: 'May have at most 16384 bytes.' }] },
    ],
    ...['[]', '"Ann"', '1', 'true'].flatMap((value) =>
      ['user', 'metadata'].map((field): [Readonly<Record<string, string>>, object] => [
        { [field]: value },
        { code: 'VALIDATION_ERROR', details: [{ field, message: 'Must be an object.' }] },
      ]),
    ),
    [{ user: '{"name":"a\\u0000"}' }, { code: 'VALIDATION_ERROR', details: [{ field: 'user.name' }] }],
    [{ metadata: '{"\\ud800":1}' }, { code: 'VALIDATION_ERROR', details: [{ field: 'metadata' }] }],
    [
      { mapping: '{"__proto__":"name"}' },
      { code: 'VALIDATION_ERROR', details: [{ field: 'mapping.__proto__', message: 'Is not recognized.' }] },
    ],
    [{ metadata: '{"a":[1e400]}' }, { details: [{ field: 'metadata.a.0', message: 'Is too large a number.' }] }],
    [{ mapping: '{"\\u0000":"name"}' }, { code: 'VALIDATION_ERROR', details: [{ field: 'mapping' }] }],
    [
      { plan: '{"operations":[{"type":"set-cell","row":0,"column":"a","value":"\\u0000"}]}' },
      { code: 'VALIDATION_ERROR', details: [{ field: 'plan.operations.0.value' }] },
    ],
  ])('%j is refused', (texts, error) => {
    expect(failureOf(() => order(texts))).toMatchObject(error);
  });

  test('may have 16 KB about the user, counted in bytes', () => {
    const longest = { a: 'x'.repeat(16_376) };
    expect(requireContext(longest, 'user')).toBe(longest);
    const tooLong = { a: 'ü'.repeat(8189) };
    expect(failureOf(() => requireContext(tooLong, 'user'))).toMatchObject({ details: [{ field: 'user' }] });
    expect(requireContext(undefined, 'user')).toBeNull();
  });
});
