/**
 * The possible members of a rule, as data. Types, the wire schema, warnings about props and the reader of programs
 * derive from it.
 */
export type Parameter = (NumberParameter | TextParameter | WordParameter | FunctionParameter) & {
  readonly optional?: true;
};

interface NumberParameter {
  readonly kind: 'number';
  readonly whole?: true;
  readonly min?: number;
  readonly max?: number;
}

/** What texts of a form match, and how it is described. */
export const textForms = {
  date: {
    pattern: /^(\[[^\]]*\]|(YYYY|YY)(?!Y)|(yyyy|yy)(?!y)|M{1,4}(?!M)|DD?(?!D)|dd(?!d)|[^A-Za-z[])+$/,
    what: 'of YYYY YY MMMM MMM MM M DD D and [text]',
  },
} as const;

interface TextParameter {
  readonly kind: 'text';
  /** Minimum and maximum number of characters on the wire. Default: 0 and 2,000. */
  readonly shortest?: number;
  readonly longest?: number;
  readonly form?: keyof typeof textForms;
}

interface WordParameter {
  readonly kind: 'word';
  readonly words: readonly string[];
}

/** A function of the host, which cannot be sent. */
interface FunctionParameter {
  readonly kind: 'function';
  readonly is: keyof HostFunctions;
}

interface HostFunctions {
  check: CustomCheck;
  transform: CustomTransform;
}

/**
 * `true`, `null` and `undefined` pass; `false` fails with the validator's message; a string fails with that message.
 */
export type CustomCheck = (value: string) => boolean | string | null | undefined;

export type CustomTransform = (value: unknown) => unknown;

export type Parameters = Readonly<Record<string, Parameter>>;

/** A validator or transformer: its members apart from its type. */
export interface Rule {
  readonly parameters: Parameters;
}

/** The rules of a family without functions, by type; those with functions cannot be sent. */
export function declaredRules(family: Readonly<Record<string, Rule>>): readonly (readonly [string, Rule])[] {
  return Object.entries(family).filter(([, { parameters }]) =>
    Object.values(parameters).every(({ kind }) => kind !== 'function'),
  );
}

/** The issues a rule may report: names of their params, by code. */
export type Findings = Readonly<Record<string, readonly string[]>>;

type ValueOf<P extends Parameter> = P extends { readonly kind: 'number' }
  ? number
  : P extends { readonly kind: 'text' }
    ? string
    : P extends { readonly words: readonly (infer Word)[] }
      ? Word
      : P extends { readonly is: infer Name extends keyof HostFunctions }
        ? HostFunctions[Name]
        : never;

type OptionalIn<P extends Parameters> = {
  [M in keyof P]: P[M] extends { readonly optional: true } ? M : never;
}[keyof P];

type MembersOf<P extends Parameters> = { readonly [M in Exclude<keyof P, OptionalIn<P>>]: ValueOf<P[M]> } & {
  readonly [M in OptionalIn<P>]?: ValueOf<P[M]>;
};

type Flat<T> = { [M in keyof T]: T[M] };

/** A rule as a host writes it: `{ type: 'min', value: 5 }`, with the members common to the family. */
export type RuleOf<Family extends Readonly<Record<string, Rule>>, Common extends Parameters> = {
  [T in keyof Family]: Flat<{ readonly type: T } & MembersOf<Family[T]['parameters']> & MembersOf<Common>>;
}[keyof Family];
