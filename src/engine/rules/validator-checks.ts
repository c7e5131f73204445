import { hasDefault } from './column-rules.js';
import type { Validator } from './validators.js';
import { hasNumbers } from '../value-formats.js';
import { parseNumber } from '../values/numbers.js';
import { AcceptCheck } from '../validation/checks/accept-check.js';
import type { CellCheck } from '../validation/checks/cell-check.js';
import type { CheckContext, TableFacts } from './check-context.js';
import { patternCheck } from '../validation/checks/pattern-check.js';
import { LengthCheck, RequiredCheck } from '../validation/checks/text-checks.js';
import { UniqueCheck } from '../validation/checks/unique-check.js';

type Of<T extends Validator['type']> = Extract<Validator, { type: T }>;
type MakeCheck<T extends Validator['type']> = (
  validator: Of<T>,
  context: CheckContext,
  table: TableFacts,
) => CellCheck | null;

/** The check of each validator; `null` when it runs elsewhere. */
export const validatorChecks: { readonly [T in Validator['type']]: MakeCheck<T> } = {
  required: ({ message }, context) =>
    hasDefault(context.column) ? null : new RequiredCheck(context.kind('required', { message })),

  unique({ message }, context, { rowNumber, expectedRows, locked }) {
    const kind = context.kind('unique', {
      message,
      paramsOf: (row) => ({ rowNumber: rowNumber(Math.max(0, check.ownerOf(row))) }),
    });
    const check = new UniqueCheck(kind, { seed: context.seed, expectedRows, locked });
    return check;
  },

  regex({ pattern, message }, context) {
    const { column, seed, kind } = context;
    return patternCheck(kind('pattern', { message }), pattern, { column: column.id, whole: false, seed });
  },

  min: ({ value: min, message }, context) => boundCheck(context, { min, message }),
  max: ({ value: max, message }, context) => boundCheck(context, { max, message }),

  min_length: ({ value: min, message }, context) =>
    new LengthCheck(context.kind('min_length', { params: { min }, message }), { min }),

  max_length: ({ value: max, message }, context) =>
    new LengthCheck(context.kind('max_length', { params: { max }, message }), { max }),

  /** A function of the host, which runs on the host's thread. */
  custom: () => null,
};

/** The check of a validator, by its type. */
export function validatorCheck(validator: Validator, context: CheckContext, table: TableFacts): CellCheck | null {
  const make = validatorChecks[validator.type] as MakeCheck<Validator['type']>;
  return make(validator, context, table);
}

/**
 * Number columns check their bounds when they read the number; elsewhere bounds only apply to texts that are numbers.
 */
function boundCheck(
  context: CheckContext,
  { min, max, message }: { readonly min?: number; readonly max?: number; readonly message?: string },
): CellCheck | null {
  if (hasNumbers(context.column)) return null;
  const kind =
    min === undefined
      ? context.kind('max', { params: { max: max ?? Infinity }, message })
      : context.kind('min', { params: { min }, message });
  const isWithin = (text: string): boolean => {
    const parsed = parseNumber(text, null);
    return parsed === null || (parsed.value >= (min ?? -Infinity) && parsed.value <= (max ?? Infinity));
  };
  return new AcceptCheck(kind, isWithin, { seed: context.seed });
}
