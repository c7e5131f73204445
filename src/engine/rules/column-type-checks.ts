import type { ColumnType } from './column-types.js';
import { isRequired } from './column-rules.js';
import { amountsOf, datesOf, readerOf } from './parts-of-values.js';
import { hasDates, isDated } from '../value-formats.js';
import { EmailCheck } from '../validation/checks/email-check.js';
import { booleans } from '../pieces/booleans.js';
import { options } from '../pieces/options.js';
import { phones } from '../pieces/phones.js';
import { AcceptCheck } from '../validation/checks/accept-check.js';
import type { CellCheck } from '../validation/checks/cell-check.js';
import type { ReadType } from '../values/column-types/read-value.js';
import type { CheckContext } from './check-context.js';
import { DateCheck } from '../validation/checks/date-check.js';
import { NumberCheck } from '../validation/checks/number-check.js';
import type { NumberBound } from '../validation/checks/number-check.js';
import { patternCheck } from '../validation/checks/pattern-check.js';

/** Options shown in an issue. */
const SHOWN_OPTIONS = 10;

type TypeCheck = (context: CheckContext) => CellCheck | null;

/** The check of each column type; `null` when any text is valid. */
const typeChecks: Readonly<Record<ColumnType, TypeCheck>> = {
  string: () => null,
  text: () => null,

  email: (context) => new EmailCheck(context.kind('email')),

  number: (context) => numberCheck(context, context.kind('number')),
  percent: (context) => numberCheck(context, context.kind('percent')),
  currency(context) {
    const { currency } = context.column;
    const kind = currency ? context.kind('wrong_currency', { params: { currency } }) : context.kind('currency');
    return numberCheck(context, kind);
  },

  date: (context) => dateCheck(context, context.kind('date')),
  datetime: (context) => dateCheck(context, context.kind('datetime')),
  time: readCheck,
  url: readCheck,
  uuid: readCheck,
  iban: readCheck,
  country: readCheck,

  phone: ({ column, seed, kind }) =>
    new AcceptCheck(kind('phone'), (text) => phones().isPhone(text, column.country), { seed }),

  boolean: ({ language, seed, kind }) =>
    new AcceptCheck(kind('boolean'), (text) => booleans().parseBoolean(text, language) !== null, { seed }),

  select({ column, optionMatches, seed, kind }) {
    const allowed = column.options;
    if (!allowed) return null;
    const shown = allowed.slice(0, SHOWN_OPTIONS).join(', ');
    const params = { options: allowed.length > SHOWN_OPTIONS ? `${shown}, …` : shown };
    // A value can also be cleared.
    const targets = new Set(isRequired(column) ? allowed : [...allowed, '']);
    return new AcceptCheck(kind('select', { params }), options().optionTest(allowed, targets, optionMatches), { seed });
  },

  custom_regex({ column, seed, kind }) {
    if (column.pattern === undefined) return null;
    return patternCheck(kind('pattern'), column.pattern, { column: column.id, whole: true, seed });
  },
};

export function columnTypeCheck(context: CheckContext): CellCheck | null {
  return typeChecks[context.column.type ?? 'string'](context);
}

/** The check of a type that is read value by value. Its only issue has the name of the type. */
function readCheck({ column, seed, kind }: CheckContext): CellCheck {
  const type = column.type as ReadType;
  const read = readerOf(type);
  return new AcceptCheck(kind(type), (text) => read(text) !== null, { seed });
}

function numberCheck(context: CheckContext, number: number): CellCheck {
  const kinds = {
    number,
    precision: context.kind('number_precision', { severity: 'warning' }),
    ambiguous: context.kind('number_ambiguous'),
  };
  const { column, format } = context;
  const known = { format: format?.number, decimal: format?.decimal };
  return new NumberCheck(column.id, kinds, { bounds: numberBounds(context), amountOf: amountsOf(column), ...known });
}

function dateCheck({ column, format, seed, kind }: CheckContext, date: number | null): CellCheck {
  const kinds = { date, ambiguous: kind('date_ambiguous') };
  return new DateCheck(column.id, kinds, { order: format?.dateOrder, seed, dateOf: datesOf(column) });
}

/** For a text column whose dates are normalized: other texts stay, but the order of day and month must be known. */
export function dateOrderProbe(context: CheckContext): CellCheck | null {
  return hasDates(context.column) && !isDated(context.column) ? dateCheck(context, null) : null;
}

function numberBounds({ column, kind }: CheckContext): NumberBound[] {
  return (column.validators ?? []).flatMap((validator): NumberBound[] => {
    const { message } = validator;
    if (validator.type === 'min') {
      const { value } = validator;
      return [{ kind: kind('min', { params: { min: value }, message }), min: value, max: Infinity }];
    }
    if (validator.type === 'max') {
      const { value } = validator;
      return [{ kind: kind('max', { params: { max: value }, message }), min: -Infinity, max: value }];
    }
    return [];
  });
}
