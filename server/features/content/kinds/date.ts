import { sql } from 'kysely';
import { ORDER_OPERATORS, PLAIN_FILTER, PLAIN_VALUE } from './field-kind.js';
import type { FieldKind } from './field-kind.js';
import { boundedInstant, INSTANT_SHAPE, instantScalar, parseDate } from './instants.js';
import type { InstantBase } from './instants.js';

/** A calendar date, `2026-02-28`. */
export interface DateField extends InstantBase {
  readonly type: 'date';
}

const EXPECTED = 'a date such as 2026-02-28';

const DateScalar = instantScalar('Date', {
  description: 'a calendar date, such as 2026-02-28.',
  parse: parseDate,
});

export const dateKind: FieldKind<DateField> = {
  type: 'date',
  shape: INSTANT_SHAPE,
  value: (field) => ({
    ...PLAIN_VALUE,
    columnType: 'date',
    schema: boundedInstant(parseDate, EXPECTED, field),
    selected: (column) => sql`to_char(${column}, 'YYYY-MM-DD')`,
  }),
  graphql: () => DateScalar,
  json: () => ({ type: 'string', format: 'date' }),
  cell: { meaning: (cell) => cell },
  filter: () => ({
    ...PLAIN_FILTER,
    operandType: 'date',
    operators: ORDER_OPERATORS,
    parseOperand: parseDate,
    expected: EXPECTED,
  }),
};
