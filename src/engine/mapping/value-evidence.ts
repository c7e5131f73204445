import type { Column } from '../column.js';
import { foldText } from './names/normalize-name.js';

/** How well sample values of a source column fit a target column. */
export interface ValueEvidence {
  /** Share of samples that fit the column, 0 to 1; `null` when it cannot be determined. */
  readonly fit: number | null;
  /** Whether few other values would fit, so that fitting is significant on its own. */
  readonly significant: boolean;
}

/** Characters examined: the beginning of a value shows its kind. */
const MAX_LOOKED_AT = 300;

const NOTHING: ValueEvidence = { fit: null, significant: false };

type ValueTest = (value: string) => boolean;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;
const NUMBER =
  /^[\p{Sc}\s]*[-+(]?[\p{Sc}\s]*\d[\d.,'\s\u00a0\u202f]*(?:[eE][-+]?\d+)?\)?\s*(?:%|\p{Sc}|[A-Za-z]{1,3})?$/u;
const DATE =
  /^(?:\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}|\d{8}|\d{1,2}[-/. ]?\p{L}{3,}[-/., ]*\d{2,4}|\p{L}{3,}\.?,? \d{1,2},? \d{2,4}|\d{1,2}\. ?\p{L}{3,}\.? \d{4})(?:[T ,].*)?$/u;
const PHONE = /^[+(]?[\d\s().\-/+]{6,24}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/u;
const TIME = /^(?!\d+\.\d+$)\P{N}{0,4}\d{1,2}\s?(?:[:.h時时시点點]|uhr|[ap]\.?\s?m)/iu;
const URL = /^(?:https?:\/\/|www\.)\S+$/iu;
const UUID = /^\{?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}?$/iu;
const IBAN = /^[a-z]{2}\d{2}(?:\s?[a-z\d]{4}){2,7}\s?[a-z\d]{0,3}$/iu;
const FLAGS: ReadonlySet<string> = new Set(
  'true false yes no y n 1 0 on off ja nein oui non si sim nao nej evet hayir tak nie vrai faux wahr falsch waar onwaar vero falso t f x'.split(
    ' ',
  ),
);

const TESTS: ReadonlyMap<string, { readonly test: ValueTest; readonly significant: boolean }> = new Map([
  ['email', { test: (value) => EMAIL.test(value), significant: true }],
  ['number', { test: (value) => NUMBER.test(value), significant: false }],
  ['date', { test: (value) => DATE.test(value), significant: true }],
  ['phone', { test: (value) => PHONE.test(value) && value.replace(/\D/gu, '').length >= 6, significant: false }],
  ['datetime', { test: (value) => DATE.test(value), significant: true }],
  ['time', { test: (value) => TIME.test(value), significant: true }],
  ['currency', { test: (value) => NUMBER.test(value), significant: false }],
  ['percent', { test: (value) => NUMBER.test(value), significant: false }],
  ['url', { test: (value) => URL.test(value), significant: true }],
  ['uuid', { test: (value) => UUID.test(value), significant: true }],
  ['iban', { test: (value) => IBAN.test(value), significant: true }],
  ['country', { test: (value) => !/\d/u.test(value), significant: false }],
  ['boolean', { test: (value) => FLAGS.has(foldText(value)), significant: false }],
]);

/** Columns of one kind rate all values alike: same type, options and `unique`. */
export function evidenceKind({ type = 'string', options = [], ...column }: Column): string {
  return JSON.stringify([type, isUnique(column), type === 'select' ? options : null]);
}

/** The non-blank samples, cut to the examined length. */
export function sampleValues(samples: readonly string[]): readonly string[] {
  return samples.map((sample) => sample.slice(0, MAX_LOOKED_AT).trim()).filter(Boolean);
}

/** Options in the form that values are compared with. */
export function foldedOptions({ options = [] }: Pick<Column, 'options'>): ReadonlySet<string> {
  return new Set(options.map(foldOption));
}

export function foldOption(option: string): string {
  return foldText(option).trim();
}

/** Whether fitting values are significant by themselves; for a select, when they are its options. */
export function isSignificant({ type = 'string' }: Pick<Column, 'type'>): boolean {
  return TESTS.get(type)?.significant ?? false;
}

/** Rates values by a column's type, options and `unique`. */
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
      // Any text fits a text column, but a unique column cannot have repeated values.
      return repeated ? { fit: 0.5, significant: false } : NOTHING;
    }
    const fit = values.filter((value) => known.test(value)).length / values.length;
    return { fit: repeated ? fit * 0.5 : fit, significant: known.significant };
  };
}

/** Whether all values look like email addresses, for columns of type `string`. */
export function looksLikeEmails(values: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => EMAIL.test(value));
}

function optionEvidence(options: ReadonlySet<string>, values: readonly string[]): ValueEvidence {
  const fit = values.filter((value) => options.has(foldText(value))).length / values.length;
  // The file may use other words for the options, to be matched in the values step: a low share is not significant.
  return fit < 0.5
    ? { fit: fit === 0 ? null : 0.5, significant: false }
    : { fit, significant: values.every((value) => value.length > 1) };
}

function isUnique(column: Pick<Column, 'validators'>): boolean {
  return column.validators?.some((validator) => validator.type === 'unique') ?? false;
}
