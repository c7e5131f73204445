import type { Column } from '../column.js';
import { foldText } from './normalise-name.js';

/** What the first values of a source column say about a target column. */
export interface ValueEvidence {
  /** Share of samples that fit the column, 0 to 1; `null` when nothing can be told. */
  readonly fit: number | null;
  /** Whether fitting is rare enough among other values to mean something on its own. */
  readonly telling: boolean;
}

/** What a value is shows in its beginning. */
const MAX_LOOKED_AT = 300;

const NOTHING: ValueEvidence = { fit: null, telling: false };

type ValueTest = (value: string) => boolean;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;
const NUMBER =
  /^[\p{Sc}\s]*[-+(]?[\p{Sc}\s]*\d[\d.,'\s\u00a0\u202f]*(?:[eE][-+]?\d+)?\)?\s*(?:%|\p{Sc}|[A-Za-z]{1,3})?$/u;
const DATE =
  /^(?:\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}|\d{8}|\d{1,2}[-/. ]?\p{L}{3,}[-/., ]*\d{2,4}|\p{L}{3,}\.?,? \d{1,2},? \d{2,4}|\d{1,2}\. ?\p{L}{3,}\.? \d{4})(?:[T ,].*)?$/u;
const PHONE = /^[+(]?[\d\s().\-/+]{6,24}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/u;
const FLAGS: ReadonlySet<string> = new Set(
  'true false yes no y n 1 0 on off ja nein oui non si sim nao nej evet hayir tak nie vrai faux wahr falsch waar onwaar vero falso t f x'.split(
    ' ',
  ),
);

const TESTS: ReadonlyMap<string, { readonly test: ValueTest; readonly telling: boolean }> = new Map([
  ['email', { test: (value) => EMAIL.test(value), telling: true }],
  ['number', { test: (value) => NUMBER.test(value), telling: false }],
  ['date', { test: (value) => DATE.test(value), telling: true }],
  ['phone', { test: (value) => PHONE.test(value) && value.replace(/\D/gu, '').length >= 6, telling: false }],
  ['boolean', { test: (value) => FLAGS.has(foldText(value)), telling: false }],
]);

/** Columns of one kind say the same of any values: those alike in type, options and `unique`. */
export function evidenceKind({ type = 'string', options = [], ...column }: Column): string {
  return JSON.stringify([type, isUnique(column), type === 'select' ? options : null]);
}

/** What can be looked at of samples, without blanks. */
export function sampleValues(samples: readonly string[]): readonly string[] {
  return samples.map((sample) => sample.slice(0, MAX_LOOKED_AT).trim()).filter(Boolean);
}

/** Options as values are compared with them. */
export function foldedOptions({ options = [] }: Pick<Column, 'options'>): ReadonlySet<string> {
  return new Set(options.map(foldOption));
}

export function foldOption(option: string): string {
  return foldText(option).trim();
}

/** Whether values that fit say something by themselves; those of a select do where they are its options. */
export function isTelling({ type = 'string' }: Pick<Column, 'type'>): boolean {
  return TESTS.get(type)?.telling ?? false;
}

/** Holds values against a column's type, options and `unique`. */
export function createValueEvidence(column: Column): (values: readonly string[]) => ValueEvidence {
  const { type = 'string' } = column;
  if (type === 'select') {
    const options = foldedOptions(column);
    return (values) => (values.length === 0 || options.size === 0 ? NOTHING : optionEvidence(options, values));
  }
  const known = TESTS.get(type);
  const unique = isUnique(column);
  return (values) => {
    if (values.length === 0) return NOTHING;
    const repeated = unique && new Set(values).size < values.length;
    if (!known) {
      // Nothing is wrong with text in a text column, but a column of distinct values cannot repeat itself.
      return repeated ? { fit: 0.5, telling: false } : NOTHING;
    }
    const fit = values.filter((value) => known.test(value)).length / values.length;
    return { fit: repeated ? fit * 0.5 : fit, telling: known.telling };
  };
}

/** Whether all values look like e-mail addresses: worth knowing where the column says only `string`. */
export function looksLikeEmails(values: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => EMAIL.test(value));
}

function optionEvidence(options: ReadonlySet<string>, values: readonly string[]): ValueEvidence {
  const fit = values.filter((value) => options.has(foldText(value))).length / values.length;
  // The file may use other words for the options, which the values step matches: little fit says little.
  return fit < 0.5
    ? { fit: fit === 0 ? null : 0.5, telling: false }
    : { fit, telling: values.every((value) => value.length > 1) };
}

function isUnique(column: Pick<Column, 'validators'>): boolean {
  return column.validators?.some((validator) => validator.type === 'unique') ?? false;
}
