import { DAY_MS, EPOCH_DAYS } from '../values/date-serial.js';

/** Words before a time: `um 9:30`. */
const LABEL = /^(?:at|um|om|à|a\slas|às|alle|kl\.?|ore|o|w|в)\s+(?=\d)/iu;
/** `930`, `0930`, `093015`: three or four digits are hours and minutes. */
const DIGITS = /^(\d?\d)(\d\d)(?:(?<=^\d{4})(\d\d))?$/u;
/** `9;30`, `9 30`. */
const SPACED = /^(\d{1,2})(?:\s?;\s?|\s)([0-5]\d)$/u;
const MIDNIGHT = /^24([:.h]?)00(?:\1(?:00))?(?:[.,]0+)?$/iu;

/** Rewrites a time of day that is written in an unusual but clear form: `930`, `9;30`, `at 9:30`, `24:00`. */
export function repairTime(text: string): string {
  const trimmed = text.trim();
  const bare = trimmed.replace(LABEL, '');
  if (MIDNIGHT.test(bare)) return '00:00';
  const [, hour, minute, second] = DIGITS.exec(bare) ?? SPACED.exec(bare) ?? [];
  if (hour !== undefined && minute !== undefined) return clockOf(hour, minute, second);
  return bare === trimmed ? text : bare;
}

const DATE = String.raw`(?<date>\d{4}([-/.])\d{1,2}\2\d{1,2}|\d{1,2}([-/.])\d{1,2}\3\d{4})`;
const COLONS = String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?<fraction>[.,]\d+)?)?`;
const POINTS = String.raw`(?<hour>\d{1,2})\.(?<minute>\d\d)(?:\.(?<second>\d\d)(?<fraction>[.,]\d+)?)?`;
/** `09-30-00`, but not `05-07`, which may end a range of dates. */
const HYPHENS = String.raw`(?<hour>\d{1,2})-(?<minute>\d\d)-(?<second>\d\d)`;
const TOGETHER = String.raw`(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?`;
/** `2024-05-01_09:30`, `2024-05-01T09.30.00`, `2024-05-01 0930`. */
const MOMENTS = [COLONS, POINTS, HYPHENS, TOGETHER].map(
  (clock) => new RegExp(String.raw`^${DATE}\s*(?:[T_;|,]|\s)\s*${clock}(?<zone>\D.*)?$`, 'iu'),
);
/** Names that mean one offset all year. */
const UNIVERSAL = /^\s*(?:coordinated universal time|greenwich mean time|universal time)$/iu;
const IN_PARENTHESES = /^\s*\(((?:utc|gmt)?[-+]\d{1,2}(?::?\d\d)?|utc|gmt)\)$/iu;

/** Rewrites the time after a date, and what separates the two. The end of a day is the beginning of the next. */
export function repairDateTime(text: string): string {
  for (const pattern of MOMENTS) {
    const groups = pattern.exec(text.trim())?.groups;
    if (!groups) continue;
    const { hour = '', minute = '', second, fraction = '', zone = '' } = groups;
    const isEnd = /^240+$/u.test(`${hour}${minute}${second ?? ''}${fraction.slice(1)}`);
    const date = isEnd ? dayAfter(groups['date']!) : groups['date']!;
    if (date === null) return text;
    const offset = zone.replace(UNIVERSAL, 'Z').replace(IN_PARENTHESES, ' $1');
    return `${date} ${clockOf(isEnd ? '00' : hour, minute, second)}${fraction.replace(',', '.')}${offset}`;
  }
  return text;
}

const SERIAL = /^\d{5}(?:[.,]\d+)?$/u;
const DAY_SECONDS = DAY_MS / 1000;

/** Converts the day number of a spreadsheet, from 1927 on: `45292` is 2024-01-01. */
export function serialDate(text: string): string {
  return serialDateTime(text).replace(/T.*$/u, '');
}

/** The same with the time: `45292.5` is noon. */
export function serialDateTime(text: string): string {
  const trimmed = text.trim();
  if (!SERIAL.test(trimmed)) return text;
  const seconds = Math.round(Number(trimmed.replace(',', '.')) * DAY_SECONDS);
  return new Date(seconds * 1000 - EPOCH_DAYS * DAY_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
}

function clockOf(hour: string, minute: string, second: string | undefined): string {
  return [hour.padStart(2, '0'), minute, ...(second === undefined ? [] : [second])].join(':');
}

/** `null` for a date that may have its day or its month first, and for one that does not exist. */
function dayAfter(date: string): string | null {
  const start = Date.parse(`${date}T00:00:00Z`);
  const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return Number.isNaN(start) || isoOf(start) !== date ? null : isoOf(start + DAY_MS);
}
