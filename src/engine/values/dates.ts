import type { DateOrder } from './format.js';
import { withAsciiDigits } from './digits.js';
import { ENGLISH_MONTHS, foldWord, isDateFiller, isWeekday, monthOfWord } from './month-names.js';

/** A calendar day without a time, so no time zone can shift it. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/**
 * The evidence of a text for the order of day and month: `dmy` or `mdy` when only that reading is a date, `both` when
 * the two are different dates, `none` when it shows nothing (year first, a month name, equal day and month, not a
 * date).
 */
export type DateEvidence = 'dmy' | 'mdy' | 'both' | 'none';

const MINUTES = String.raw`:\d{2}(?::\d{2}(?:[.,]\d+)?)?`;
const HALF_DAY = String.raw`\s*[ap]\.?\s?m\.?`;
const ZONE = String.raw`(?:\s*(?:z|utc|gmt))?(?:\s*[+-]\d{2}(?::?\d{2})?)?`;
/** `T10`, ` 10:49`, `, 10:49:41.5 -08:00`, ` 10 pm`: an hour alone must be marked as one. */
const TIME = String.raw`(?:(?:t\d{1,2}(?:${MINUTES})?|,?\s+\d{1,2}(?:${MINUTES}(?:${HALF_DAY})?|${HALF_DAY}))${ZONE})?`;
const WEEKDAY_BEHIND = String.raw`(?:\s*[(（][^)）\d]{1,10}[)）])?`;

/** Lengths of texts that can be dates; JavaScript's own long form is the longest. */
const SHORTEST = 6;
const LONGEST = 90;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})(-|/|\.\s?|\s)(\d{1,2})\2(\d{1,2})\.?${WEEKDAY_BEHIND}${TIME}$`, 'iu');
const YEAR_LAST = new RegExp(
  String.raw`^(\d{1,2})(-|/|\.\s?|\s)(\d{1,2})\2(\d{4}|\d{2})\.?${WEEKDAY_BEHIND}${TIME}$`,
  'iu',
);
const COMPACT =
  /^((?:1[6-9]|2[01])\d{2})(\d{2})(\d{2})(?:t\d{2}(?::?\d{2}){0,2}(?:[.,]\d+)?(?:z|[+-]\d{2}:?\d{2})?)?$/iu;
const EAST_ASIAN =
  /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일号號]?(?:\s*[(（][^)）]{1,4}[)）])?(?:\s*[^\d\s]{0,4}\s*\d{1,2}\s*[:时時시点].*)?$/u;
const ZONE_BEHIND = String.raw`(?:\s*(?:z|utc|gmt)(?!\p{L}))?(?:\s*[+-]\d{2}:?\d{2}\b)?(?:\s*\([^)]*\))?`;
/** `10:00`, `10:00:41.5 PM`, `9 am`, and after the `T` of ISO. */
const CLOCK_ANYWHERE = new RegExp(
  String.raw`(?:\b|(?<=\d)t)\d{1,2}(?:${MINUTES}(?:${HALF_DAY}(?!\p{L}))?|${HALF_DAY}(?!\p{L}))${ZONE_BEHIND}`,
  'iu',
);
/** The time that databases print after a date with a month name: `09.00.00.000000000 AM +01:00`. */
const DOTTED_CLOCK = new RegExp(
  String.raw`\s\d{1,2}\.\d{2}\.\d{2}(?:[.,]\d+)?(?:${HALF_DAY}(?!\p{L}))?(?:\s*[+-]\d{1,2}:\d{2})?$`,
  'iu',
);
/** The month of East Asian dates that are not written year first: `15-1月-18`. */
const NUMBERED_MONTH = /(?<!\d)(1[0-2]|0?[1-9])\s?[月월]/u;
const LEADING_WORD = /^(\p{L}+)[.,]*\s*(?=\d)/u;
const TWO_WORD_MONTH = /(كانون|تشرين)\s+/gu;
const NAMED_PART = /(\d+)|([\p{L}\p{M}]+)|([^\s.,\-/'’()º°ª]+)/gu;
const APOSTROPHE_FIRST = /^\P{N}*['’]\d/u;
const MAX_DAYS = 31;

/**
 * Reads a date in the given order of day and month. With `null`, the order is undecided: a text that has both readings
 * is read month first, so check `dateEvidence` before relying on it. The time of day and its zone are ignored. Anything
 * doubtful is `null`.
 */
export function parseDate(text: string, order: DateOrder | null): CalendarDate | null {
  const plain = withAsciiDigits(text).trim();
  if (plain.length < SHORTEST || plain.length > LONGEST) return null;
  const dateText = withoutWeekday(plain);
  const numeric = YEAR_LAST.exec(dateText);
  if (numeric) return parseYearLast(numeric, order);
  const parts = YEAR_FIRST.exec(dateText);
  if (parts) return calendarDate(Number(parts[1]), Number(parts[3]), Number(parts[4]));
  const run = COMPACT.exec(plain) ?? EAST_ASIAN.exec(plain);
  if (run) return calendarDate(Number(run[1]), Number(run[2]), Number(run[3]));
  return parseNamed(plain);
}

export function dateEvidence(text: string): DateEvidence {
  const plain = withAsciiDigits(text).trim();
  const numeric = plain.length > LONGEST ? null : YEAR_LAST.exec(withoutWeekday(plain));
  if (!numeric) return 'none';
  const dayFirst = parseYearLast(numeric, 'dmy');
  const monthFirst = parseYearLast(numeric, 'mdy');
  if (dayFirst && monthFirst) return dayFirst.day === monthFirst.day ? 'none' : 'both';
  if (dayFirst) return 'dmy';
  return monthFirst ? 'mdy' : 'none';
}

/** `Mo, 31.12.2024` without its weekday. */
function withoutWeekday(text: string): string {
  const leading = LEADING_WORD.exec(text);
  return leading && isWeekday(foldWord(leading[1] ?? '')) ? text.slice(leading[0].length) : text;
}

/** Two-digit years as spreadsheets read them: 00 to 49 are 2000 to 2049, 50 to 99 are 1950 to 1999. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

function parseYearLast(match: RegExpExecArray, order: DateOrder | null): CalendarDate | null {
  const [, first = '', , second = '', third = ''] = match;
  const year = fullYear(third);
  const dayFirst = (): CalendarDate | null => calendarDate(year, Number(second), Number(first));
  const monthFirst = (): CalendarDate | null => calendarDate(year, Number(first), Number(second));
  if (order === 'dmy') return dayFirst();
  if (order === 'mdy') return monthFirst();
  const shortYearFirst = (): CalendarDate | null =>
    first.length === 2 && third.length === 2 ? calendarDate(fullYear(first), Number(second), Number(third)) : null;
  if (order === null) return monthFirst() ?? dayFirst() ?? shortYearFirst();
  if (third.length === 2) return shortYearFirst();
  // The year is last in a column that has it first: only a text with a single reading is reliable.
  const readings = [dayFirst(), monthFirst()].filter((date) => date !== null);
  return readings.length === 1 || Number(first) === Number(second) ? (readings[0] ?? null) : null;
}

/**
 * Dates with a month name. They are day-month-year or month-day-year, whatever the order of the column; a two-digit
 * year comes first only if the first number cannot be a day.
 */
function parseNamed(text: string): CalendarDate | null {
  const numbers: string[] = [];
  const words: { readonly folded: string; readonly before: number }[] = [];
  const dateText = text
    .replace(NUMBERED_MONTH, (_, month: string) => ` ${ENGLISH_MONTHS[Number(month) - 1] ?? ''} `)
    .replace(DOTTED_CLOCK, ' ')
    .replace(CLOCK_ANYWHERE, ' ')
    .replace(TWO_WORD_MONTH, '$1');
  for (const [, number, word, other] of dateText.matchAll(NAMED_PART)) {
    if (other !== undefined) return null;
    if (number !== undefined) numbers.push(number);
    else if (word !== undefined) words.push({ folded: foldWord(word), before: numbers.length });
  }
  const [first = '', second = ''] = numbers;
  if (numbers.length !== 2) return null;
  // `mar` is March and, before a date with its own month, mardi or martes.
  const [leading] = words;
  if (leading && leading.before === 0 && isWeekday(leading.folded)) {
    if (monthOfWord(leading.folded) === 0 || words.slice(1).some(({ folded }) => monthOfWord(folded) > 0))
      words.shift();
  }
  const months = words.filter(({ folded }) => monthOfWord(folded) > 0);
  const [name] = months;
  if (!name || months.length > 1) return null;
  if (words.some((word) => word !== name && !isDateFiller(word.folded))) return null;
  const month = monthOfWord(name.folded);
  if (name.before === 0) return namedDate(second, month, first);
  if (name.before === 2) return null;
  if (first.length === 4 || !isDayNumber(first)) return namedDate(first, month, second);
  // An apostrophe marks a year, so `'18-Jan-15` contradicts the usual order.
  return APOSTROPHE_FIRST.test(dateText) ? null : namedDate(second, month, first);
}

