/** What a number format shows of a date serial; `null` when the format is not one of dates or times. */
export interface DateFormat {
  readonly date: boolean;
  readonly time: boolean;
  /** `[h]:mm` and its kind: hours beyond 24. */
  readonly elapsed: boolean;
}

const DAY_SECONDS = 86_400;
/** Day 0 of the 1900 system from 1 March 1900 on, as days before 1970. */
const EPOCH_DAYS = 25_569;
const LAST_SERIAL = 2_958_466;

/**
 * The text of a date serial: what the format shows, in one unambiguous notation. `YYYY-MM-DD`, with ` HH:mm[:ss]`
 * when the format shows a time and it is not midnight; `HH:mm:ss` for times. Plain arithmetic, no time zone.
 * `null` when the number is no date (negative, or past the year 9999).
 */
export function dateText(serial: number, format: DateFormat, date1904: boolean): string | null {
  const seconds = Math.round(serial * DAY_SECONDS);
  if (seconds < 0 || seconds >= LAST_SERIAL * DAY_SECONDS) return null;
  if (!format.date) return timeText(format.elapsed ? seconds : seconds % DAY_SECONDS, true);
  const day = format.time ? Math.floor(seconds / DAY_SECONDS) : Math.floor(serial);
  const time = seconds % DAY_SECONDS;
  const date = dayText(date1904 ? day + 1462 : day);
  return format.time && time > 0 ? `${date} ${timeText(time, time % 60 !== 0)}` : date;
}

/** Excel believes in a 29 February 1900 and a 0 January 1900; both are given as it shows them. */
function dayText(day: number): string {
  if (day === 0) return '1900-01-00';
  if (day === 60) return '1900-02-29';
  const shifted = day < 60 ? day + 1 : day;
  return new Date((shifted - EPOCH_DAYS) * DAY_SECONDS * 1000).toISOString().slice(0, 10);
}

function timeText(seconds: number, withSeconds: boolean): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (withSeconds) parts.push(seconds % 60);
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Reads a number format that is known to be one of dates. */
export function dateFormat(format: string): DateFormat {
  const elapsed = /\[(h+|m+|s+)\]/i.test(format);
  const letters = format
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/am\/pm|a\/p/gi, '')
    .split(';')[0]!
    .toLowerCase();
  const time = /[hs]/.test(letters) || elapsed;
  return { date: /[ydgb]|mmm|e/.test(letters) || (!time && /m/.test(letters)), time, elapsed };
}
