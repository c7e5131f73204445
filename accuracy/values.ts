import { readFileSync } from 'node:fs';
import { createRandom } from '../scripts/testing/random.js';
import { corpus, scored } from './accuracy-set.js';
import type { AccuracyResult, AccuracySet, Scored } from './accuracy-set.js';
import { LOCALES, readColumn, scoreColumns } from './value-columns.js';
import { TYPED_SETS } from './values-typed.js';
import { publishedNumbers } from './numbers-published.js';
import { NO_PHONES, PUBLISHED_DATES, YES_AND_NO } from './values-published.js';

const NATIVE_DIGITS =
  'arab arabext deva beng gujr guru knda mlym mymr khmr laoo orya taml telu thai tibt fullwide'.split(' ');

const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY', 'CHF', 'INR', 'BRL', 'PLN', 'SEK'];

function numbers(): AccuracyResult {
  const random = createRandom(1);
  const values = Array.from({ length: 40 }, (_, at) => {
    const value = Math.round((random() - 0.3) * 10 ** (2 + (at % 7)) * 100) / 100;
    return value === 0 ? 1.25 : value;
  });
  const withDigits = (value: number): string => value.toFixed(2);
  const spelled = (name: string, format: Intl.NumberFormat) => ({
    name,
    column: { type: 'number' as const },
    cases: values.map((value) => [format.format(value), Number(withDigits(value))] as const),
  });
  const fraction = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const plain = LOCALES.map((locale) => spelled(locale, new Intl.NumberFormat(locale, fraction)));
  const digits = NATIVE_DIGITS.map((numberingSystem) =>
    spelled(`digits ${numberingSystem}`, new Intl.NumberFormat('en', { ...fraction, numberingSystem })),
  );
  const money = LOCALES.flatMap((locale, at) => {
    const currency = CURRENCIES[at % CURRENCIES.length]!;
    const options = { style: 'currency', currency, ...fraction } as const;
    return [
      spelled(`${locale} ${currency}`, new Intl.NumberFormat(locale, options)),
      spelled(`${locale} ${currency} code`, new Intl.NumberFormat(locale, { ...options, currencyDisplay: 'code' })),
      spelled(
        `${locale} ${currency} accounting`,
        new Intl.NumberFormat(locale, { ...options, currencySign: 'accounting' }),
      ),
    ];
  });
  return scoreColumns('numbers', [...plain, ...digits, ...money]);
}

function dates(): AccuracyResult {
  const random = createRandom(2);
  const days = Array.from(
    { length: 36 },
    (_, at) => new Date(Date.UTC(1995 + Math.floor(random() * 30), at % 12, 1 + Math.floor(random() * 28))),
  );
  const columns = LOCALES.flatMap((locale) =>
    (['short', 'medium', 'long', 'full'] as const).map((dateStyle) => {
      const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC', calendar: 'gregory' });
      const cases = days.map((day): [string, string] => [format.format(day), day.toISOString().slice(0, 10)]);
      return { name: `${locale} ${dateStyle}`, column: { type: 'date' as const }, cases };
    }),
  );
  return scoreColumns('dates', columns);
}

const OTHER_CALENDARS =
  'th th-TH-u-nu-thai fa fa-IR-u-nu-latn ps uz-AF ckb-IR ar-SA-u-ca-islamic-umalqura ar-SA-u-ca-islamic-umalqura-nu-latn'.split(
    ' ',
  );

/** Dates of Buddhist, Persian and Islamic years, which are refused where nothing names the calendar. */
function otherCalendars(): AccuracyResult {
  const days = Array.from({ length: 24 }, (_, at) => new Date(Date.UTC(2001 + at, at % 12, 3 + at)));
  const parts = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  const columns = OTHER_CALENDARS.map((locale) => {
    const format = new Intl.DateTimeFormat(locale, parts);
    const cases = days.map((day) => [format.format(day), null] as const);
    return { name: locale, column: { type: 'date' as const }, cases };
  });
  return scoreColumns('dates-other-calendars', columns);
}

