import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../main/app.js';
import { ApiError } from './http/errors.js';
import { resolveModels } from '../features/content/resolve-models.js';
import { parseInput } from './http/parse-input.js';
import { checkImporterFile } from '../features/importers/check-importer.js';
import { HOUSE_SENTENCES } from './issue-sentence.js';

/** Wording of the schema library's own messages. */
const FOREIGN = /Invalid|expected|received|Unrecognized|Too (?:small|big)|invalid_/;

const kinds = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('a'), a: z.string() }),
  z.strictObject({ type: z.literal('b') }),
]);

describe('every schema issue has one of our messages', () => {
  test.each([
    [z.string(), undefined, 'Is required.'],
    [z.string(), null, 'Is required.'],
    [z.string(), 5, 'Must be text.'],
    [z.number(), '5', 'Must be a number.'],
    [z.number(), Number.NaN, 'Must be a number.'],
    [z.number().int(), 1.5, 'Must be a whole number.'],
    [z.boolean(), 'true', 'Must be true or false.'],
    [z.array(z.string()), {}, 'Must be a list.'],
    [z.tuple([z.string()]), 'x', 'Must be a list.'],
    [z.object({}), [], 'Must be an object.'],
    [z.record(z.string(), z.string()), 'x', 'Must be an object.'],
    [z.date(), 'x', 'Must be a date.'],
    [z.null(), 1, 'Must be null.'],
    [z.never(), 1, 'Is not allowed.'],
    [z.string().min(1), '', 'Must not be empty.'],
    [z.string().min(2), 'a', 'Must have at least 2 characters.'],
    [z.string().max(1), 'ab', 'Must have at most 1 character.'],
    [z.string().length(2), 'abc', 'Must have exactly 2 characters.'],
    [z.string().length(2), 'a', 'Must have exactly 2 characters.'],
    [z.array(z.string()).min(1), [], 'Must not be empty.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Must have at most 1 item.'],
    [z.set(z.string()).min(2), new Set('a'), 'Must have at least 2 items.'],
    [z.number().min(0), -1, 'Must be at least 0.'],
    [z.number().positive(), 0, 'Must be more than 0.'],
    [z.number().max(5), 6, 'Must be at most 5.'],
    [z.number().lt(5), 5, 'Must be less than 5.'],
    [z.date().min(new Date(0)), new Date(-1), 'Must be at least 1970-01-01T00:00:00.000Z.'],
    [z.number().multipleOf(5), 6, 'Must be a multiple of 5.'],
    [z.enum(['a', 'b']), 'c', 'Must be one of "a", "b".'],
    [z.enum(['a', 'b']), undefined, 'Is required.'],
    [z.literal('a'), 'b', 'Must be "a".'],
    [z.enum(Array.from({ length: 31 }, (_, index) => `n${index}`)), 'x', 'Not one of the allowed values.'],
    [z.email(), 'x', 'Must be an e-mail address.'],
    [z.url(), 'x', 'Must be a URL such as https://example.com.'],
    [z.uuid(), 'x', 'Must be a UUID.'],
    [z.iso.date(), 'x', 'Must be a date such as 2026-02-28.'],
    [z.iso.datetime(), 'x', 'Must be a date and time such as 2026-02-28T09:30:00.000Z.'],
    [z.string().regex(/^a$/), 'x', 'Does not match the expected format.'],
    [z.string().startsWith('a'), 'x', 'Does not match the expected format.'],
    [z.base64(), '!', 'Does not match the expected format.'],
    [z.union([z.string(), z.number()]), true, 'Does not match any of the accepted formats.'],
    [z.union([z.string(), z.number()]), undefined, 'Is required.'],
    [kinds, { type: 'c' }, 'Must be one of "a", "b".'],
    [kinds, {}, 'Is required.'],
    [kinds, 'x', 'Must be an object.'],
    [z.strictObject({}), { x: 1, y: 2 }, 'Has unknown members: "x", "y".'],
    [z.record(z.string().max(1), z.string()), { ab: 'x' }, 'Has a member whose name is not allowed.'],
    [z.map(z.object({}), z.string()), new Map([[{}, 1]]), 'Has an item that is not allowed.'],
    [z.string().refine(() => false), 'x', 'Is not allowed.'],
    [z.string('must be a word'), 5, 'must be a word'],
  ])('%#: %3$s', (schema, value, message) => {
    const { error } = schema.safeParse(value, HOUSE_SENTENCES);
    expect(error?.issues[0]?.message).toBe(message);
  });
});

/** Values that few schemas accept, at each member and inside objects and lists. */
const ODD: readonly unknown[] = [
  null,
  true,
  1.5,
  -1,
  '',
  ' ',
  'x',
  'x'.repeat(100_000),
  [],
  [null],
  ['x'],
  [{}],
  {},
  { type: 'x' },
];

function messagesOf(schema: z.ZodType | undefined): readonly string[] {
  const members = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const inputs = [undefined, ...ODD, ...ODD.map((odd) => Object.fromEntries(members.map((member) => [member, odd])))];
  return [...inputs, { odd: 1 }].flatMap((input) => {
    try {
      parseInput(schema, input);
      return [];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.details.map(({ message }) => message);
    }
  });
}

test("no endpoint responds with the library's own wording", () => {
  const endpoints = allEndpoints(resolveModels([]));
  const messages = new Set(
    endpoints.flatMap(({ params, query, body, ownBody }) => [params, query, body, ownBody?.schema].flatMap(messagesOf)),
  );
  expect(messages.size).toBeGreaterThan(20);
  expect([...messages].filter((message) => FOREIGN.test(message) || message === '')).toEqual([]);
});

test('importer files report the same messages', () => {
  const fields = [{ name: 5, type: 'colour', validators: [{ type: 'odd' }] }];
  const { problems } = checkImporterFile({ fields });
  expect(problems).toContain('fields[0].name: Must be text.');
  expect(problems.filter((problem) => FOREIGN.test(problem))).toEqual([]);
  expect(checkImporterFile({}).problems).toContain('fields: Is required.');
});
