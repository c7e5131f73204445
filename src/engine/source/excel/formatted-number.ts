import { SSF } from 'xlsx';
import { DAYS_BETWEEN_SYSTEMS, INVENTED_DAY, serialTime } from '../../values/date-serial.js';
import { numberStyles, numberText, plainNumber, withoutSpacing, type NumberStyles } from './excel-numbers.js';

/** The text of a number in a number format. */
export type NumberText = (value: number, format: string) => string;

type FormatUse =
  | { readonly kind: 'date'; readonly date: DateFormat }
  | { readonly kind: 'number'; readonly styles: NumberStyles; readonly format: string };

export interface NumberTextOptions {
  readonly date1904: boolean;
  /** Whether negative numbers are dates, as in OpenDocument. Default: false. */
  readonly before1900?: boolean;
}

/** Returns the writer of a workbook's numbers, which parses each number format once. */
export function createNumberText({ date1904, before1900 = false }: NumberTextOptions): NumberText {
  const uses = new Map<string, FormatUse>();
  const days = new Map<number, string>();
  const formatUse = (format: string): FormatUse => {
    let use = uses.get(format);
    if (use === undefined) {
      use = isDateFormat(format)
        ? { kind: 'date', date: dateFormat(format) }
        : { kind: 'number', styles: numberStyles(format), format: withoutSpacing(format) };
      uses.set(format, use);
    }
    return use;
  };
  return (value, format) => {
    const use = formatUse(format);
    if (use.kind === 'date') return dateText(value, use.date, { date1904, before1900, days }) ?? plainNumber(value);
    return numberText(value, use.styles(value), use.format);
  };
}

/** `aaa` and `aaaa` are names of weekdays. */
const EAST_ASIAN_WEEKDAY = /aaa/;

export function isDateFormat(format: string): boolean {
  return SSF.is_date(format) === true || EAST_ASIAN_WEEKDAY.test(formatLetters(format));
}

/** What a number format shows of a date serial. */
interface DateFormat {
  readonly date: boolean;
  readonly time: boolean;
  readonly seconds: boolean;
  /** Decimal places of the seconds. */
  readonly decimals: number;
  /** `[h]:mm` and similar: hours beyond 24. */
  readonly elapsed: boolean;
}

interface Calendar extends Required<NumberTextOptions> {
  /** Texts of the days of the workbook, at most one for each day that exists. */
  readonly days: Map<number, string>;
}

const DAY_SECONDS = 86_400;
const LAST_SERIAL = 2_958_466;
/** Serials are sums of fractions: a tiny fraction below midnight is midnight. */
const EPSILON = 1 / DAY_SECONDS / 10_000;

/**
 * The text of a date serial in one unambiguous notation: `YYYY-MM-DD`, with ` HH:mm[:ss]` if the format shows a time
 * and it is not midnight; `HH:mm[:ss]` for times, with hours beyond 24 for durations. Plain arithmetic without time
 * zones. `null` when the number is not a date (negative where those are not, or past the year 9999).
 */
function dateText(serial: number, format: DateFormat, calendar: Calendar): string | null {
  if (!Number.isFinite(serial)) return null;
  if (!format.date && format.elapsed && serial < 0) {
    const duration = dateText(-serial, format, calendar);
    return duration === null ? null : `-${duration}`;
  }
  const unit = 10 ** format.decimals;
  const ticks = Math.round(serial * DAY_SECONDS * unit);
  const seconds = ticks / unit;
  const shift = calendar.date1904 ? DAYS_BETWEEN_SYSTEMS : 0;
  const days = Math.floor(format.time ? seconds / DAY_SECONDS : serial + EPSILON) + shift;
  if ((days < 0 && !calendar.before1900) || days >= LAST_SERIAL) return null;
  const time = (ticks - Math.floor(seconds / DAY_SECONDS) * DAY_SECONDS * unit) / unit;
  if (!format.date) return timeText(format.elapsed ? seconds : time, format);
  const day = calendar.days.get(days) ?? dayText(days, calendar.before1900);
  calendar.days.set(days, day);
  return format.time && time > 0 ? `${day} ${timeText(time, format)}` : day;
}

/** In Excel 29 February 1900 and 0 January 1900 exist; both are returned as Excel shows them. */
function dayText(day: number, before1900: boolean): string {
  if (day === 0 && !before1900) return '1900-01-00';
  if (day === INVENTED_DAY) return '1900-02-29';
  return new Date(serialTime(day)).toISOString().slice(0, 10);
}

function timeText(seconds: number, format: DateFormat): string {
  const whole = Math.floor(seconds);
  const minutes = `${twoDigits(Math.floor(whole / 3600))}:${twoDigits(Math.floor(whole / 60) % 60)}`;
  const isExact = !format.seconds && whole % 60 === 0 && seconds === whole;
  const text = isExact ? minutes : `${minutes}:${twoDigits(whole % 60)}`;
  return format.decimals > 0 ? text + (seconds - whole).toFixed(format.decimals).slice(1) : text;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Parses a number format that is known to be a date format. */
function dateFormat(format: string): DateFormat {
  const elapsed = /\[(h+|m+|s+)\]/i.test(format);
  const letters = formatLetters(format);
  const time = /[hs]/.test(letters) || elapsed;
  return {
    date: /[ydgbe]|mmm|aaa/.test(letters) || (!time && /m/.test(letters)),
    time,
    seconds: letters.includes('s'),
    decimals: Math.min(/s\]?\.(0+)/.exec(letters)?.[1]?.length ?? 0, 3),
    elapsed,
  };
}

/** What a format has outside texts and brackets, for positive numbers. */
function formatLetters(format: string): string {
  return format
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/am\/pm|a\/p|上午\/下午/gi, '')
    .split(';')[0]!
    .toLowerCase();
}
