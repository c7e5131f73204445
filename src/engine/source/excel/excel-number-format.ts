/**
 * How one section of a number format writes a number.
 * `plain`: at least `digits` before the point and `decimals` after it. `percent`: the same, times 100 and signed.
 * `shown`: as Excel shows it, while that keeps all of the number. `words`: as shown, having no digits.
 */
export interface NumberStyle {
  readonly kind: 'plain' | 'percent' | 'shown' | 'words';
  readonly digits: number;
  readonly decimals: number;
}

/** The style in which a format writes a value; formats have sections for signs or conditions. */
export type NumberStyles = (value: number) => NumberStyle;

interface Section {
  readonly style: NumberStyle;
  readonly holds: ((value: number) => boolean) | null;
}

type Token =
  | { readonly kind: 'digit' | 'point' | 'comma' | 'percent' | 'exponent' | 'slash' | 'general' | 'end' }
  | { readonly kind: 'zero' }
  | { readonly kind: 'literal' | 'bracket'; readonly text: string };

const TOKEN = /"([^"]*)"?|[\\](.)|_.|\*.|\[([^\]]*)\]|(general)|(e[+-])|([\s\S])/giu;

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
 * Takes a format apart. What it says about the value is kept: zeros in front (`00000`), characters between digits
 * (`000-00-0000`), percents, words instead of numbers (`"yes";;"no"`), the least number of decimals. Thousands,
 * currencies, units, exponents and fractions are dress.
 */
export function numberStyles(format: string): NumberStyles {
  const sections = splitSections(format).map((tokens) => ({ style: sectionStyle(tokens), holds: conditionOf(tokens) }));
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
  return [...format.matchAll(TOKEN)].flatMap(([whole, quoted, escaped, bracket, general, exponent, sign]): Token[] => {
    if (general !== undefined) return [{ kind: 'general' }];
    if (exponent !== undefined) return [{ kind: 'exponent' }];
    if (bracket !== undefined) return [{ kind: 'bracket', text: bracket }];
    const kind = sign === undefined ? undefined : SIGN_KINDS.get(sign);
    if (kind !== undefined) return [{ kind }];
    const text = quoted ?? escaped ?? sign;
    // Room left for a character, and filling, write nothing that counts.
    return text === undefined || /^[_*]/.test(whole) ? [] : [{ kind: 'literal', text }];
  });
}

const isDigit = ({ kind }: Token): boolean => kind === 'zero' || kind === 'digit';
/** What people put between thousands in formats without the comma of the language. */
const GROUP_SIGN = /^[ \u00a0\u2009\u202f'’.]$/u;

function sectionStyle(tokens: readonly Token[]): NumberStyle {
  const has = (kind: Token['kind']): boolean => tokens.some((token) => token.kind === kind);
  if (!tokens.some(isDigit)) {
    const words = !has('general') && tokens.some((token) => token.kind === 'literal' && /\p{L}/u.test(token.text));
    return { ...PLAIN, kind: words ? 'words' : 'plain' };
  }
  if (has('exponent') || has('slash')) return PLAIN;
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

/** Whether characters stand between digits that do not merely group thousands. */
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
