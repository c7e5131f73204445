import { Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { parseDate } from './dates.js';
import { withAsciiDigits } from './digits.js';

const WRITTEN =
  /^(\+?)([\d\s().\-/\u00a0\u2009-\u2015\u202f\u2212ー]+?)(?:[\s,;(]*(?:x|ext(?:ension)?|#|доб|int|ramal|poste)\.?[\s:=]*(\d{1,7})\)?)?$/iu;
/** Ten digits in American notation, with or without a leading 1. */
const AMERICAN = /^(?:1[-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ]?)\d{3}[-. ]?\d{4}$/u;
/** `+44 (0) 20 ...`: the zero is dialed only within the country. */
const HOME_ZERO = /\(0\)/gu;
const LONGEST_TEXT = 60;
const SHORTEST_LOCAL = 7;
const LONGEST = 15;

/**
 * What the small metadata does not include: Benin's service numbers kept 8 digits when the others grew to 10, and some
 * of Zimbabwe's have 7.
 */
const FURTHER_LENGTHS: Readonly<Record<string, readonly number[]>> = { 229: [8], 263: [7] };

/** Possible lengths after each calling code, over all countries that share it. */
const LENGTHS_BY_CALLING_CODE: ReadonlyMap<string, ReadonlySet<number>> = indexLengths();

/**
 * Notations of numbers that are not phone numbers. None of them is a usual way to group a phone number, except pairs of
 * digits that may also be an IP address.
 */
const OTHER_NUMBERS: readonly RegExp[] = [
  // IPv4, with or without a prefix length.
  /^(?:25[0-5]|2[0-4]\d|1?\d{1,2})(?:\.(?:25[0-5]|2[0-4]\d|1?\d{1,2})){3}(?:\/\d{1,2})?$/u,
  // Social security: American, French, Swiss, Brazilian, Korean; Nordic and Baltic ones begin with a date.
  /^\d{3}([-\s.])\d{2}\1\d{4}$/u,
  /^[12]\s\d{2}\s\d{2}\s\d{2}\s\d{3}\s\d{3}(?:\s\d{2})?$/u,
  /^756\.?\d{4}\.?\d{4}\.?\d{2}$/u,
  /^\d{3}\.\d{3}\.\d{3}-\d{2}$/u,
  /^\d{6}-[1-8]\d{6}$/u,
  /^(?:\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2})-\d{4}$/u,
  // Negative and enclosed amounts, decimals, and everything in groups of three with points, which amounts are.
  /^-|^\([^)]*\)$/u,
  /^(?!0\d+\.)\d+\.\d+$/u,
  /^[1-9]\d?(?:\.\d{3})+$/u,
  // Numbers after a year, and two or more slashes, as in tax numbers.
  /^(?:19|20)\d{2}[-/](?:0\d+|\d{5,})$/u,
  /\/.*\//u,
  // Card numbers: four groups of four, or 4-6-5.
  /^\d{4}([- ])(?:\d{4}\1\d{4}\1\d{4}|\d{6}\1\d{5})$/u,
  // Versions and book numbers: several parts of one digit, or one at the end.
  /^\d(?:[.-]\d){2,}|[-.]\d$/u,
];
/** A compact date, its year first or last, and milliseconds since 1970, which are also numbers of some countries. */
const COMPACT_TIME =
  /^(?:(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:19|20)\d{2}|1[5-9]\d{11})$/u;
/** Notations that only an international number may have. */
const PROBABLY_OTHER_NUMBERS: readonly RegExp[] = [
  // Years, or a compact date with a time of day.
  /^(?:19|20)\d{2}\s?[-\u2013/]\s?(?:19|20)\d{2}$/u,
  /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?$/u,
  // An employer's number, and a postal code with its extension.
  /^[1-9]\d-\d{7}$/u,
  /^\d{5}-\d{4}$/u,
  // One digit repeated.
  /^\D*(\d)(?:\D*\1)+\D*$/u,
];
/** Round amounts, and ids counted from a power of ten. Only a country's plan can tell that they are phone numbers. */
const ROUND_OR_COUNTED = /^[1-9]\d*0{5}$|^10{4}/u;
/** Without a trunk prefix or a country code, only numbers that are free of charge or shared in cost are longer. */
const LONGEST_NATIONAL = 11;
const LONG_SERVICE = /^1?8[06]/u;
/** Their plans allow almost any digits: without a zero and an area code, few digits are a postal code or id. */
const OPEN_PLANS: ReadonlySet<string> = new Set(['AT', 'DE']);
/** Its place in the metadata of a country. */
const TRUNK_PREFIX = 5;
/** Groups after the country code. The general plans allow numbers of lengths that no group has. */
const GROUPED = /^\+\d+ \d+\D/u;
const DIALLED_ABROAD = /^(?:00|011)(?=[1-9])/u;
const SCHEME = /^tel:\s*/iu;
const PAIRS = /^\d{2}(?:\.\d{2})+$/u;
const COMPACT_DATE = /^\d+$/u;
const ONLY_ZEROS = /^0+$/u;

/** A text that is written like a phone number, and its parts. */
interface WrittenPhone {
  readonly hasPlus: boolean;
  /** Without the plus and the extension. */
  readonly written: string;
  readonly digits: string;
  readonly extension: string | undefined;
}

/**
 * Whether a text is a possible phone number. After a country code, its length must be possible in that country; without
 * one it must fit the general numbering plan of `country` or, if that is unknown, have 7 to 15 digits and not look like
 * another kind of number: almost all plain numbers of 7 to 11 digits are valid in some country. Whether the number is
 * assigned is not checked: plans change faster than lists, and every sample file has 555 numbers.
 */
export function isPhone(text: string, country?: string): boolean {
  const phone = readWritten(text);
  if (!phone) return false;
  // The number itself is not needed, and the parser is slow.
  if (phone.hasPlus) return isInternational(dialed(phone));
  const home = country === undefined ? undefined : knownCountry(country);
  return home ? numberOf(phone, home) !== null : isPlainPhone(phone);
}

/** The digits after a plus: a zero in parentheses is only dialed within the country. */
function dialed({ written }: WrittenPhone): string {
  return written.replace(HOME_ZERO, '').replace(/\D/gu, '');
}

function readWritten(text: string): WrittenPhone | null {
  if (text.length > LONGEST_TEXT) return null;
  const match = WRITTEN.exec(withAsciiDigits(text).trim().replace(SCHEME, ''));
  if (!match) return null;
  const [, plus, written = '', extension] = match;
  return { hasPlus: plus === '+', written: written.trim(), digits: written.replace(/\D/gu, ''), extension };
}

/** The number of a text with a plus or in a known country, such as `+15551234567`; `null` if it is not a phone number. */
function numberOf(phone: WrittenPhone, home: CountryCode | undefined): string | null {
  const { written, digits } = phone;
  if (phone.hasPlus) {
    const international = dialed(phone);
    return isInternational(international) ? (possibleNumber(`+${written}`) ?? `+${international}`) : null;
  }
  if (!home || isOtherNumber(written, home) || isProbablyOther(written, digits)) return null;
  // Covers most files, many times faster than the parser.
  if (home === 'US' && AMERICAN.test(written)) return `+1${digits.slice(-10)}`;
  return numberAtHome(home, digits);
}

/** Whether a text without a plus may be the phone number of some country. */
function isPlainPhone({ written, digits }: WrittenPhone): boolean {
  if (isOtherNumber(written, undefined) || isProbablyOther(written, digits)) return false;
  if (digits.length < SHORTEST_LOCAL || COMPACT_TIME.test(digits) || ROUND_OR_COUNTED.test(written)) return false;
  if (DIALLED_ABROAD.test(digits)) return isInternational(digits.replace(DIALLED_ABROAD, ''));
  return digits.length <= longestNational(digits) || (digits.length <= LONGEST && isInternational(digits));
}

function isProbablyOther(written: string, digits: string): boolean {
  return ONLY_ZEROS.test(digits) || PROBABLY_OTHER_NUMBERS.some((pattern) => pattern.test(written));
}

function isOtherNumber(written: string, home: CountryCode | undefined): boolean {
  if (!COMPACT_DATE.test(written) && parseDate(written, null) !== null) return true;
  if (home && PAIRS.test(written)) return false;
  return OTHER_NUMBERS.some((pattern) => pattern.test(written));
}

/**
 * As dialed within the country, or with the country code but without a plus, which number cells drop. They drop the trunk
 * prefix as well, so where national numbers have one, a number may be both: `49 30 123456` or `(0)4930 123456`. Few
 * national numbers begin with the country's own code, so it is taken for one if the country groups such numbers as the
 * rest. Where numbers are written without a prefix, as in Italy, the national number counts.
 */
function numberAtHome(home: CountryCode, digits: string): string | null {
  const [callingCode = '', trunkPrefix] = [metadata.countries[home]?.[0], metadata.countries[home]?.[TRUNK_PREFIX]];
  const hasCode = digits.startsWith(callingCode);
  // The plans of a few countries allow any digits, so the usual length counts as well.
  if (!digits.startsWith('0')) {
    if (digits.length > longestNational(digits) && !hasCode) return null;
    if (OPEN_PLANS.has(home) && (digits.length < SHORTEST_LOCAL || ROUND_OR_COUNTED.test(digits))) return null;
  }
  // Where numbers are written with a zero, one without it is more likely a date.
  if (digits.length === 8 && COMPACT_TIME.test(digits) && trunkPrefix === '0') return null;
  const hasLostPrefix = typeof trunkPrefix === 'string' && !digits.startsWith(trunkPrefix);
  const abroad = hasCode && hasLostPrefix ? parse(`+${digits}`) : undefined;
  if (abroad?.isValid() && GROUPED.test(abroad.formatInternational())) return abroad.number;
  const parsed = parse(digits, home);
  if (parsed?.isValid()) return parsed.number;
  const isFurther = FURTHER_LENGTHS[callingCode]?.includes(digits.length);
  return isFurther ? `+${callingCode}${digits.replace(/^0/u, '')}` : null;
}

function parse(text: string, defaultCountry?: CountryCode): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, { defaultCountry, extract: false }, metadata);
}

