import { SSF, type CellObject } from 'xlsx';
import { numberStyles, numberText, plainNumber, type NumberStyles } from './excel-numbers.js';

/** Turns a cell into the text that is imported; empty for a cell without a value. */
export type CellText = (cell: CellObject) => string;

type FormatUse =
  { readonly kind: 'date'; readonly date: DateFormat } | { readonly kind: 'number'; readonly styles: NumberStyles };

const DATE_AND_TIME = 'yyyy-mm-dd hh:mm';

const ERROR_TEXTS = new Map<unknown, string>([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [0x2b, '#GETTING_DATA'],
]);

export interface CellTextOptions {
  readonly date1904: boolean;
  /** A format that only means "some date", whether or not it shows a time. */
  readonly vagueDate: string | null;
}

/** Returns a reader of a workbook's cells that parses each number format once. */
export function createCellText({ date1904, vagueDate }: CellTextOptions): CellText {
  const uses = new Map<string, FormatUse>();
  const formatUse = (format: string): FormatUse => {
    let use = uses.get(format);
    if (use === undefined) {
      use = SSF.is_date(format)
        ? { kind: 'date', date: dateFormat(format === vagueDate ? DATE_AND_TIME : format) }
        : { kind: 'number', styles: numberStyles(format) };
      uses.set(format, use);
    }
    return use;
  };
  const writers = {
    n: (cell: CellObject): string => {
      const value = cell.v;
      // A date that the reader could not parse stays text.
      if (typeof value !== 'number') return String(value);
      const format = typeof cell.z === 'string' ? cell.z : 'General';
      const use = formatUse(format);
      if (use.kind === 'date') return dateText(value, use.date, date1904) ?? plainNumber(value);
      return numberText(value, use.styles(value), format);
    },
    s: (cell: CellObject): string => String(cell.v ?? ''),
    b: (cell: CellObject): string => (cell.v ? 'TRUE' : 'FALSE'),
    e: (cell: CellObject): string => cell.w ?? ERROR_TEXTS.get(cell.v) ?? '#VALUE!',
    d: (cell: CellObject): string =>
      cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : String(cell.v ?? ''),
    z: (): string => '',
  } satisfies Record<CellObject['t'], CellText>;
  return (cell) =>
    cell.v === undefined || cell.v === null ? (cell.t === 'e' ? (cell.w ?? '') : '') : writers[cell.t](cell);
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

const DAY_SECONDS = 86_400;
/** Days from day 0 of the 1900 system, counted from 1 March 1900 on, to 1970. */
const EPOCH_DAYS = 25_569;
/** Days between the two systems. */
const SYSTEMS_APART = 1462;
const LAST_SERIAL = 2_958_466;
/** Serials are sums of fractions: a tiny fraction below midnight is midnight. */
const EPSILON = 1 / DAY_SECONDS / 10_000;

/**
 * The text of a date serial in one unambiguous notation: `YYYY-MM-DD`, with ` HH:mm[:ss]` if the format shows a time
 * and it is not midnight; `HH:mm[:ss]` for times, with hours beyond 24 for durations. Plain arithmetic without time
 * zones. `null` when the number is not a date (negative, or past the year 9999).
 */
function dateText(serial: number, format: DateFormat, date1904: boolean): string | null {
  if (!Number.isFinite(serial)) return null;
  if (!format.date && format.elapsed && serial < 0) {
    const duration = dateText(-serial, format, date1904);
    return duration === null ? null : `-${duration}`;
  }
  const unit = 10 ** format.decimals;
  const ticks = Math.round(serial * DAY_SECONDS * unit);
  const seconds = ticks / unit;
  const shift = date1904 ? SYSTEMS_APART : 0;
  const days = Math.floor(format.time ? seconds / DAY_SECONDS : serial + EPSILON) + shift;
  if (days < 0 || days >= LAST_SERIAL) return null;
  const time = (ticks - Math.floor(seconds / DAY_SECONDS) * DAY_SECONDS * unit) / unit;
  if (!format.date) return timeText(format.elapsed ? seconds : time, format);
  return format.time && time > 0 ? `${dayText(days)} ${timeText(time, format)}` : dayText(days);
}

/** In Excel 29 February 1900 and 0 January 1900 exist; both are returned as Excel shows them. */
function dayText(day: number): string {
  if (day === 0) return '1900-01-00';
  if (day === 60) return '1900-02-29';
  const shifted = day < 60 ? day + 1 : day;
  return new Date((shifted - EPOCH_DAYS) * DAY_SECONDS * 1000).toISOString().slice(0, 10);
}

function timeText(seconds: number, format: DateFormat): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  if (format.seconds || whole % 60 !== 0 || seconds !== whole) parts.push(whole % 60);
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return format.decimals > 0 ? text + (seconds - whole).toFixed(format.decimals).slice(1) : text;
}

/** Parses a number format that is known to be a date format. */
function dateFormat(format: string): DateFormat {
  const elapsed = /\[(h+|m+|s+)\]/i.test(format);
  const letters = format
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/am\/pm|a\/p|上午\/下午/gi, '')
    .split(';')[0]!
    .toLowerCase();
  const time = /[hs]/.test(letters) || elapsed;
  return {
    date: /[ydgb]|mmm|e/.test(letters) || (!time && /m/.test(letters)),
    time,
    seconds: letters.includes('s'),
    decimals: Math.min(/s\]?\.(0+)/.exec(letters)?.[1]?.length ?? 0, 3),
    elapsed,
  };
}
