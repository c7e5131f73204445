import type { Rule, RuleOf } from './rule.js';

interface TransformerRule extends Rule {
  /** May change a valid text to any other, including an empty one. */
  readonly mayEmpty?: true;
}

/**
 * Every transformer with its members. The type of a transformer, the wire schema, the expressions of programs, the
 * command line's reader and the warnings about props derive from this; the functions are in `transformer-fns.ts`.
 */
export const transformers = {
  trim: { parameters: {} },
  uppercase: { parameters: {} },
  lowercase: { parameters: {} },
  capitalize: { parameters: {} },
  remove_special_chars: { parameters: {}, mayEmpty: true },
  normalize_phone: {
    parameters: {
      /** `national` (default) gives `(XXX) XXX-XXXX`; `e164` gives `+15551234567`. */
      format: { kind: 'word', words: ['national', 'e164'], optional: true },
      /** ISO 3166 alpha-2 country of numbers without a country code. Default `US`. */
      country: { kind: 'text', shortest: 2, longest: 2, optional: true },
    },
  },
  normalize_date: {
    parameters: {
      /** Default `YYYY-MM-DD`. */
      format: { kind: 'text', form: 'date', longest: 50, optional: true },
    },
  },
  default: { parameters: { value: { kind: 'text' } } },
  replace: { parameters: { find: { kind: 'text', shortest: 1 }, replace: { kind: 'text' } }, mayEmpty: true },
  custom: { parameters: { fn: { kind: 'function', is: 'transform' } } },
} as const satisfies Readonly<Record<string, TransformerRule>>;

/** Members that all transformers have. */
export const transformerMembers = {
  /** `pre` runs before validation, `post` (default) after it. `custom` always runs after it. */
  stage: { kind: 'word', words: ['pre', 'post'], optional: true },
} as const;

/** How a value is changed before it is delivered. Run in the order listed. */
export type Transformer = RuleOf<typeof transformers, typeof transformerMembers>;
/** Types of transformers whose result may be empty. */
export type EmptyingType = {
  [T in Transformer['type']]: (typeof transformers)[T] extends { readonly mayEmpty: true } ? T : never;
}[Transformer['type']];
/** All but `custom`, which is a function and runs with the host's functions. */
export type DeclaredTransformer = Exclude<Transformer, { readonly type: 'custom' }>;
