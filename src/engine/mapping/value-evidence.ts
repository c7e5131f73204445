import type { Column } from '../column.js';
import { foldText } from './normalise-name.js';

/** What the first values of a source column say about a target column. */
export interface ValueEvidence {
  /** Share of samples that fit the column, 0 to 1; `null` when nothing can be told. */
  readonly fit: number | null;
  /** Whether fitting is rare enough among other values to mean something on its own. */
  readonly telling: boolean;
}

const NOTHING: ValueEvidence = { fit: null, telling: false };

type ValueTest = (value: string, column: Column) => boolean;

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

/** Holds samples against a column's type, options and `unique`. */
export function weighValues(column: Column, samples: readonly string[]): ValueEvidence {
  const values = samples.map((sample) => sample.trim()).filter(Boolean);
  if (values.length === 0) return NOTHING;
  if (column.type === 'select') return optionEvidence(column, values);
  const known = TESTS.get(column.type ?? 'string');
  const repeated = new Set(values).size < values.length && isUnique(column);
  if (!known) {
    // Nothing is wrong with text in a text column, but a column of distinct values cannot repeat itself.
    return repeated ? { fit: 0.5, telling: false } : NOTHING;
  }
  const fit = values.filter((value) => known.test(value, column)).length / values.length;
  return { fit: repeated ? fit * 0.5 : fit, telling: known.telling };
}

/** Whether all values look like e-mail addresses: worth knowing where the column says only `string`. */
export function looksLikeEmails(samples: readonly string[]): boolean {
  const values = samples.map((sample) => sample.trim()).filter(Boolean);
  return values.length > 0 && values.every((value) => EMAIL.test(value));
}

function optionEvidence(column: Column, values: readonly string[]): ValueEvidence {
  const options = new Set((column.options ?? []).map((option) => foldText(option).trim()));
  if (options.size === 0) return NOTHING;
  const fit = values.filter((value) => options.has(foldText(value))).length / values.length;
  // The file may use other words for the options, which the values step matches: little fit says little.
  return fit < 0.5
    ? { fit: fit === 0 ? null : 0.5, telling: false }
    : { fit, telling: values.every((value) => value.length > 1) };
}

function isUnique(column: Column): boolean {
  return column.validators?.some((validator) => validator.type === 'unique') ?? false;
}
