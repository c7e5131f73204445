/** How a number format writes a number into delimited text. */
export type NumberText = 'plain' | 'percent' | 'shown';

/**
 * Which formats say something about the value rather than dress it. Zero-padding (`000`), digit groups with other
 * signs between (`000-00-0000`, phone numbers), fractions and text are shown as Excel shows them; a percent keeps its
 * sign and all its digits; thousands separators, decimals, currencies, units and exponents are dress: the plain number.
 */
export function numberText(format: string): NumberText {
  if (/^general$/i.test(format)) return 'plain';
  const section = format.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, ' ').split(';')[0]!;
  if (section.includes('%')) return 'percent';
  if (/e[+-]/i.test(section)) return 'plain';
  if (/[?#0]\s*\/\s*[?#0-9]/.test(section)) return 'shown';
  const integer = section.split('.')[0]!;
  if (/0[^#?]*0/.test(integer.replace(/,/g, ''))) return 'shown';
  return 'plain';
}

/** A number in plain decimal notation: integers exactly, others with the 15 digits that Excel itself keeps. */
export function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (Number.isSafeInteger(value)) return String(Object.is(value, -0) ? 0 : value);
  const short = String(Number(value.toPrecision(15)));
  return short.includes('e') ? withoutExponent(short) : short;
}

export function percentText(value: number): string {
  return `${plainNumber(Number((value * 100).toPrecision(15)))}%`;
}

function withoutExponent(text: string): string {
  const [mantissa = '', exponentText = '0'] = text.split('e');
  const exponent = Number(exponentText);
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - whole.length)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(exponent, '0')}`;
}
