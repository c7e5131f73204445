import { REPAIR_NAMES } from '../repair/repairs.js';
import { declaredRules } from '../rules/rule.js';
import type { Parameter } from '../rules/rule.js';
import { transformers } from '../rules/transformers.js';
import type { DeclaredTransformer } from '../rules/transformers.js';
import { DATE_ORDERS } from '../values/format.js';
import type { CharacterClass, Expression, Test } from './program.js';

/** The kinds of values that members of an expression or test may have. */
export type Member = (
  | { readonly kind: 'expression' | 'expressions' | 'test' | 'tests' | 'column' | 'boolean' | 'entries' }
  | Extract<Parameter, { readonly kind: 'number' | 'text' }>
  /** One of these words, or a whole number if `orNumber` is set. */
  | { readonly kind: 'word'; readonly words: readonly string[]; readonly orNumber?: true }
  | { readonly kind: 'words'; readonly words: readonly string[] }
) & { readonly optional?: true };

export type Members = Readonly<Record<string, Member>>;

type MembersOf<U extends { readonly type: string }> = {
  readonly [T in U['type']]: { readonly [K in Exclude<keyof Extract<U, { type: T }>, 'type'>]-?: Member };
};

const CLASSES: readonly CharacterClass[] = ['letters', 'digits', 'spaces', 'punctuation', 'symbols'];
/** Far more than the characters of any name, number or code. */
const MAX_POSITION = 10_000;

const of = { kind: 'expression' } as const;
const text = { kind: 'text' } as const;
const optionalText = { kind: 'text', optional: true } as const;
const optionalBoolean = { kind: 'boolean', optional: true } as const;
const position = { kind: 'number', whole: true, min: -MAX_POSITION, max: MAX_POSITION } as const;
const length = { kind: 'number', whole: true, min: 0, max: MAX_POSITION } as const;

/** The transformers of columns as expressions: applied to another expression, with the same members. */
const transformed = Object.fromEntries(
  declaredRules(transformers).map(([type, { parameters }]) => [type, { of, ...parameters }]),
) as unknown as Pick<MembersOf<Expression>, DeclaredTransformer['type']>;

/** Every expression with its members: used to validate programs and to describe them to a model. */
export const expressionMembers = {
  column: { column: { kind: 'column' } },
  text: { text },
  ...transformed,
  normalize_date: { ...transformed.normalize_date, order: { kind: 'word', words: DATE_ORDERS, optional: true } },
  keep: { of, characters: { kind: 'words', words: CLASSES }, also: optionalText },
  remove: { of, characters: { kind: 'words', words: CLASSES }, also: optionalText },
  prefix: { of, text },
  suffix: { of, text },
  concat: { parts: { kind: 'expressions' } },
  join: { separator: text, parts: { kind: 'expressions' } },
  split: {
    of,
    separator: text,
    from: position,
    to: { kind: 'word', words: ['end'], orNumber: true, optional: true },
  },
  slice: { of, start: position, length: { ...length, optional: true } },
  pad: { of, length: { ...length, max: 100 }, with: text },
  if: { test: { kind: 'test' }, yes: of, no: of },
  round: { of, decimals: { kind: 'number', whole: true, min: 0, max: 10 } },
  calculate: {
    of,
    operator: { kind: 'word', words: ['add', 'subtract', 'multiply', 'divide'] },
    by: { kind: 'number' },
  },
  repair: { of, repair: { kind: 'word', words: REPAIR_NAMES } },
  substitute: {
    of,
    find: text,
    with: text,
    matchCase: optionalBoolean,
    wholeCell: optionalBoolean,
    pattern: optionalBoolean,
    shown: { kind: 'entries', optional: true },
  },
  lookup: { of, entries: { kind: 'entries' } },
} as const satisfies MembersOf<Expression>;

export const testMembers = {
  blank: { of },
  equals: { left: of, right: of, matchCase: optionalBoolean },
  contains: { of, text, matchCase: optionalBoolean },
  compare: { of, operator: { kind: 'word', words: ['less', 'greater'] }, than: { kind: 'number' } },
  not: { test: { kind: 'test' } },
  all: { tests: { kind: 'tests' } },
  any: { tests: { kind: 'tests' } },
} as const satisfies MembersOf<Test>;