function possibleNumber(text: string, home?: CountryCode): string | null {
  const parsed = parse(text, home);
  return parsed?.isPossible() ? parsed.number : null;
}

function longestNational(digits: string): number {
  return digits.startsWith('0') || LONG_SERVICE.test(digits) ? LONGEST_NATIONAL + 2 : LONGEST_NATIONAL;
}

/** `(XXX) XXX-XXXX` for 10 digits, or 11 starting with 1; anything else, also with an extension, stays unchanged. */
export function formatNationalPhone(text: string): string {
  const phone = readWritten(text);
  if (!phone || phone.extension !== undefined || !isPhone(text)) return text;
  const { hasPlus, digits } = phone;
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  // Ten digits after another country's code are not an American number.
  if (local.length !== 10 || (hasPlus && digits.length !== 11)) return text;
  return `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`;
}

/**
 * `+15551234567`, and `;ext=12` for an extension as in RFC 3966. A number without a country code belongs to `country`.
 * Text that cannot be read stays unchanged.
 */
export function formatE164Phone(text: string, country: string): string {
  const home = knownCountry(country);
  // Covers most files, forty times faster than the parser and tested to give the same result.
  if (home === 'US' && AMERICAN.test(text)) return `+1${text.replace(/\D/gu, '').slice(-10)}`;
  const phone = readWritten(text);
  if (!phone) return text;
  // A column without a country accepts numbers that `country` has only room for.
  const hasRoom = home && !phone.hasPlus && isPlainPhone(phone);
  const number = numberOf(phone, home) ?? (hasRoom ? possibleNumber(phone.written, home) : null);
  if (number === null) return text;
  return phone.extension === undefined ? number : `${number};ext=${phone.extension}`;
}

function isInternational(digits: string): boolean {
  if (digits.length > LONGEST) return false;
  for (let length = 1; length <= 3; length += 1) {
    const lengths = LENGTHS_BY_CALLING_CODE.get(digits.slice(0, length));
    if (lengths) return lengths.has(digits.length - length) && !ONLY_ZEROS.test(digits.slice(length));
  }
  return false;
}

/** The code of a country with a numbering plan, in any case. */
function knownCountry(country: string): CountryCode | undefined {
  const home = country.toUpperCase();
  return isKnownCountry(home) ? home : undefined;
}

function isKnownCountry(country: string): country is CountryCode {
  return Object.hasOwn(metadata.countries, country);
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
