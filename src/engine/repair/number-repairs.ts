import type { NumberFormat } from '../values/format.js';
import { DEBIT_OR_CREDIT, splitUnit } from '../values/number-units.js';
import { parseNumber } from '../values/numbers.js';

const SIGN = String.raw`[-+\u2212]?`;
/** Currency symbols, codes, and abbreviations such as `kr`. */
const CURRENCY = String.raw`(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3}|kr\.?|zł|Kč|Ft|лв\.?|р\.?|руб\.?|Rs\.?|Fr\.?|R\$)`;
const WITH_CURRENCY = new RegExp(
  String.raw`^(?<sign>${SIGN})\s*(?:${CURRENCY}\s*(?<before>[^\p{L}\p{Sc}]+)|(?<after>[^\p{L}\p{Sc}]+?)\s*${CURRENCY})$`,
  'u',
);
const IN_PARENTHESES = /^\((.+)\)$/u;
const WITH_PERCENT = /^(?:%\s*(?<before>[^%]+)|(?<after>[^%]+?)\s*[%٪])$/u;
const WITH_UNIT = /^(?<after>[^\p{L}]*\p{N})\s*(?:\p{L}[\p{L}\p{N}²³/.-]*|["″'′°])\.?$/u;
/** Not units but multipliers: `1.5k` is not 1.5, and `m` can mean meters or millions. */
const WITH_MAGNITUDE = /\p{N}\s*(?:k|m|b|t|bn|mn|mm|mio|mrd|mln|tsd|thousand|million|billion|lakhs?|crores?)\.?$/iu;
const WITH_APPROXIMATION = /^(?:~|≈|ca\.?|approx\.?|about)\s*(?<before>[^\p{L}]+)$/iu;

/** Rewrites a number in the column's format: no group separators, the decimal separator of `format`. */
function plainNumber(text: string, format: NumberFormat | null): string | null {
  const decimal = format?.decimal ?? '.';
  const other = decimal === '.' ? ',' : '.';
  const parsed =
    parseNumber(text, { decimal, exponent: false }) ?? parseNumber(text, { decimal: other, exponent: false });
  if (!parsed?.exact) return null;
  const digits = String(parsed.value);
  return digits.includes('e') ? null : digits.replace('.', decimal);
}

/** Removes what `pattern` finds around a number, but not its sign. Parentheses mean a negative number. */
function numberWithin(text: string, pattern: RegExp, format: NumberFormat | null): string {
  const enclosed = IN_PARENTHESES.exec(text.trim());
  const found = pattern.exec(enclosed ? `-${enclosed[1] ?? ''}` : text.trim());
  if (!found?.groups) return text;
  const { sign = '', before, after } = found.groups;
  return plainNumber(`${sign}${(before ?? after ?? '').trim()}`, format) ?? text;
}

/** Fixes a number whose decimal separator is not that of its column: `1.234,56 €` becomes `1234.56 €`. */
export function repairDecimal(text: string, format: NumberFormat | null): string {
  return plainNumber(text, format) ?? text.replace(/\p{N}.*\p{N}/u, (number) => plainNumber(number, format) ?? number);
}

export function repairCurrency(text: string, format: NumberFormat | null): string {
  return numberWithin(text, WITH_CURRENCY, format);
}

/** `12.5 %` becomes `12.5`, not `0.125`. */
export function repairPercent(text: string, format: NumberFormat | null): string {
  return numberWithin(text, WITH_PERCENT, format);
}

/** `12 kg` and `ca. 12` become `12`. `5 DR` may be -5, so it stays. */
export function repairUnit(text: string, format: NumberFormat | null): string {
  if (WITH_MAGNITUDE.test(text) || splitUnit(text)?.unit === DEBIT_OR_CREDIT) return text;
  const bare = numberWithin(text, WITH_UNIT, format);
  return bare === text ? numberWithin(text, WITH_APPROXIMATION, format) : bare;
}
