import type { ColumnType } from './column-types.js';
import type { Column } from '../column.js';
import { hasDates } from '../value-formats.js';
import { parseBoolean } from '../values/booleans.js';
import { EmailCheck } from '../validation/checks/email-check.js';
import { phones } from '../pieces/phones.js';
import { AcceptCheck } from '../validation/checks/accept-check.js';
import type { CellCheck } from '../validation/checks/cell-check.js';
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

  number(context) {
    const kinds = {
      number: context.kind('number'),
      precision: context.kind('number_precision', { severity: 'warning' }),
      ambiguous: context.kind('number_ambiguous'),
    };
    const { column, format } = context;
    const known = { format: format?.number, decimal: format?.decimal };
    return new NumberCheck(column.id, kinds, { bounds: numberBounds(context), ...known });
  },

  date({ column, format, seed, kind }) {
    const kinds = { date: kind('date'), ambiguous: kind('date_ambiguous') };
    return new DateCheck(column.id, kinds, { order: format?.dateOrder, seed });
  },

  phone: ({ column, seed, kind }) =>
    new AcceptCheck(kind('phone'), (text) => phones().isPhone(text, column.country), { seed }),

  boolean: ({ language, seed, kind }) =>
    new AcceptCheck(kind('boolean'), (text) => parseBoolean(text, language) !== null, { seed }),

  select(context) {
    const { options = [] } = context.column;
    if (options.length === 0) return null;
    const shown = options.slice(0, SHOWN_OPTIONS).join(', ');
    const params = { options: options.length > SHOWN_OPTIONS ? `${shown}, …` : shown };
    return new AcceptCheck(context.kind('select', { params }), optionTest(context), { seed: context.seed });
  },

  custom_regex({ column, seed, kind }) {
    if (column.pattern === undefined) return null;
    return patternCheck(kind('pattern'), column.pattern, { column: column.id, whole: true, seed });
  },
};

export function columnTypeCheck(context: CheckContext): CellCheck | null {
  return typeChecks[context.column.type ?? 'string'](context);
}

/** For a text column whose dates are normalised: other texts stay, but the order of day and month must be known. */
export function dateOrderProbe({ column, format, seed, kind }: CheckContext): CellCheck | null {
  if (!hasDates(column) || column.type === 'date') return null;
  const kinds = { date: null, ambiguous: kind('date_ambiguous') };
  return new DateCheck(column.id, kinds, { order: format?.dateOrder, seed });
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

/** Accepts an option, an option in other case, or a value that the user has matched to an option. */
function optionTest({
  column,
  optionMatches,
}: { column: Column } & Pick<CheckContext, 'optionMatches'>): (text: string) => boolean {
  const options = new Set(column.options);
  const folded = new Set((column.options ?? []).map((option) => option.trim().toLowerCase()));
  const matched = new Set<string>();
  for (const { from, to } of optionMatches) if (to !== null && options.has(to)) matched.add(from.trim());
  return (text) => matched.has(text) || folded.has(text.toLowerCase());
}
