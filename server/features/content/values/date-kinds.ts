import { sql } from 'kysely';
import { z } from 'zod';
import type { ZodType } from 'zod';
import type { Field } from '../model.js';
import { parseDate, parseDateTime, toIso } from './instants.js';
import { ORDER_OPERATORS, PLAIN } from './value-kind.js';
import type { ValueKind } from './value-kind.js';

type Parse = (text: string) => string | undefined;
type Bounds = Pick<Extract<Field, { type: 'date' | 'datetime' }>, 'min' | 'max'>;

/** Both are written so that the order of the texts is the order of time. */
function boundedInstant(parse: Parse, expected: string, { min, max }: Bounds): ZodType<string> {
  return z.string({ error: `Must be ${expected}.` }).transform((text, context) => {
    const value = parse(text);
    if (value === undefined) context.addIssue(`Must be ${expected}.`);
    else if (min !== undefined && value < (parse(min) ?? min)) context.addIssue(`Must not be before ${min}.`);
    else if (max !== undefined && value > (parse(max) ?? max)) context.addIssue(`Must not be after ${max}.`);
    return value ?? z.NEVER;
  });
}

const DATE = 'a date such as 2026-02-28';
const DATE_TIME = 'a time such as 2026-02-28T09:30:00Z';

export function dateKind(field: Extract<Field, { type: 'date' }>): ValueKind {
  return {
    ...PLAIN,
    columnType: 'date',
    operandType: 'date',
    schema: boundedInstant(parseDate, DATE, field),
    selected: (column) => sql`to_char(${column}, 'YYYY-MM-DD')`,
    operators: ORDER_OPERATORS,
    parseOperand: parseDate,
    expected: DATE,
  };
}

export function dateTimeKind(field: Extract<Field, { type: 'datetime' }>): ValueKind {
  return {
    ...PLAIN,
    columnType: 'timestamp with time zone',
    operandType: 'timestamp with time zone',
    schema: boundedInstant(parseDateTime, DATE_TIME, field),
    fromColumn: (raw) => (raw === null ? null : toIso(raw)),
    operators: ORDER_OPERATORS,
    // A `+` of an offset that was not escaped in an address arrives as a space.
    parseOperand: (text) => parseDateTime(text.replace(' ', '+')),
    expected: DATE_TIME,
  };
}
