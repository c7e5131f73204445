import { parseDate, plainDate } from '../dates.js';
import { withAsciiDigits } from '../digits.js';
import { JOINTS } from '../times-of-day.js';

/** Marks of the halves of the day in languages that have them, before or after the hour. */
const MORNING = '午前|上午|清晨|凌晨|早上|오전|ص|صباحا|pg|öö|পূৰ্বাহ্ন|पूर्वाह्न';
const EVENING = '午後|下午|中午|晚上|오후|م|مساء|ptg|ös|অপৰাহ্ন|अपराह्न';
/** Those of two letters, often with points. */
const LETTERS = ['am', 'pm', 'πμ', 'μμ', 'pd', 'md', 'قظ', 'بظ', 'بن', 'دن'];
const MARK = [...LETTERS.map(([first, second]) => String.raw`${first}\.?\s?${second}\.?`), MORNING, EVENING].join('|');
const BEFORE = String.raw`(?:(?<before>(?<!\p{L})(?:${MARK}))\s*)?`;
const AFTER = String.raw`(?:(?<after>${MARK}|[ap](?!\.))(?!\p{L}))`;
const IS_EVENING = new RegExp(`^(?:pm?|μμ|md|بظ|دن|${EVENING})$`, 'u');
/** At twelve, these mean midnight to some and noon to others. */
const UNCLEAR_AT_TWELVE = '晚上';

/** Offsets of names that mean one zone; `CST`, `IST` or `BST` mean several. */
const ZONES: Readonly<Record<string, string>> = {
  z: 'Z',
  utc: 'Z',
  gmt: 'Z',
  ut: 'Z',
  wet: 'Z',
  west: '+01:00',
  cet: '+01:00',
  mez: '+01:00',
  cest: '+02:00',
  mesz: '+02:00',
  eet: '+02:00',
  eest: '+03:00',
  msk: '+03:00',
  jst: '+09:00',
  kst: '+09:00',
  hkt: '+08:00',
  est: '-05:00',
  edt: '-04:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
  aest: '+10:00',
  aedt: '+11:00',
  nzst: '+12:00',
  nzdt: '+13:00',
};
/** A place after an offset adds nothing: `+01:00[Europe/Paris]`, `GMT+0100 (Central European Time)`. */
const OFFSET = String.raw`(?<sign>[-+\u2212])(?<ahead>\d{1,2})(?::?(?<further>[0-5]\d))?(?!\d)(?:\s*(?:\[[^\]]*\]|\([^)]*\)))?`;
const ZONE = `(?:\\s*(?:(?<zone>${Object.keys(ZONES).join('|')})(?!\\p{L}))?(?:\\s*${OFFSET}(?:\\s+[a-z]{3,4}(?!\\p{L}))?)?(?:\\s*\\[utc\\])?)`;

const DECIMALS = String.raw`(?:[.,](?<fraction>\d{1,9}))?`;
const FRACTION = String.raw`(?:[.,:](?<fraction>\d{1,9}))?`;
/** “Hours”, “o'clock”. */
const UNIT = String.raw`(?:\s*(?:uhr|uur|hrs?|h|ч)\.?(?!\p{L}))?`;

/** `10:30`, `9:05:07.5 pm`, `下午 3:05`. */
const COLONS = String.raw`${BEFORE}(?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2})${FRACTION})?(?:\s*${AFTER})?${UNIT}`;
/** `10h30`, `22 Uhr`, `15時05分`. */
const UNITS = String.raw`${BEFORE}(?<hour>\d{1,2})\s?(?:h|uhr|[时時시点點])(?!\p{L})(?:\s?(?<minute>\d{1,2})\s?(?:min|m|[分분])?(?:\s?(?<second>\d{1,2})\s?(?:s|[秒초])?)?(?![\p{L}\d]))?`;
/** `9 am`. */
const HOUR = String.raw`(?<hour>\d{1,2})\s*${AFTER}`;
/** `10.30`, but not `0.25`, which may be a quarter of a day. */
const POINTS = String.raw`(?<hour>[0-2]\d|[1-9])\.(?<minute>[0-5]\d)(?:\.(?<second>[0-5]\d)${DECIMALS})?(?:\s*${AFTER})?${UNIT}`;

