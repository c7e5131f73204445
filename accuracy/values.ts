import { readFileSync } from 'node:fs';
import type { Column } from '../src/engine/column.js';
import type { CellValue } from '../src/engine/row.js';
import { validated } from '../src/engine/testing/check-column.js';
import { createRowTransform } from '../src/engine/transformation/transform-rows.js';
import { corpus, scored } from './accuracy-set.js';
import type { AccuracyResult, AccuracySet, Scored } from './accuracy-set.js';
import { NO_PHONES, PUBLISHED_DATES, YES_AND_NO } from './values-published.js';

/** What was read from each text of a column; `null` when it has an error. */
function readColumn(column: Omit<Column, 'id' | 'label'>, texts: readonly string[]): readonly CellValue[] {
  const whole: Column = { id: 'value', label: 'Value', ...column };
  const validator = validated(
    [whole],
    texts.map((text) => [text]),
  );
  const [format] = validator.decideFormats().formats;
  const transform = createRowTransform([{ column: whole, optionMatches: [], ...(format ? { format } : {}) }]);
  return texts.map((text, row) =>
    validator.issues.ofRow(row).some(({ severity }) => severity === 'error') ? null : transform.apply([text])[0]!,
  );
}

/** One case a column: right when every value is. `details` counts values read as something else. */
function scoreColumns(
  id: string,
  columns: readonly {
    readonly name: string;
    readonly column: Omit<Column, 'id' | 'label'>;
    readonly cases: readonly (readonly [text: string, expected: CellValue])[];
  }[],
): AccuracyResult {
  let silentlyWrong = 0;
  let refused = 0;
  const results = columns.map(({ name, column, cases }): Scored => {
    const found = readColumn(
      column,
      cases.map(([text]) => text),
    );
    const wrong = cases.flatMap(([text, expected], at) => {
      if (found[at] === expected) return [];
      if (found[at] === null) refused += 1;
      else silentlyWrong += 1;
      return [`${text} -> ${String(found[at])}`];
    });
    return { name, expected: 'all right', found: wrong.length === 0 ? 'all right' : wrong.slice(0, 3).join('; ') };
  });
  return scored(id, results, { silentlyWrong, refused });
}

/** A generator of pseudo-random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LOCALES =
  'en de fr es it pt pt-PT nl pl cs sk hu ro bg hr sl sr sr-Latn bs mk sq el tr ru uk be lt lv et fi sv nb da is ga cy eu ca gl mt he ar ar-EG fa ur-IN hi bn mr ne gu pa ta te kn ml si th lo km my ka hy az kk uz mn ja ko zh zh-TW vi id ms fil sw af zu de-CH de-AT fr-CH fr-CA it-CH en-IN en-ZA es-MX es-AR as my ks-Deva ckb'.split(
    ' ',
  );
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

function phones(): AccuracyResult | null {
  const folder = corpus('phones');
  if (folder === null) return null;
  const { cases } = JSON.parse(readFileSync(`${folder}/libphonenumber-examples.json`, 'utf8')) as {
    cases: { region: string; type: string; national: string; e164: string }[];
  };
  const results = cases.flatMap(({ region, type, national, e164 }) => {
    const country = /^\d/u.test(region) ? undefined : region;
    const [found] = readColumn({ type: 'phone', ...(country === undefined ? {} : { country }) }, [national]);
    return [
      { name: `${region} ${type} ${national}`, expected: 'accepted', found: found === null ? 'refused' : 'accepted' },
      {
        name: e164,
        expected: 'accepted',
        found: readColumn({ type: 'phone' }, [e164])[0] === null ? 'refused' : 'accepted',
      },
    ];
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
  { id: 'dates', run: dates },
  { id: 'dates-short-years', run: shortYears },
  { id: 'dates-published', run: publishedDates },
  { id: 'booleans', run: booleans },
  { id: 'phones', run: phones },
  { id: 'phones-other-numbers', run: otherNumbers },
];
