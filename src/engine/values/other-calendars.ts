/** Years that Thai dates have now, and how far they are ahead. */
const BUDDHIST = { from: 2400, to: 2700, ahead: 543 };
/** Years that Persian and Islamic dates have now. */
const ISLAMIC = { from: 1300, to: 1500 };
/** The years before the first of each era. */
const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  明治: 1867,
  民國: 1911,
  民国: 1911,
};
const YEAR_OF_ERA = new RegExp(`^(${Object.keys(ERAS).join('|')})\\s*(\\d{1,4}|元)(?=\\s*年)`, 'u');
const THAI_DIGIT = /[๐-๙]/u;
const NATIVE_DIGIT = /(?![0-9])\p{Nd}/u;

/** A date in digits as it was written. */
interface WrittenDate {
  readonly separator: string;
  readonly isYearFirst: boolean;
  readonly text: string;
}

/**
 * Whether a year may be one of another calendar. It is Gregorian in ISO 8601 and, if it is long past, between points. Two
 * Thai digits may be either.
 */
export function isOfOtherCalendar(year: number, { separator, isYearFirst, text }: WrittenDate): boolean {
  const isIslamic = year >= ISLAMIC.from && year < ISLAMIC.to;
  if (!isIslamic && !isBuddhistYear(year)) return year < 100 && THAI_DIGIT.test(text);
  const isPlain = (isYearFirst && separator === '-') || (isIslamic && separator.startsWith('.'));
  return !isPlain || NATIVE_DIGIT.test(text);
}

export function isBuddhistYear(year: number): boolean {
  return year >= BUDDHIST.from && year < BUDDHIST.to;
}

/** Of a Thai date, which has a Buddhist year. */
export function gregorianYear(year: string): string {
  return isBuddhistYear(Number(year)) ? String(Number(year) - BUDDHIST.ahead) : year;
}

/** `令和6年` as `2024年`. */
export function withCommonYear(text: string): string {
  return text.replace(YEAR_OF_ERA, (_, era: string, year: string) =>
    String((ERAS[era] ?? 0) + (year === '元' ? 1 : Number(year))),
  );
}
