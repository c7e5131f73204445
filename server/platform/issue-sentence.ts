import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;
type Issue<Code extends RawIssue['code']> = Extract<RawIssue, { readonly code: Code }>;

/** Pass this to every parse whose issues are shown to users: `schema.safeParse(value, HOUSE_SENTENCES)`. */
export const HOUSE_SENTENCES = { error: issueSentence } as const;

/** The message for a schema issue without one of its own, worded like the checks of content fields. */
export function issueSentence(issue: RawIssue): string {
  const sentence = sentences[issue.code] as (issue: RawIssue) => string;
  return sentence(issue);
}

const REQUIRED = 'Is required.';
const NOT_ACCEPTED = 'Is not allowed.';

const sentences: { readonly [Code in RawIssue['code']]: (issue: Issue<Code>) => string } = {
  invalid_type: ({ expected, input }) => (isAbsent(input) ? REQUIRED : (TYPES[expected] ?? NOT_ACCEPTED)),
  too_small: ({ origin, minimum, inclusive, exact }) =>
    sizeSentence({ origin, bound: minimum, exact, words: inclusive === false ? 'more than' : 'at least' }),
  too_big: ({ origin, maximum, inclusive, exact }) =>
    sizeSentence({ origin, bound: maximum, exact, words: inclusive === false ? 'less than' : 'at most' }),
  invalid_format: ({ format }) => FORMATS[format] ?? 'Does not match the expected format.',
  not_multiple_of: ({ divisor }) => `Must be a multiple of ${divisor}.`,
  unrecognized_keys: ({ keys }) => `Has unknown members: ${keys.map((key) => JSON.stringify(key)).join(', ')}.`,
  invalid_value: ({ values, input }) => (isAbsent(input) ? REQUIRED : choiceSentence(values)),
  invalid_union: (issue) => unionSentence(issue),
  invalid_key: () => 'Has a member whose name is not allowed.',
  invalid_element: () => 'Has an item that is not allowed.',
  custom: () => NOT_ACCEPTED,
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'Must be text.',
  number: 'Must be a number.',
  nan: 'Must be a number.',
  int: 'Must be a whole number.',
  bigint: 'Must be a whole number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  tuple: 'Must be a list.',
  set: 'Must be a list.',
  object: 'Must be an object.',
  record: 'Must be an object.',
  map: 'Must be an object.',
  date: 'Must be a date.',
  null: 'Must be null.',
  file: 'Must be a file.',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Must be an e-mail address.',
  url: 'Must be a URL such as https://example.com.',
  uuid: 'Must be a UUID.',
  guid: 'Must be a UUID.',
  date: 'Must be a date such as 2026-02-28.',
  time: 'Must be a time such as 09:30:00.',
  datetime: 'Must be a date and time such as 2026-02-28T09:30:00.000Z.',
};

const isAbsent = (input: unknown): boolean => input === undefined || input === null;

/** The unit of a value's size. Numbers have none, because they are compared directly. */
const UNITS: Readonly<Record<string, string>> = {
  string: 'character',
  array: 'item',
  set: 'item',
  map: 'member',
  object: 'member',
  file: 'byte',
};

interface Size {
  readonly origin: string;
  readonly bound: number | bigint;
  readonly exact: boolean | undefined;
  readonly words: string;
}

function sizeSentence({ origin, bound, exact, words }: Size): string {
  const unit = UNITS[origin];
  if (origin === 'date') return `Must be ${words} ${new Date(Number(bound)).toISOString()}.`;
  if (unit === undefined) return `Must be ${words} ${bound}.`;
  const count = `${bound} ${unit}${Number(bound) === 1 ? '' : 's'}`;
  if (exact === true) return `Must have exactly ${count}.`;
  return words === 'at least' && Number(bound) === 1 ? 'Must not be empty.' : `Must have ${words} ${count}.`;
}

const LISTED = 30;

function choiceSentence(values: readonly unknown[]): string {
  const names = values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value)));
  if (names.length === 1) return `Must be ${names[0]}.`;
  return names.length > LISTED ? 'Not one of the allowed values.' : `Must be one of ${names.join(', ')}.`;
}

/** Either the discriminator of a union is wrong, or the value matches none of several shapes. */
function unionSentence({ input, ...issue }: Issue<'invalid_union'>): string {
  const discriminator = 'discriminator' in issue ? issue.discriminator : undefined;
  if (discriminator === undefined) return isAbsent(input) ? REQUIRED : 'Does not match any of the accepted formats.';
  const given = typeof input === 'object' && input !== null ? Reflect.get(input, discriminator) : undefined;
  if (isAbsent(given)) return REQUIRED;
  const options = 'options' in issue ? issue.options : undefined;
  return Array.isArray(options) ? choiceSentence(options) : 'Not one of the allowed values.';
}
