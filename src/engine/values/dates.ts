import type { CalendarDate } from './calendar-date.js';
import type { DateNotation, DateOrder } from './format.js';
import { withAsciiDigits } from './digits.js';
import { foldWord } from './fold-word.js';
import { ENGLISH_MONTHS, isDateFiller, isShipped, isWeekday, monthOfWord } from './month-names.js';
import { CLOCK_ANYWHERE, DOTTED_CLOCK, TIME } from './times-of-day.js';
import { ordinalDate, serializedDate, weekDate } from './week-dates.js';
import { gregorianYear, isBuddhistYear, isOfOtherCalendar, withCommonYear } from './other-calendars.js';

/**
 * The evidence of a text for the order of day and month: `dmy` or `mdy` when only that reading is a date, `both` when
 * the two are different dates, `none` when it shows nothing (year first, a month name, equal day and month, not a
 * date).
 */
export type DateEvidence = 'dmy' | 'mdy' | 'both' | 'none';

/** A weekday, and what is written for “year” in Slavic languages: `31.12.2024 г.`, `r.`. */
const BEHIND = String.raw`(?:\s*[(（][^)）\d]{1,10}[)）]|\s*[грr]\.?(?!\p{L}))?`;
const ZONE_ALONE = String.raw`(?:z|[+-]\d{2}:\d{2})?`;

/** Lengths of texts that can be dates; JavaScript's own long form is the longest. */
const HAS_DIGIT = /\d/u;
const SHORTEST = 6;
const LONGEST = 90;
const YEAR_FIRST = new RegExp(
  String.raw`^(?:'|\+0*)?(\d{4})(-|/|\.\s?|\s|_|:)(\d{1,2})\2(\d{1,2})\.?${BEHIND}(?:${ZONE_ALONE}|${TIME})$`,
  'iu',
);
const YEAR_LAST = new RegExp(
  String.raw`^(?:'(?=.*\d{4}))?(\d{1,2})(-|/|\.\s?|\s|_)(\d{1,2})\2(\d{4}|\d{2})\.?${BEHIND}${TIME}$`,
  'iu',
);
/** `31012024`. None of these is a date with the year first. */
const COMPACT_YEAR_LAST = /^(\d{2})(\d{2})((?:19|20)\d{2})$/u;
const COMPACT =
  /^((?:1[6-9]|2[01])\d{2})(\d{2})(\d{2})(?:(?:t\d{2}(?::?\d{2}){0,2}|\s?(?:[01]\d|2[0-3])(?::?[0-5]\d){1,2})(?:[.,]\d+)?(?:z|[+-]\d{2}:?\d{2})?)?$/iu;
/** ISO 8601: `2024-W05-3`, `2024-031`, and without hyphens. */
const WEEK_DATE = new RegExp(String.raw`^(\d{4})-?w(\d{2})-?([1-7])${TIME}$`, 'iu');
const ORDINAL_DATE = new RegExp(String.raw`^((?:1[6-9]|2[01])\d{2})[-/]?(\d{3})${TIME}$`, 'iu');
const EAST_ASIAN =
  /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일号號]?(?:\s*[(（][^)）]{1,4}[)）]|\s*(?:星期|周|週).|\s*.曜日?|\s*.요일)?(?:\s*[^\d\s]{0,4}\s*\d{1,2}\s*[:时時시点].*)?$/u;
/** The month of East Asian dates that are not written year first: `15-1月-18`; Vietnamese and Mongolian ones. */
const NUMBERED_MONTH =
  /(?<!\d)(1[0-2]|0?[1-9])\s?[月월]|(?:tháng|thg)\s*(1[0-2]|0?[1-9])(?!\d)|(?<!\d)(1[0-2]|0?[1-9])-р\s+сар\p{L}*/iu;
