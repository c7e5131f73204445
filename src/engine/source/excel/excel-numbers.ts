import { SSF } from 'xlsx';

type NumberWriter = (value: number, style: NumberStyle, format: string) => string;

const writers = {
  plain: (value, style) => padded(plainNumber(value), style),
  percent: (value, style) => `${padded(plainNumber(Number((value * 100).toPrecision(15))), style)}%`,
  shown: (value, style, format) => {
    const shown = shownText(value, format);
    return shown !== null && keepsDigits(shown, value, style.decimals) ? shown : padded(plainNumber(value), style);
  },
  words: (value, _style, format) => shownText(value, format) ?? plainNumber(value),
} satisfies Record<NumberStyle['kind'], NumberWriter>;

/** Writes a number; `format` is without spacing. */
export function numberText(value: number, style: NumberStyle, format: string): string {
  return Number.isFinite(value) ? writers[style.kind](value, style, format) : '';
}

/** A number in plain decimal notation: integers exactly, others with the 15 digits that Excel stores. */
export function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (Number.isSafeInteger(value)) return String(Object.is(value, -0) ? 0 : value);
  const short = String(storedDigits(value));
  return short.includes('e') ? withoutExponent(short) : short;
}

/** Rounds to the digits that Excel stores; the rest comes from the binary representation. */
function storedDigits(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(15));
}

/** Whether a formatted text has all digits of a number; rounding and short formats drop some. */
function keepsDigits(shown: string, value: number, decimals: number): boolean {
  const text = plainNumber(Math.abs(value));
  const places = text.split('.')[1]?.length ?? 0;
  return places <= decimals && shown.replace(/\D/g, '').includes(text.replace('.', ''));
}

/**
 * Adds the zeros that the format shows on both sides, but not with exactly three decimal places: where the comma is the
 * decimal sign, `1.500` would be read as fifteen hundred, and `1.5` would not.
 */
function padded(text: string, { digits, decimals }: NumberStyle): string {
  if (digits === 0 && decimals === 0) return text;
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = text.slice(sign.length).split('.');
  const places = decimals === 3 ? fraction : fraction.padEnd(decimals, '0');
  return `${sign}${whole.padStart(digits, '0')}${places && `.${places}`}`;
}

