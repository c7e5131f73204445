import type { Findings, Rule, RuleOf } from './rule.js';

interface ValidatorRule extends Rule {
  readonly findings: Findings;
}

/**
 * Every validator with its members and issue codes. The type of a validator, issue codes, the wire schema, the command
 * line's reader and the warnings about props derive from this; the checks are in `validator-checks.ts`.
 */
export const validators = {
  required: { parameters: {}, findings: { required: [] } },
  /** `rowNumber` is the row number, as people count it, of the first row with the same value. */
  unique: { parameters: {}, findings: { unique: ['rowNumber'] } },
  regex: { parameters: { pattern: { kind: 'text', shortest: 1 } }, findings: { pattern: [] } },
  min: { parameters: { value: { kind: 'number' } }, findings: { min: ['min'] } },
  max: { parameters: { value: { kind: 'number' } }, findings: { max: ['max'] } },
  min_length: {
    parameters: { value: { kind: 'number', whole: true, min: 0 } },
    findings: { min_length: ['min'] },
  },
  max_length: {
    parameters: { value: { kind: 'number', whole: true, min: 0 } },
    findings: { max_length: ['max'] },
  },
  /** `custom`: a host check without a message of its own. */
  custom: { parameters: { fn: { kind: 'function', is: 'check' } }, findings: { custom: [] } },
} as const satisfies Readonly<Record<string, ValidatorRule>>;

/** Members that all validators have. */
export const validatorMembers = {
  /** Shown instead of the locale's message. */
  message: { kind: 'text', optional: true },
} as const;

/**
 * A rule for the cells of a column. Empty cells pass all but `required`. `custom` runs where functions can run (the
 * main thread), everything else where the engine runs.
 */
export type Validator = RuleOf<typeof validators, typeof validatorMembers>;
export type DeclaredValidator = Exclude<Validator, { readonly type: 'custom' }>;