function isDayNumber(digits: string): boolean {
  return Number(digits) >= 1 && Number(digits) <= MAX_DAYS;
}

function namedDate(year: string, month: number, day: string): CalendarDate | null {
  if ((year.length !== 4 && year.length !== 2) || day.length > 2) return null;
  return calendarDate(fullYear(year), month, Number(day));
}

function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return { year, month, day };
}

/** Number of days in a month (1 to 12) of the Gregorian calendar. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const TOKEN = /\[([^\]]*)\]|YYYY|yyyy|YY|yy|MMMM|MMM|MM|M|DD|dd|D/gu;

const partFns: Readonly<Record<string, (date: CalendarDate) => string>> = {
  YYYY: ({ year }) => String(year).padStart(4, '0'),
  YY: ({ year }) => String(year % 100).padStart(2, '0'),
  MMMM: ({ month }) => ENGLISH_MONTHS[month - 1] ?? '',
  MMM: ({ month }) => (ENGLISH_MONTHS[month - 1] ?? '').slice(0, 3),
  MM: ({ month }) => String(month).padStart(2, '0'),
  M: ({ month }) => String(month),
  DD: ({ day }) => String(day).padStart(2, '0'),
  D: ({ day }) => String(day),
};

export const ISO_DATE = 'YYYY-MM-DD';

/**
 * Formats a date by a pattern of `YYYY YY MMMM MMM MM M DD D`; month names are English, `[text]` is literal. Lower-case
 * `yyyy` and `dd` are accepted as well.
 */
export function formatDate(date: CalendarDate, pattern: string): string {
  return pattern.replace(
    TOKEN,
    (token, literal: string | undefined) => literal ?? partFns[token.toUpperCase()]?.(date) ?? token,
  );
}