const ALONE = [COLONS, UNITS, HOUR, POINTS].map(
  (clock) => new RegExp(String.raw`^(?:t|kl\.?\s|klo\s)?${clock}$`, 'iu'),
);
/** For a lookbehind, which is read from its end. */
const YEAR_FIRST = String.raw`\d{4}\k<by>\d{2}(?<by>[-_.])\d{2}`;
/** After a date, and once within one: `Wed Jan 31 10:00:00 UTC 2024`. A year may be joined with a colon. */
const WITH_DATE = [
  new RegExp(String.raw`(?:(?<![\d:._])|(?<=\p{L}[-/ ]?\d{4}:))${COLONS}${ZONE}`, 'giu'),
  new RegExp(String.raw`(?<![\d:._])${UNITS}${ZONE}`, 'giu'),
  new RegExp(String.raw`(?<=\s)${HOUR}${ZONE}`, 'giu'),
  new RegExp(String.raw`(?<=\s|\d-)${POINTS}${ZONE}$`, 'giu'),
  // In `T10-05`, the five may be minutes.
  new RegExp(String.raw`(?<=\dT)(?<hour>\d{2})(?!-\d{2}$)${ZONE}$`, 'giu'),
  new RegExp(
    String.raw`(?<=^\d{8}(?:\s?|T))(?<hour>\d{2}):?(?<minute>\d{2})(?::?(?<second>\d{2})${DECIMALS})?${ZONE}$`,
    'giu',
  ),
  // As in names of files, where a number after the time is not an offset: `20240115_1000`, `2024-01-15_10-00-00`.
  new RegExp(
    String.raw`(?<=^(?:\d{8}[:_-]|${YEAR_FIRST}[_T]))(?<hour>\d{2}):?(?<minute>\d{2})(?::?(?<second>\d{2})${DECIMALS})?$`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^${YEAR_FIRST}[\s:_T-])(?<hour>\d{2})(?<joint>[-_:])(?<minute>\d{2})\k<joint>(?<second>\d{2})${DECIMALS}$`,
    'giu',
  ),
];
const ISO = new RegExp(
  String.raw`^\d{4}-\d\d-\d\d[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)${DECIMALS})?(?:(?<zone>z)|(?<sign>[-+])(?<ahead>\d\d)(?::?(?<further>[0-5]\d))?)?$`,
  'iu',
);
/** Between a date and its time. */
const JOINT = new RegExp(String.raw`(?:\s(?:${JOINTS}))?(?:(?<=\d)_|(?:(?<=\d)T|[\s,،:(-])*)$`, 'iu');
const AFTER_CLOCK = /^[\s,،)]+/u;
const DATE_ALONE = [
  /^\P{N}*\d{1,4}(?:[-/_:.]\s?|\s)\d{1,2}(?:[-/_:.]\s?|\s)\d{1,4}(?!z$)\P{N}*$/iu,
  /^\d{4}\s*[年년]\s*\d{1,2}\s*[月월]\s*\d{1,2}\P{N}*$/u,
  /^\d{4}-?W\d{2}-?\d$/iu,
  /^(?:\d{7,8}|\d{4}-\d{3})$/u,
  /^(?=.*\p{L})\P{N}*\d{1,4}\P{N}+\d{1,4}\P{N}*$/u,
];
const LONGEST = 90;

/** A time of day as `HH:mm:ss`, with decimals of the second if they are not zero; `null` for anything else. */
export function readTime(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = withAsciiDigits(text).trim();
  for (const pattern of ALONE) {
    const match = pattern.exec(plain);
    if (match?.groups) return timeOf(match.groups);
  }
  return null;
}

/** A date, and its time with the offset as in ISO 8601: `T10:30:00`, `T10:30:00.5+01:00`. */
interface DateAndClock {
  readonly date: string;
  readonly clock: string;
}

/**
 * Splits a text into a date that `parseDate` reads and a time, midnight if there is only a date. `null` if any part is
 * doubtful, such as a zone that only a list of time zones explains.
 */
export function splitDateTime(text: string): DateAndClock | null {
  if (text.length > LONGEST) return null;
  const plain = plainDate(text);
  const iso = ISO.exec(plain);
  if (iso?.groups) return withDate(plain.slice(0, 10), iso.groups);
  for (const pattern of WITH_DATE) {
    for (const match of [...plain.matchAll(pattern)].reverse()) {
      const [before, after] = [plain.slice(0, match.index), plain.slice(match.index + match[0].length)];
      const date = `${before.replace(JOINT, '')} ${after.replace(AFTER_CLOCK, '')}`.trim();
      if (match.groups && parseDate(date, null) !== null) return withDate(date, match.groups);
    }
  }
  const isDate = DATE_ALONE.some((pattern) => pattern.test(plain)) && parseDate(plain, null) !== null;
  return isDate ? { date: plain, clock: 'T00:00:00' } : null;
}

type Groups = Readonly<Record<string, string | undefined>>;

function withDate(date: string, groups: Groups): DateAndClock | null {
  const time = timeOf(groups);
  const offset = offsetOf(groups);
  return time === null || offset === null ? null : { date, clock: `T${time}${offset}` };
}

function timeOf({ before, after, hour = '', minute = '0', second = '0', fraction = '' }: Groups): string | null {
  const hours = hourOfDay(Number(hour), (before ?? after)?.replace(/[.\s]/gu, '').toLowerCase());
  if (hours === null || Number(minute) > 59 || Number(second) > 59) return null;
  const decimals = fraction.replace(/0+$/u, '');
  const parts = [String(hours), minute, second].map((part) => part.padStart(2, '0'));
  return parts.join(':') + (decimals === '' ? '' : `.${decimals}`);
}

/** `13:00 pm` is one o'clock in the afternoon, `13:00 am` nothing. */
function hourOfDay(hour: number, half: string | undefined): number | null {
  if (hour > 23) return null;
  if (half === undefined) return hour;
  if (half === UNCLEAR_AT_TWELVE && hour === 12) return null;
  if (IS_EVENING.test(half)) return hour < 12 && hour > 0 ? hour + 12 : hour === 0 ? null : hour;
  return hour > 12 ? null : hour % 12;
}

/** The offset as ISO 8601 writes it: none, `Z` or `+01:00`. */
function offsetOf({ zone, sign, ahead, further = '00' }: Groups): string | null {
  const named = zone === undefined ? '' : (ZONES[zone.toLowerCase()] ?? null);
  if (sign === undefined || ahead === undefined || named === null) return named;
  if (Number(ahead) > 14) return null;
  const isZero = Number(ahead) === 0 && Number(further) === 0;
  const offset = isZero ? 'Z' : `${sign === '+' ? '+' : '-'}${ahead.padStart(2, '0')}:${further}`;
  // `GMT+0100` counts from GMT; `EST -0500` says the same twice.
  return named === '' || named === 'Z' || named === offset ? offset : null;
}