/** Columns with short years, which may stand first or last. */
function shortYears(): AccuracyResult {
  const random = createRandom(3);
  const columns = ['-', '/', '.'].flatMap((separator) =>
    [3, 10, 24].flatMap((span) =>
      (['ymd', 'dmy', 'mdy'] as const).map((order) => {
        const cases = Array.from({ length: 200 }, (): [string, string] => {
          const year = 24 - Math.floor(random() ** 2 * span);
          const day = new Date(Date.UTC(2000 + year, 0, 1 + Math.floor(random() * 365)));
          const parts = { y: year, m: day.getUTCMonth() + 1, d: day.getUTCDate() };
          const two = (part: number): string => String(part).padStart(2, '0');
          const text = [...order].map((part) => two(parts[part as 'y' | 'm' | 'd'])).join(separator);
          return [text, `20${two(parts.y)}-${two(parts.m)}-${two(parts.d)}`];
        });
        return { name: `${order} ${separator} ${span} years`, column: { type: 'date' as const }, cases };
      }),
    ),
  );
  return scoreColumns('dates-short-years', columns);
}

function publishedDates(): AccuracyResult {
  let silentlyWrong = 0;
  const cases = PUBLISHED_DATES.map(([text, expected, dateOrder]): Scored => {
    const found = String(readColumn({ type: 'date', ...(dateOrder ? { dateOrder } : {}) }, [text])[0]);
    if (found !== 'null' && found !== expected) silentlyWrong += 1;
    return { name: text, expected, found };
  });
  return scored('dates-published', cases, { silentlyWrong });
}

function booleans(): AccuracyResult {
  const cases = YES_AND_NO.flatMap(([yes, no]) =>
    [yes, no].map((text, at): Scored => {
      return { name: text, expected: String(at === 0), found: String(readColumn({ type: 'boolean' }, [text])[0]) };
    }),
  );
  return scored('booleans', cases);
}

/** Shorter national numbers are refused in a column without a country. */
const SHORTEST_WITHOUT_COUNTRY = 7;

function phones(): AccuracyResult | null {
  const folder = corpus('phones');
  if (folder === null) return null;
  const { cases } = JSON.parse(readFileSync(`${folder}/libphonenumber-examples.json`, 'utf8')) as {
    cases: { region: string; type: string; national: string; e164: string }[];
  };
  const accepted = (name: string, country: string | undefined, text: string): Scored => {
    const [found] = readColumn({ type: 'phone', ...(country === undefined ? {} : { country }) }, [text]);
    return { name, expected: 'accepted', found: found === null ? 'refused' : 'accepted' };
  };
  const results = cases.flatMap(({ region, type, national, e164 }) => {
    const country = /^\d/u.test(region) ? undefined : region;
    const any = national.length < SHORTEST_WITHOUT_COUNTRY ? [] : [accepted(`${national} (any)`, undefined, national)];
    return [accepted(`${region} ${type} ${national}`, country, national), accepted(e164, undefined, e164), ...any];
  });
  return scored('phones', results);
}

function otherNumbers(): AccuracyResult {
  const cases = [undefined, 'US', 'DE', 'IN', 'BR'].flatMap((country) =>
    NO_PHONES.map((text): Scored => {
      const [found] = readColumn({ type: 'phone', ...(country === undefined ? {} : { country }) }, [text]);
      return {
        name: `${text} (${country ?? 'any'})`,
        expected: 'refused',
        found: found === null ? 'refused' : 'accepted',
      };
    }),
  );
  return scored('phones-other-numbers', cases);
}

export const VALUE_SETS: readonly AccuracySet[] = [
  { id: 'numbers', run: numbers },
  { id: 'numbers-published', run: publishedNumbers },
  { id: 'dates', run: dates },
  { id: 'dates-other-calendars', run: otherCalendars },
  { id: 'dates-short-years', run: shortYears },
  { id: 'dates-published', run: publishedDates },
  { id: 'booleans', run: booleans },
  { id: 'phones', run: phones },
  { id: 'phones-other-numbers', run: otherNumbers },
  ...TYPED_SETS,
];
