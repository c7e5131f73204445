import { withAsciiDigits } from '../digits.js';
import { hasCheckDigits } from './iban-check-digits.js';

/** Countries with IBANs, by length, from the registry of ISO 13616. */
const COUNTRIES_BY_LENGTH: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HN HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};
const LENGTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(COUNTRIES_BY_LENGTH).flatMap(([length, countries]) =>
    countries.split(' ').map((country): [string, number] => [country, Number(length)]),
  ),
);
/** Spaces, and hyphens in place of them; the word before the number on forms. */
const AROUND = /^IBAN:?|[\s\u00a0-]+/giu;
/** ISO 7064 gives check digits from 02 to 98. */
const SHAPE = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/u;
const LONGEST = 60;

/** An IBAN without spaces, in upper case; `null` if its country, length or check digits are wrong. */
export function readIban(text: string): string | null {
  if (text.length > LONGEST) return null;
  const iban = withAsciiDigits(text).trim().replace(AROUND, '').toUpperCase();
  if (!SHAPE.test(iban) || LENGTHS.get(iban.slice(0, 2)) !== iban.length) return null;
  return hasCheckDigits(iban) ? iban : null;
}
