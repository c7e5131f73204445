import { Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { withAsciiDigits } from './digits.js';

const WRITTEN = /^(\+?)([\d\s().\-/\u00a0\u2009-\u2015\u202f]+?)(?:\s*(?:x|ext\.?|#)\s*\d{1,7})?$/iu;
/** Ten digits as Americans write them, a 1 before them or not. */
const AMERICAN = /^(?:1[-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ]?)\d{3}[-. ]?\d{4}$/u;
const HAS_EXTENSION = /[x#]/iu;
/** `+44 (0) 20 ...`: the zero is dialled at home only. */
const HOME_ZERO = /\(0\)/gu;
const LONGEST_TEXT = 60;
const SHORTEST_LOCAL = 7;
const LONGEST = 15;

/** Benin's service numbers kept 8 digits when the others grew to 10, which the small metadata leaves out. */
const FURTHER_LENGTHS: Readonly<Record<string, readonly number[]>> = { 229: [8] };

/** Digits that may follow each calling code, over all countries that share it. */
const LENGTHS_BY_CALLING_CODE: ReadonlyMap<string, ReadonlySet<number>> = indexLengths();

/**
 * Whether a text can be dialled. With a country code the length has to be one of that country's numbers;
 * without one, anything of 7 to 15 digits, or of a length usual in `country`, written as phone numbers are.
 * Whether the number is assigned is not asked: plans change faster than lists, and 555 numbers are in every sample file.
 */
export function isPhone(text: string, country?: string): boolean {
  const match = text.length > LONGEST_TEXT ? null : WRITTEN.exec(withAsciiDigits(text).trim());
  if (!match) return false;
  const [, plus, written = ''] = match;
  if (plus === '+') return isInternational(written.replace(HOME_ZERO, '').replace(/\D/gu, ''));
  const count = written.replace(/\D/gu, '').length;
  if (count >= SHORTEST_LOCAL && count <= LONGEST) return true;
  return count > 0 && country !== undefined && (lengthsOf(country)?.has(count) ?? false);
}

/** `(XXX) XXX-XXXX` for 10 digits, or 11 starting with 1; anything else stays as it is. */
export function formatNationalPhone(text: string): string {
  const plain = withAsciiDigits(text).trim();
  const digits = plain.replace(/\D/gu, '');
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (local.length !== 10 || !isPhone(plain) || HAS_EXTENSION.test(plain)) return text;
  // Ten digits behind another country's code are no American number.
  if (plain.startsWith('+') && digits.length !== 11) return text;
  return `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`;
}

/** `+15551234567`; a number without country code belongs to `country`. What cannot be read stays as it is. */
export function formatE164Phone(text: string, country: string): string {
  const home = country.toUpperCase();
  // What most files hold, forty times faster than the parser and tested to be the same.
  if (home === 'US' && AMERICAN.test(text)) return `+1${text.replace(/\D/gu, '').slice(-10)}`;
  const defaultCountry = isKnownCountry(home) ? home : undefined;
  const parsed = parsePhoneNumberFromString(withAsciiDigits(text).trim(), { defaultCountry, extract: false }, metadata);
  return parsed?.isPossible() ? parsed.number : text;
}

function isInternational(digits: string): boolean {
  if (digits.length > LONGEST) return false;
  for (let length = 1; length <= 3; length += 1) {
    const lengths = LENGTHS_BY_CALLING_CODE.get(digits.slice(0, length));
    if (lengths) return lengths.has(digits.length - length);
  }
  return false;
}

function isKnownCountry(country: string): country is CountryCode {
  return Object.hasOwn(metadata.countries, country);
}

function lengthsOf(country: string): ReadonlySet<number> | null {
  const home = country.toUpperCase();
  return isKnownCountry(home) ? new Set(possibleLengths(home)) : null;
}

function possibleLengths(country: CountryCode): readonly number[] {
  const plan = new Metadata(metadata);
  plan.selectNumberingPlan(country);
  return plan.numberingPlan?.possibleLengths() ?? [];
}

function indexLengths(): ReadonlyMap<string, ReadonlySet<number>> {
  const index = new Map<string, Set<number>>();
  const entries = [
    ...Object.entries(metadata.country_calling_codes),
    ...Object.keys(metadata.nonGeographic ?? {}).map((code): [string, CountryCode[]] => [code, [code as CountryCode]]),
  ];
  for (const [callingCode, countries] of entries) {
    index.set(callingCode, new Set([...countries.flatMap(possibleLengths), ...(FURTHER_LENGTHS[callingCode] ?? [])]));
  }
  return index;
}
