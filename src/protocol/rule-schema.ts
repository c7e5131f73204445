import { z } from 'zod';
import { declaredRules, textForms } from '../engine/rules/index.js';
import type { Parameter, Parameters, Rule } from '../engine/rules/index.js';

/** Characters of a text member whose rule sets no limit of its own. */
export const MAX_TEXT = 2000;

/** An optional member; clients that list every member of an object send `null` for one without a value. */
export function absentWhenNull<T>(schema: z.ZodType<T>): z.ZodOptional<z.ZodType<T>> {
  const nullish: z.ZodType<T | null | undefined> = schema.nullish();
  return nullish.overwrite((value) => value ?? undefined) as z.ZodOptional<z.ZodType<T>>;
}

/** The wire schema of a family of rules: a union of the declarative ones, strict, discriminated by `type`. */
export function rulesSchema<R>(
  family: Readonly<Record<string, Rule>>,
  membersOf: (own: Parameters) => Parameters,
): z.ZodType<R, R> {
  const [first, ...others] = declaredRules(family).map(([type, { parameters }]) =>
    z.strictObject({ type: z.literal(type), ...mapValues(membersOf(parameters), memberSchema) }),
  );
  return z.discriminatedUnion('type', [first!, ...others]) as unknown as z.ZodType<R, R>;
}

function memberSchema(parameter: Parameter): z.ZodType {
  const schema = requiredSchema(parameter);
  return parameter.optional ? absentWhenNull(schema) : schema;
}

function requiredSchema(parameter: Parameter): z.ZodType {
  switch (parameter.kind) {
    case 'text':
      return textSchema(parameter);
    case 'word':
      return z.enum(parameter.words);
    case 'number':
      return numberSchema(parameter);
    case 'function':
      throw new TypeError('Functions cannot be sent.');
  }
}

function textSchema({ shortest = 0, longest = MAX_TEXT, form }: Extract<Parameter, { kind: 'text' }>): z.ZodType {
  if (shortest === longest) return z.string().length(longest);
  const schema = shortest > 0 ? z.string().max(longest).min(shortest) : z.string().max(longest);
  return form ? schema.regex(textForms[form].pattern, `Must consist ${textForms[form].what}.`) : schema;
}

function numberSchema({ whole, min, max }: Extract<Parameter, { kind: 'number' }>): z.ZodType {
  let schema = whole ? z.number().int() : z.number();
  if (min !== undefined) schema = schema.min(min);
  return max === undefined ? schema : schema.max(max);
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
