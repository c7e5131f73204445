import { hasCheckDigits } from '../values/column-types/iban-check-digits.js';

const UUID_LABEL = /^[^\p{L}\p{N}]*(?:(?:urn\W*)?(?:uuid|guid)[^\p{L}\p{N}]*|0x)?/iu;
const UUID_SEPARATORS = /[\s_\p{Pd}]+/gu;
const AROUND_UUID = /[\s"'’”)\]}>.;,]+$/u;
const UUID_DIGITS = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/u;

/** Finds the 32 digits of a UUID between brackets, quotes and separators, or after its name. */
export function repairUuid(text: string): string {
  const bare = text.replace(UUID_LABEL, '').replace(AROUND_UUID, '').replace(UUID_SEPARATORS, '').toLowerCase();
  const digits = UUID_DIGITS.exec(bare);
  return digits ? digits.slice(1).join('-') : text;
}

const IBAN_LABEL = /^[^A-Z\d]*IBAN[^A-Z\d]*(?:(?:NR|NO|NUMBER|NUMMER)[^A-Z\d]+)?/u;
const NOT_IN_IBAN = /[^A-Z\d]+/gu;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u;

/** Removes a label and separators of any kind. */
export function repairIban(text: string): string {
  const iban = compactIban(text);
  return isIban(iban) ? iban : text;
}

/** Replaces the letter O with zero if the check digits are correct then: everywhere, or after the letters of a bank. */
export function repairIbanZeros(text: string): string {
  const iban = compactIban(text);
  const withZeros = (from: number): string => iban.slice(0, from) + iban.slice(from).replaceAll('O', '0');
  const start = withZeros(2).slice(0, 4) + iban.slice(4);
  const found = new Set([withZeros(2), start.slice(0, 8) + withZeros(8).slice(8), start].filter(isIban));
  const [only] = found;
  return found.size === 1 && only !== undefined && only !== iban ? only : text;
}

function compactIban(text: string): string {
  return text.toUpperCase().replace(IBAN_LABEL, '').replace(NOT_IN_IBAN, '');
}

function isIban(text: string): boolean {
  return IBAN.test(text) && hasCheckDigits(text);
}
