import { GraphQLString } from 'graphql';
import { sql } from 'kysely';
import { z } from 'zod';
import { textProblem } from '../../../platform/text-problem.js';
import { boundedText, TEXT_FILTER, TEXT_SHAPE, textValue } from './bounded-text.js';
import type { TextBase } from './bounded-text.js';
import type { FieldKind } from './field-kind.js';

export interface EmailField extends TextBase {
  readonly type: 'email';
}

const LONGEST = 254;

/** The characters allowed on both sides of the `@`; only sending an e-mail can show whether the address exists. */
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+$/u;

/** ASCII without upper case, for which trimming and case folding change nothing. */
const PLAIN_EMAIL = /^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,180}$/;

/** Stored trimmed and in lower case, so that uniqueness and filters do not depend on how it was typed. */
export const emailKind: FieldKind<EmailField> = {
  type: 'email',
  shape: TEXT_SHAPE,
  value: (field) => ({
    ...textValue(
      z
        .string({ error: 'Must be text.' })
        .transform((text) => text.trim().toLowerCase())
        .pipe(boundedText({ ...field, maxLength: field.maxLength ?? LONGEST }))
        .refine((text) => text === '' || EMAIL.test(text), 'Must be an e-mail address.'),
    ),
    // An input that was left empty is not an address, and does not take it from other records.
    toColumn: (value) => (value === '' ? null : value),
    form: {
      name: 'lower case',
      convert: (column) => sql`lower(regexp_replace(${column}, '^\\s+|\\s+$', '', 'g') COLLATE "und-x-icu")`,
    },
  }),
  graphql: () => GraphQLString,
  json: () => ({ type: 'string', format: 'email' }),
  cell: {
    meaning: String,
    quickCheck: ({ minLength = 0, maxLength = LONGEST }) => {
      return (cell) =>
        typeof cell === 'string' && cell.length <= maxLength && cell.length >= minLength && PLAIN_EMAIL.test(cell)
          ? cell
          : undefined;
    },
  },
  filter: () => ({
    ...TEXT_FILTER,
    parseOperand: (text) => (textProblem(text) === undefined ? text.toLowerCase() : undefined),
  }),
};
