import type { NumberFormat } from './format.js';
import { withAsciiDigits } from './digits.js';
import { splitUnit } from './number-units.js';
import type { WithUnit } from './number-units.js';

export interface ParsedNumber {
  readonly value: number;
  /** Whether `value` has every digit of the text. */
  readonly exact: boolean;
}

/**
 * The evidence of a text for a decimal sign: `both` when either reading is a number, `none` when it has neither sign.
 */
export type NumberEvidence = '.' | ',' | 'both' | 'none';

const PLAIN = /^-?\d{1,15}$/u;
/** At most 15 digits, since longer texts are excluded before. */
const PLAIN_WITH_POINT = /^-?\d+\.\d+$/u;
const SIGNED = /^(?:([-+])\s?)?([^-+\s](?:.*\S)?)$/u;
const PARENTHESES = /^\(\s*([^()]*[^()\s])\s*\)$/u;
const TRAILING_SIGN = /^([^-+]*\d)\s?-$/u;
/** Hyphens, dashes and the minus sign. */
const MINUS = /[\u2010-\u2015\u2212\ufe63]/gu;
/** No cents, as in `12.–`, `5,-- €` and `1,000/-`. */
const NO_CENTS = /(?<=\d)(?:[.,:]--?|\/-)(?=[^-\d]*$)/u;
const ARABIC_COMMA = /،/gu;
const EXPONENT = /^(.*\d)e([-+]?\d{1,3})$/iu;
const SIGNED_EXPONENT = /^(.*\d)e([-+]\d{1,3})$/iu;
/** The number before an exponent has no group separators. */
const MANTISSA = { '.': /^\d*(?:[.٫]\d+)?$/u, ',': /^\d*(?:[,٫]\d+)?$/u } as const;

/**
 * Integer part: plain digits, groups of three with one repeated separator, or Indian groups of two before the last
 * three.
 */
