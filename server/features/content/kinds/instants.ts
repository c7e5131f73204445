import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { z } from 'zod';
import type { ZodType } from 'zod';
import type { FieldBase } from './field-kind.js';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Returns `2026-02-28` if that date exists, from the year 1 on, where PostgreSQL's years begin. */
export function parseDate(text: string): string | undefined {
  const match = DATE.exec(text);
  if (match === null || match[1] === '0000') return undefined;
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Converts ISO 8601 with an offset to UTC with milliseconds. A date alone means its midnight in UTC. */
export function parseDateTime(text: string): string | undefined {
  const day = text.slice(0, 10);
  if (parseDate(day) === undefined) return undefined;
  if (text.length === 10) return `${day}T00:00:00.000Z`;
  if (!DATE_TIME.test(text)) return undefined;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return undefined;
  const iso = instant.toISOString();
  return /^(?!0000)\d{4}-/.test(iso) ? iso : undefined;
}

type Parse = typeof parseDate;

export interface InstantBase extends FieldBase {
  readonly default?: string;
  readonly min?: string;
  readonly max?: string;
}

const bound = z.string().optional();

export const INSTANT_SHAPE = { default: bound, min: bound, max: bound } as const;

/** Both formats sort as text in chronological order. */
export function boundedInstant(parse: Parse, expected: string, { min, max }: InstantBase): ZodType<string> {
  return z.string({ error: `Must be ${expected}.` }).transform((text, context) => {
    const value = parse(text);
    if (value === undefined) context.addIssue(`Must be ${expected}.`);
    else if (min !== undefined && value < (parse(min) ?? min)) context.addIssue(`Must not be before ${min}.`);
    else if (max !== undefined && value > (parse(max) ?? max)) context.addIssue(`Must not be after ${max}.`);
    return value ?? z.NEVER;
  });
}

export function instantScalar(
  name: string,
  { description, parse }: { readonly description: string; readonly parse: Parse },
): GraphQLScalarType {
  const read = (value: unknown): string => {
    const parsed = typeof value === 'string' ? parse(value) : undefined;
    if (parsed === undefined) throw new GraphQLError(`Must be ${description}`);
    return parsed;
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: (value) => value,
    parseValue: read,
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined),
  });
}
