import { ORDER_OPERATORS, PLAIN_FILTER, PLAIN_VALUE } from './field-kind.js';
import type { FieldKind } from './field-kind.js';
import { boundedInstant, INSTANT_SHAPE, instantScalar, parseDateTime } from './instants.js';
import type { InstantBase } from './instants.js';

/** An instant, ISO 8601 UTC with milliseconds. */
export interface DateTimeField extends InstantBase {
  readonly type: 'datetime';
}

const NO_OFFSET = /T[\d:.]+$/;

const EXPECTED = 'a time such as 2026-02-28T09:30:00Z';

export const DateTimeScalar = instantScalar('DateTime', {
  description: 'an instant in ISO 8601, such as 2026-02-28T09:30:00.000Z.',
  parse: parseDateTime,
});

export const datetimeKind: FieldKind<DateTimeField> = {
  type: 'datetime',
  shape: INSTANT_SHAPE,
  value: (field) => ({
    ...PLAIN_VALUE,
    columnType: 'timestamp with time zone',
    schema: boundedInstant(parseDateTime, EXPECTED, field),
    fromColumn: (raw) => {
      if (raw === null) return null;
      return raw instanceof Date ? raw.toISOString() : new Date(String(raw)).toISOString();
    },
  }),
  graphql: () => DateTimeScalar,
  json: () => ({ type: 'string', format: 'date-time' }),
  // Imported times without an offset are in UTC, like dates alone.
  cell: { meaning: (cell) => (typeof cell === 'string' && NO_OFFSET.test(cell) ? `${cell}Z` : cell) },
  filter: () => ({
    ...PLAIN_FILTER,
    operandType: 'timestamp with time zone',
    operators: ORDER_OPERATORS,
    // An unescaped `+` of an offset in a URL arrives as a space.
    parseOperand: (text) => parseDateTime(text.replace(' ', '+')),
    expected: EXPECTED,
  }),
};
