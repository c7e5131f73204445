import { ISO_DATE } from '../values/calendar-date.js';
import { dateEvidence, formatDate, notationOf, parseDate, shortYearParts } from '../values/dates.js';
import type { CalendarDate } from '../values/calendar-date.js';
import type { KnownFormat } from '../values/format.js';
import { numberEvidence, parseNumber } from '../values/numbers.js';
import type { ParsedNumber } from '../values/numbers.js';
import { phones } from '../pieces/phones.js';
import type { DeclaredTransformer } from './transformers.js';

export interface TransformContext {
  /** Format of the column, if known. */
  readonly format?: KnownFormat;
}

type TransformerFn<T extends DeclaredTransformer> = (
  text: string,
  transformer: T,
  context?: TransformContext,
) => string;

/** A letter begins a word unless a letter, mark, digit or apostrophe precedes it: `O'neil`, `Mary-Jane`, `3rd`. */
const WORD_START = /(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu;
/**
 * Anything but letters, digits and whitespace of any script, with attached marks. Joiners between letters are part of
 * the spelling of Persian and Indian words.
 */
const SPECIAL = /[^\p{L}\p{M}\p{N}\s\u200c\u200d][\p{M}\u200c\u200d]*/gu;

/** The function of each transformer. */
const transformerFns: {
  readonly [T in DeclaredTransformer['type']]: TransformerFn<Extract<DeclaredTransformer, { type: T }>>;
} = {
  trim: (text) => text.trim(),
  uppercase: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
  capitalize: (text) => text.replace(WORD_START, titleCase),
  remove_special_chars: (text) => text.replace(SPECIAL, ''),
  normalize_phone: (text, { format = 'national', country = 'US' }) =>
    format === 'e164' ? phones().formatE164Phone(text, country) : phones().formatNationalPhone(text),
  normalize_date: (text, { format = ISO_DATE }, context) => {
    const date = readDate(text, context);
    return date ? formatDate(date, format) : text;
  },
  default: (text, { value }) => (text.trim() === '' ? value : text),
  replace: (text, { find, replace }) => (find === '' ? text : text.split(find).join(replace)),
};

export function applyTransformer(
  text: string,
  transformer: DeclaredTransformer,
  context: TransformContext = {},
): string {
  const transform = transformerFns[transformer.type] as TransformerFn<DeclaredTransformer>;
  return transform(text, transformer, context);
}

/** A date with only one possible reading, by the order of its column or by itself. */
export function readDate(text: string, { format }: TransformContext = {}): CalendarDate | null {
  const order = format?.ambiguous ? undefined : format?.dateOrder;
  if (order && (!format?.doubted || notationOf(text) !== format.doubted)) return parseDate(text, order);
  if (format?.ambiguous && shortYearParts(text)) return null;
  return dateEvidence(text) === 'both' ? null : parseDate(text, order ?? null);
}

/** A number with only one possible reading, by the decimal sign of its column or by itself. */
export function readNumber(text: string, { format }: TransformContext = {}): ParsedNumber | null {
  if (!format?.ambiguous) return parseNumber(text, format?.number ?? null);
  const evidence = numberEvidence(text);
  if (evidence === 'both') return null;
  return parseNumber(text, { decimal: evidence === ',' ? ',' : '.', exponent: false, unit: format.unit });
}

/** `ß` has a capital of two letters; at the beginning of a word only the first is upper case. */
function titleCase(letter: string): string {
  const [first = '', ...rest] = letter.toUpperCase();
  return first + rest.join('').toLowerCase();
}
