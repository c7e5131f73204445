import { z } from 'zod';
import type { ZodType } from 'zod';
import type { Field } from '../model.js';
import { FOLDER_RULE, folderLabel } from './folder-label.js';
import { textProblem } from './storable-text.js';
import { EQUALITY_OPERATORS, OPERATORS, PLAIN } from './value-kind.js';
import type { ValueKind } from './value-kind.js';

type TextField = Extract<Field, { type: 'text' | 'textarea' | 'richtext' | 'email' | 'slug' }>;
type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>;

/** An index entry has room for 2,704 bytes; four bytes a character leave this much. */
const INDEXED_LENGTH = 500;

const characters = (text: string): number => Array.from(text).length;

/** Text that can be kept, within the bounds of its field. */
function boundedText(field: TextField): ZodType<string, string> {
  const isIndexed = field.unique === true || field.index === true || field.type === 'slug';
  const longest = field.maxLength ?? (isIndexed ? INDEXED_LENGTH : undefined);
  return z.string({ error: 'Must be text.' }).superRefine((text, context) => {
    const problem = textProblem(text);
    if (problem !== undefined) return context.addIssue(problem);
    const { minLength = 0 } = field;
    if (longest !== undefined && text.length > longest && characters(text) > longest) {
      context.addIssue(`Must have at most ${longest} characters.`);
    } else if (text !== '' && text.length < minLength * 2 && characters(text) < minLength) {
      context.addIssue(`Must have at least ${minLength} characters.`);
    }
  });
}

const isBlankText = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const TEXT = {
  ...PLAIN,
  columnType: 'text',
  operandType: 'text',
  operators: OPERATORS,
  parseOperand: (text: string): unknown => (textProblem(text) === undefined ? text : undefined),
  expected: 'text without the character U+0000',
  isTextual: true,
  isBlank: isBlankText,
} as const;

export function textKind(field: TextField): ValueKind {
  return { ...TEXT, schema: 'format' in field && field.format === 'folder' ? folderText(field) : boundedText(field) };
}

/** Without the slashes at its ends; nothing but those is no folder. */
function folderText(field: TextField): ZodType {
  return boundedText(field).transform((text, context) => {
    const label = folderLabel(text);
    if (label === undefined) context.addIssue(FOLDER_RULE);
    return label ?? null;
  });
}

/** What the ends of an address may be; whether it exists only a mail can tell. */
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+$/u;

const normaliseEmail = (text: string): string => text.trim().toLowerCase();

/** Kept trimmed and in lower case, so that what is unique, and what a filter finds, does not hang on how it was typed. */
export function emailKind(field: FieldOf<'email'>): ValueKind {
  const schema = z
    .string({ error: 'Must be text.' })
    .transform(normaliseEmail)
    .pipe(boundedText({ ...field, maxLength: field.maxLength ?? 254 }))
    .refine((text) => text === '' || EMAIL.test(text), 'Must be an e-mail address.');
  return {
    ...TEXT,
    schema,
    parseOperand: (text) => (textProblem(text) === undefined ? text.toLowerCase() : undefined),
  };
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function slugKind(field: FieldOf<'slug'>): ValueKind {
  const schema = boundedText(field).refine(
    (text) => SLUG.test(text),
    'Must be lower-case letters, digits and single hyphens between them.',
  );
  return { ...TEXT, schema };
}

export function selectKind({ options }: FieldOf<'select'>): ValueKind {
  const list = options.map((option) => `"${option}"`).join(', ');
  return {
    ...PLAIN,
    columnType: 'text',
    operandType: 'text',
    schema: z.enum(options as readonly [string, ...string[]], { error: `Must be one of ${list}.` }),
    operators: EQUALITY_OPERATORS,
    parseOperand: (text) => (options.includes(text) ? text : undefined),
    expected: `one of ${list}`,
  };
}

const LIST_ITEMS = 1000;

export function textListKind({ maxItems = LIST_ITEMS, index = false }: FieldOf<'text[]'>): ValueKind {
  const item = z.string({ error: 'Must be text.' }).superRefine((text, context) => {
    const problem = textProblem(text);
    if (problem !== undefined) context.addIssue(problem);
    else if (index && characters(text) > INDEXED_LENGTH) {
      context.addIssue(`Must have at most ${INDEXED_LENGTH} characters.`);
    }
  });
  return {
    ...TEXT,
    columnType: 'text[]',
    schema: z.array(item, { error: 'Must be a list of texts.' }).max(maxItems, `Must have at most ${maxItems} items.`),
    empty: [],
    isBlank: (value) => Array.isArray(value) && value.length === 0,
    operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith', 'endsWith', 'eqi', 'containsi', 'null'],
    isSortable: false,
  };
}