const WHOLE = {
  '.': /^(?:\d+|[1-9]\d{0,2}(?:([ '´`’‘ʼ\u00a0\u2000-\u200a\u202f,])\d{3})(?:\1\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})$/u,
  ',': /^(?:\d+|[1-9]\d{0,2}(?:([ '´`’‘ʼ\u00a0\u2000-\u200a\u202f.])\d{3})(?:\1\d{3})*)$/u,
} as const;

/** No number has any of these, in whatever format; rules out most other texts at once. */
const FOREIGN = /[^\d\s.,'´`’‘ʼ٫٬()eE+-]/u;
const GROUP_SIGNS = /[ '´`’‘ʼ\u00a0\u2000-\u200a\u202f.,]/gu;
/** Longer texts are not numbers. */
const LONGEST_TEXT = 400;
/** Any number with up to this many digits survives conversion to a double and back. */
const SAFE_DIGITS = 15;
/** A number can need up to this many digits to be told from all others. */
const MOST_DIGITS = 17;

/**
 * Reads a number in the given format; `null` accepts point or comma, point first. Percent signs, hexadecimal and, unless
 * the format allows them, currencies, units and exponents without a sign are not numbers: `1e5` may be a code, `1e+05`
 * and `1e-5` are what programs write.
 */
export function parseNumber(text: string, format: NumberFormat | null): ParsedNumber | null {
  const trimmed = text.trim();
  if (PLAIN.test(trimmed)) return { value: Number(trimmed) || 0, exact: true };
  if (format?.decimal !== ',' && trimmed.length <= SAFE_DIGITS + 1 && PLAIN_WITH_POINT.test(trimmed)) {
    return { value: Number(trimmed) || 0, exact: true };
  }
  const plain = plainText(trimmed);
  if (format) {
    const written = parseWith(plain, format.decimal, format.exponent);
    if (written || format.unit === undefined) return withExactness(written);
    const split = splitUnit(plain);
    return split?.unit === format.unit ? withExactness(parseWith(split.number, format.decimal, false)) : null;
  }
  return withExactness(parseWith(plain, '.', false) ?? parseWith(plain, ',', false));
}

function withExactness(written: WrittenNumber | null): ParsedNumber | null {
  return written && { value: written.value, exact: isExact(written) };
}

export function numberEvidence(text: string): NumberEvidence {
  const plain = plainText(text.trim());
  if (PLAIN.test(plain)) return 'none';
  const own = evidenceOf(plain, true);
  if (own !== null) return own;
  const split = splitUnit(plain);
  return (split && evidenceOf(split.number, false)) ?? 'none';
}

/** `null` when the text is not a number. */
function evidenceOf(plain: string, exponents: boolean): NumberEvidence | null {
  const point = parseWith(plain, '.', exponents);
  const comma = parseWith(plain, ',', exponents);
  if (point && comma) return point.value === comma.value ? 'none' : 'both';
  if (point) return '.';
  return comma ? ',' : null;
}

/** The unit of a text that is a number except for its unit; `null` for all others. */
export function unitOfNumber(text: string): string | null {
  return splitAmount(text)?.unit ?? null;
}

/** Such a text in its two parts. */
export function splitAmount(text: string): WithUnit | null {
  const plain = plainText(text.trim());
  if (PLAIN.test(plain) || evidenceOf(plain, true) !== null) return null;
  const split = splitUnit(plain);
  return split && evidenceOf(split.number, false) !== null ? split : null;
}

function plainText(trimmed: string): string {
  return withAsciiDigits(trimmed).replace(MINUS, '-').replace(ARABIC_COMMA, ',').replace(NO_CENTS, '');
}

/** Whether a text is a number with an exponent, such as `1e5`. */
export function hasExponent(text: string): boolean {
  const plain = plainText(text.trim());
  return EXPONENT.test(plain) && (parseWith(plain, '.', true) ?? parseWith(plain, ',', true)) !== null;
}

interface WrittenNumber {
  readonly value: number;
  /** With a point and without groups, sign and exponent. */
  readonly digits: string;
}

function parseWith(text: string, decimal: '.' | ',', exponents: boolean): WrittenNumber | null {
  if (text.length > LONGEST_TEXT || FOREIGN.test(text)) return null;
  const { negative, rest } = splitSign(text);
  const power = (exponents ? EXPONENT : SIGNED_EXPONENT).exec(rest);
  if (power && !MANTISSA[decimal].test(power[1] ?? '')) return null;
  const digits = parseDigits(power?.[1] ?? rest, decimal);
  if (digits === null) return null;
  const written = power ? `${digits}e${power[2] ?? ''}` : digits;
  const value = Number(negative ? `-${written}` : written);
  if (!Number.isFinite(value) && power) return null;
  return { value: value === 0 ? 0 : value, digits };
}

function splitSign(text: string): { readonly negative: boolean; readonly rest: string } {
  const enclosed = PARENTHESES.exec(text);
  if (enclosed) return { negative: true, rest: enclosed[1] ?? '' };
  const trailing = TRAILING_SIGN.exec(text);
  if (trailing) return { negative: true, rest: trailing[1] ?? '' };
  const leading = SIGNED.exec(text);
  const sign = leading?.[1];
  return { negative: sign !== undefined && sign !== '+', rest: leading?.[2] ?? text };
}

/** The digits with a point and without groups, or `null`. */
function parseDigits(text: string, decimal: '.' | ','): string | null {
  const arabic = text.replaceAll('٫', decimal).replaceAll('٬', decimal === '.' ? ',' : '.');
  const at = arabic.indexOf(decimal);
  const whole = at < 0 ? arabic : arabic.slice(0, at);
  const fraction = at < 0 ? '' : arabic.slice(at + 1);
  if (!/^\d*$/u.test(fraction)) return null;
  // A point alone after the digits, as `#,##0.##` writes whole numbers.
  if (whole === '' ? fraction === '' : !WHOLE[decimal].test(whole)) return null;
  const bare = whole.replace(GROUP_SIGNS, '');
  return fraction === '' ? bare : `${bare === '' ? '0' : bare}.${fraction}`;
}

function isExact({ value, digits }: WrittenNumber): boolean {
  const hasDecimals = digits.includes('.');
  if (Number.isSafeInteger(value) && !hasDecimals) return true;
  const significant = digits.replace('.', '').replace(/^0+|0+$/gu, '');
  const { length } = significant;
  // Programs write numbers with up to 17 digits. Long whole numbers are rather ids.
  if (length > (hasDecimals ? MOST_DIGITS : SAFE_DIGITS)) return false;
  const kept = Math.abs(value).toExponential(Math.max(0, length - 1));
  return kept.replace('.', '').startsWith(significant);
}