function withoutExponent(text: string): string {
  const [mantissa = '', exponentText = '0'] = text.split('e');
  const exponent = Number(exponentText);
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - whole.length)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(exponent, '0')}`;
}

function shownText(value: number, format: string): string | null {
  try {
    return String(SSF.format(format, storedDigits(value))).trim() || null;
  } catch {
    return null;
  }
}

/**
 * How one section of a number format writes a number. `plain`: at least `digits` before the decimal point and
 * `decimals` after it. `percent`: the same, times 100 with a percent sign. `shown`: as Excel shows it, as long as no
 * digits are lost. `words`: as shown, without digits.
 */
interface NumberStyle {
  readonly kind: 'plain' | 'percent' | 'shown' | 'words';
  readonly digits: number;
  readonly decimals: number;
}

/** Returns the style for a value; formats have sections for signs or conditions. */
export type NumberStyles = (value: number) => NumberStyle;

interface Section {
  readonly style: NumberStyle;
  readonly holds: ((value: number) => boolean) | null;
}

type Token =
  | { readonly kind: 'digit' | 'point' | 'comma' | 'percent' | 'exponent' | 'slash' | 'general' | 'end' }
  | { readonly kind: 'zero' }
  | { readonly kind: 'literal' | 'bracket'; readonly text: string };

const SPACING = /("[^"]*"?|\\.|\[[^\]]*\])|[_*].?/gsu;
const TOKEN = /"([^"]*)"?|[\\](.)|\[([^\]]*)\]|(general)|(e[+-])|([\s\S])/giu;

const SIGN_KINDS = new Map<string, 'digit' | 'zero' | 'point' | 'comma' | 'percent' | 'slash' | 'end'>([
  ['0', 'zero'],
  ['#', 'digit'],
  ['?', 'digit'],
  ['.', 'point'],
  [',', 'comma'],
  ['%', 'percent'],
  ['/', 'slash'],
  [';', 'end'],
]);

/**
 * A number format without spacing and fill characters. They write nothing relevant, and SSF takes a fill of `.` for a
 * decimal point.
 */
export function withoutSpacing(format: string): string {
  return format.replace(SPACING, '$1');
}

/**
 * Parses a number format. What determines the value is kept: leading zeros (`00000`), characters between digits
 * (`000-00-0000`), percents, words instead of numbers (`"yes";;"no"`), the minimum number of decimals. Thousands
 * separators, currencies, units, exponents and fractions are presentation only.
 */
export function numberStyles(format: string): NumberStyles {
  const sections = splitSections(withoutSpacing(format)).map((tokens) => ({
    style: sectionStyle(tokens),
    holds: conditionOf(tokens),
  }));
  const [first, second = first, third = first] = sections as [Section, ...Section[]];
  if (sections.some(({ holds }) => holds)) {
    return (value) => (sections.find(({ holds }) => holds?.(value)) ?? sections.at(-1) ?? first).style;
  }
  return (value) => (value > 0 ? first : value < 0 ? second : third).style;
}

function splitSections(format: string): readonly (readonly Token[])[] {
  const sections: Token[][] = [[]];
  for (const token of tokensOf(format)) {
    if (token.kind === 'end') sections.push([]);
    else sections.at(-1)?.push(token);
  }
  return sections;
}

function tokensOf(format: string): readonly Token[] {
  return [...format.matchAll(TOKEN)].flatMap(([, quoted, escaped, bracket, general, exponent, sign]): Token[] => {
    if (general !== undefined) return [{ kind: 'general' }];
    if (exponent !== undefined) return [{ kind: 'exponent' }];
    if (bracket !== undefined) return [{ kind: 'bracket', text: bracket }];
    const kind = sign === undefined ? undefined : SIGN_KINDS.get(sign);
    if (kind !== undefined) return [{ kind }];
    const text = quoted ?? escaped ?? sign;
    return text === undefined ? [] : [{ kind: 'literal', text }];
  });
}

const isDigit = ({ kind }: Token): boolean => kind === 'zero' || kind === 'digit';
/** Thousands separators in formats that do not use the locale's comma. */
const GROUP_SIGN = /^[ \u00a0\u2009\u202f'’.]$/u;

function sectionStyle(tokens: readonly Token[]): NumberStyle {
  const has = (kind: Token['kind']): boolean => tokens.some((token) => token.kind === kind);
  if (!tokens.some(isDigit)) {
    const words = !has('general') && tokens.some((token) => token.kind === 'literal' && /\p{L}/u.test(token.text));
    return { ...PLAIN, kind: words ? 'words' : 'plain' };
  }
  if (has('exponent') || has('slash')) return PLAIN;
  // A second point would be written as it is.
  if (tokens.filter(({ kind }) => kind === 'point').length > 1) return PLAIN;
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const whole = point < 0 ? tokens : tokens.slice(0, point);
  const decimals = point < 0 ? 0 : tokens.slice(point).filter(({ kind }) => kind === 'zero').length;
  if (has('percent')) return { kind: 'percent', digits: 0, decimals };
  // A comma after the last digit divides by a thousand.
  if (tokens.some(({ kind }, index) => kind === 'comma' && !tokens.slice(index).some(isDigit))) return PLAIN;
  if (has('comma')) return { kind: 'plain', digits: 0, decimals };
  const zeros = whole.filter(({ kind }) => kind === 'zero').length;
  const literals = tokens.some((token) => token.kind === 'literal' && token.text.trim() !== '');
  const shown = (zeros > 1 && literals) || isCut(whole, zeros);
  return { kind: shown ? 'shown' : 'plain', digits: zeros > 1 ? zeros : 0, decimals };
}

const PLAIN: NumberStyle = { kind: 'plain', digits: 0, decimals: 0 };

/** Whether there are characters between digits other than thousands separators. */
function isCut(whole: readonly Token[], zeros: number): boolean {
  const inside = whole.slice(whole.findIndex(isDigit), whole.findLastIndex(isDigit));
  return inside.some((token) => token.kind === 'literal' && (zeros > 1 || !GROUP_SIGN.test(token.text)));
}

const COMPARISONS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '=': (value, bound) => value === bound,
  '<>': (value, bound) => value !== bound,
};

function conditionOf(tokens: readonly Token[]): Section['holds'] {
  for (const token of tokens) {
    if (token.kind !== 'bracket') continue;
    const [, sign = '', bound] = /^([<>=]{1,2})(-?[\d.]+)$/.exec(token.text.trim()) ?? [];
    const compare = COMPARISONS[sign];
    if (compare) return (value) => compare(value, Number(bound));
  }
  return null;
}