/** `31.XII.2024`. */
const ROMAN_MONTH = /(?<=\d[\s./-]{1,2})(X?I{1,3}|I?[VX]|VI{1,3})(?=[\s./-]{1,2}\d)/u;
const ROMAN_MONTHS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const DASHES = /(?<=\d)[\u2010-\u2013\u2212](?=\d)/gu;
/** An era or the beginning of a code, not a weekday: `S62-10-13`. */
const LETTER = /^\p{Script=Latin}$/u;
const LEADING_WORD = /^(\p{L}+)[.,]*\s*(?=\d)/u;
const TWO_WORD_MONTH = /(كانون|تشرين)\s+/gu;
/** Vietnamese `ngày 31 tháng 1 năm 2024`. */
const VIETNAMESE_PARTS = /ngày|năm/giu;
const NAMED_PART = /(\d+)|([\p{L}\p{M}\u200c\u200d]+)|([^\s.,،\-/'’ʼ()º°ª॰׳]+)/gu;
/** Words of the longest name of a month. */
const MONTH_WORDS = 3;
const LATIN = /^[a-z]/u;
/** Names of months have more than one Latin letter, except for Roman digits. */
const MAY_NAME_MONTH = /[a-z]{2}|[ivx]|[^\p{ASCII}]/iu;
const POINT_AFTER_DAY = /\d\.\s*\p{L}/u;
const THAI = /[\u0e00-\u0e7f]/u;
const APOSTROPHE_FIRST = /^\P{N}*['’]\d/u;
const POINTS = /^\D*\d{1,2}\.\s?\d{1,2}\./u;
const MAX_DAYS = 31;

/**
 * Reads a date in the given order of day and month. With `null`, the order is undecided: a text that has both readings
 * is read month first, so check `dateEvidence` before relying on it. The time of day and its zone are ignored. Anything
 * doubtful is `null`.
 */
export function parseDate(text: string, order: DateOrder | null): CalendarDate | null {
  const plain = plainDate(text);
  if (plain.length < SHORTEST || plain.length > LONGEST || !HAS_DIGIT.test(plain)) return null;
  const numeric = yearLastParts(text, plain);
  if (numeric) return parseYearLast(numeric, order);
  const parts = afterWeekday(plain, YEAR_FIRST);
  if (parts) {
    const [, year, separator = '', month, day] = parts;
    if (isOfOtherCalendar(Number(year), { separator, isYearFirst: true, text })) return null;
    return calendarDate(Number(year), Number(month), Number(day));
  }
  const run = COMPACT.exec(plain) ?? EAST_ASIAN.exec(withCommonYear(plain));
  if (run) return calendarDate(Number(run[1]), Number(run[2]), Number(run[3]));
  const week = WEEK_DATE.exec(plain);
  if (week) return weekDate(Number(week[1]), Number(week[2]), Number(week[3]));
  const ordinal = ORDINAL_DATE.exec(plain);
  if (ordinal) return ordinalDate(Number(ordinal[1]), Number(ordinal[2]));
  return serializedDate(plain) ?? parseNamed(plain);
}

export function dateEvidence(text: string): DateEvidence {
  const numeric = yearLastParts(text);
  if (!numeric) return 'none';
  const dayFirst = parseYearLast(numeric, 'dmy');
  const monthFirst = parseYearLast(numeric, 'mdy');
  if (dayFirst && monthFirst) return dayFirst.day === monthFirst.day ? 'none' : 'both';
  if (dayFirst) return 'dmy';
  return monthFirst ? 'mdy' : 'none';
}

export function notationOf(text: string): DateNotation {
  return POINTS.test(text) ? 'points' : 'others';
}

/** The first and last part of a date such as `23-04-28` that is another date when its year comes first. */
export function shortYearParts(text: string): readonly [first: number, last: number] | null {
  const numeric = yearLastParts(text);
  if (!numeric) return null;
  const [, first = '', , second = '', third = ''] = numeric;
  if (first.length !== 2 || third.length !== 2 || first === third) return null;
  if (!calendarDate(fullYear(first), Number(second), Number(third))) return null;
  return parseYearLast(numeric, 'dmy') || parseYearLast(numeric, 'mdy') ? [Number(first), Number(third)] : null;
}

/** First and second part, separator between them, and year of a date in digits with the year last. */
function yearLastParts(text: string, plain = plainDate(text)): RegExpExecArray | null {
  if (plain.length > LONGEST) return null;
  const parts = afterWeekday(plain.replace(COMPACT_YEAR_LAST, '$1/$2/$3'), YEAR_LAST);
  const [, , separator = '', , year] = parts ?? [];
  return isOfOtherCalendar(Number(year), { separator, isYearFirst: false, text }) ? null : parts;
}

/** With ASCII digits, and hyphens where word processors write dashes. */
export function plainDate(text: string): string {
  return withAsciiDigits(text).trim().replace(DASHES, '-');
}

/** Matches a date in digits, also with a weekday before it: `Mo, 31.12.2024`. */
function afterWeekday(text: string, date: RegExp): RegExpExecArray | null {
  const leading = LEADING_WORD.exec(text);
  const parts = date.exec(leading ? text.slice(leading[0].length) : text);
  if (!parts || !leading) return parts;
  const [, word = ''] = leading;
  // The names of weekdays take a moment to collect: only a date needs them.
  return !LETTER.test(word) && isWeekday(foldWord(word)) ? parts : null;
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
  if (!MAY_NAME_MONTH.test(text)) return null;
  const numbers: string[] = [];
  const words: Word[] = [];
  const dateText = text
    .replace(NUMBERED_MONTH, (_, ...months: (string | undefined)[]) => {
      const month = Number(months[0] ?? months[1] ?? months[2]);
      return ` ${ENGLISH_MONTHS[month - 1] ?? ''} `;
    })
    .replace(ROMAN_MONTH, (month) => ENGLISH_MONTHS[ROMAN_MONTHS.indexOf(month)]!)
    .replace(VIETNAMESE_PARTS, ' ')
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
  const name = monthAmong(words, POINT_AFTER_DAY.test(dateText));
  if (!name) return null;
  const { month } = name;
  const yearOf = THAI.test(dateText) ? gregorianYear : (year: string): string => year;
  if (name.before === 0) return namedDate(yearOf(second), month, first);
  // `2024. gada 31. janvāris`: nothing but a year has four digits.
  if (name.before === 2) return first.length === 4 ? namedDate(yearOf(first), month, second) : null;
  if (first.length === 4 || !isDayNumber(first)) return namedDate(yearOf(first), month, second);
  // An apostrophe marks a year, so `'18-Jan-15` contradicts the usual order.
  return APOSTROPHE_FIRST.test(dateText) ? null : namedDate(yearOf(second), month, first);
}

interface Word {
  readonly folded: string;
  /** How many numbers precede it. */
  readonly before: number;
}

/** The only month among the words, if all others are weekdays or other usual parts of dates. */
function monthAmong(
  words: readonly Word[],
  isOrdinal: boolean,
): { readonly month: number; readonly before: number } | null {
  const months: { readonly month: number; readonly before: number }[] = [];
  let weekdays = 0;
  for (let at = 0; at < words.length; at += 1) {
    const { folded, before } = words[at]!;
    // `mar` is March and, before a date with its own month, mardi or martes.
    const isLeadingWeekday = before === 0 && isWeekday(folded) && words.slice(at + 1).some(isOtherMonth);
    const length = isLeadingWeekday ? 0 : monthLength(words, at, isOrdinal);
    if (length > 0) {
      months.push({ month: monthOfWord(joined(words, at, length), isOrdinal), before });
      at += length - 1;
    } else if (isDateFiller(folded)) continue;
    else if (!isWeekday(folded)) return null;
    else weekdays += 1;
  }
  return months.length === 1 && weekdays <= WEEKDAY_WORDS ? months[0]! : null;

  function isOtherMonth({ folded }: Word): boolean {
    return monthOfWord(folded, isOrdinal) > 0;
  }
}

/** A weekday may have several words, as in Portuguese. */
const WEEKDAY_WORDS = 3;

/** Number of words from `at` on that are the name of a month; 0 when there is none. */
function monthLength(words: readonly Word[], at: number, isOrdinal: boolean): number {
  const { folded } = words[at]!;
  const longest = LATIN.test(folded) && isShipped(folded) ? 1 : Math.min(MONTH_WORDS, words.length - at);
  for (let length = longest; length > 0; length -= 1) {
    if (words[at + length - 1]!.before !== words[at]!.before) continue;
    if (monthOfWord(joined(words, at, length), isOrdinal) > 0) return length;
  }
  return 0;
}

function joined(words: readonly Word[], at: number, length: number): string {
  if (length === 1) return words[at]!.folded;
  return words
    .slice(at, at + length)
    .map(({ folded }) => folded)
    .join(' ');
}

function isDayNumber(digits: string): boolean {
  return Number(digits) >= 1 && Number(digits) <= MAX_DAYS;
}

function namedDate(year: string, month: number, day: string): CalendarDate | null {
  if ((year.length !== 4 && year.length !== 2) || day.length > 2 || isBuddhistYear(Number(year))) return null;
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

const TOKEN = /\[([^\]]*)\]|(?:YY|yy){1,2}|M{1,4}|DD?|dd/gu;

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
