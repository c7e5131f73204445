import type { Column } from '../src/engine/column.js';
import { scored } from './accuracy-set.js';
import type { AccuracyResult, AccuracySet, Scored } from './accuracy-set.js';
import { seeded } from './random.js';
import { LOCALES, readColumn, scoreColumns } from './value-columns.js';
import type { ValueColumn } from './value-columns.js';
import { OTHER_VALUES, PUBLISHED_DATETIMES, PUBLISHED_TIMES } from './values-typed-published.js';

const STYLES = ['short', 'medium'] as const;
const UTC = { timeZone: 'UTC', calendar: 'gregory' } as const;

function instants(seed: number): readonly Date[] {
  const random = seeded(seed);
  return Array.from(
    { length: 36 },
    (_, at) =>
      new Date(
        Date.UTC(
          1995 + random.below(30),
          at % 12,
          1 + random.below(28),
          random.below(24),
          random.below(60),
          random.below(60),
        ),
      ),
  );
}

/** Without an offset; a short time has no seconds. */
function written(instant: Date, style: 'short' | 'medium'): string {
  return style === 'short' ? `${instant.toISOString().slice(0, 16)}:00` : instant.toISOString().slice(0, 19);
}

function datetimes(): AccuracyResult {
  const columns = LOCALES.flatMap((locale) =>
    STYLES.map((style): ValueColumn => {
      const format = new Intl.DateTimeFormat(locale, { ...UTC, dateStyle: style, timeStyle: style });
      const cases = instants(11).map((instant) => [format.format(instant), written(instant, style)] as const);
      return { name: `${locale} ${style}`, column: { type: 'datetime' }, cases };
    }),
  );
  return scoreColumns('datetimes', columns);
}

function times(): AccuracyResult {
  const columns = LOCALES.flatMap((locale) =>
    STYLES.map((style): ValueColumn => {
      const format = new Intl.DateTimeFormat(locale, { ...UTC, timeStyle: style });
      const cases = instants(12).map((instant) => [format.format(instant), written(instant, style).slice(11)] as const);
      return { name: `${locale} ${style}`, column: { type: 'time' }, cases };
    }),
  );
  return scoreColumns('times', columns);
}

function percents(): AccuracyResult {
  const random = seeded(13);
  const values = Array.from({ length: 40 }, () => (random.below(30_000) - 5_000) / 100);
  const columns = LOCALES.map((locale): ValueColumn => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
    return {
      name: locale,
      column: { type: 'percent' },
      cases: values.map((value) => [format.format(value / 100), value]),
    };
  });
  return scoreColumns('percents', columns);
}

const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY', 'CHF', 'INR', 'BRL', 'PLN', 'SEK'];

/** Amounts in the currency that the column is set to, and without that setting. */
function currencies(): AccuracyResult {
  const random = seeded(14);
  const values = Array.from({ length: 40 }, () => (random.below(2_000_000) - 400_000) / 100);
  const columns = LOCALES.flatMap((locale, at) => {
    const currency = CURRENCIES[at % CURRENCIES.length]!;
    return (['symbol', 'code'] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay,
        minimumFractionDigits: 2,
      });
      const cases = values.map((value) => [format.format(value), value] as const);
      return [{ type: 'currency', currency } as const, { type: 'currency' } as const].map((column): ValueColumn => ({
        name: `${locale} ${currencyDisplay} ${JSON.stringify(column)}`,
        column,
        cases,
      }));
    });
  });
  return scoreColumns('currencies', columns);
}

function oneByOne(
  id: string,
  values: readonly (readonly [type: Column['type'], text: string, expected: string])[],
): AccuracyResult {
  let silentlyWrong = 0;
  const cases = values.map(([type, text, expected]): Scored => {
    const found = String(readColumn({ type }, [text])[0]);
    if (found !== 'null' && found !== expected) silentlyWrong += 1;
    return { name: `${type ?? ''} ${text}`, expected, found };
  });
  return scored(id, cases, { silentlyWrong });
}

function ibans(): AccuracyResult {
  const random = seeded(15);
  const lengths = { DE: 18, GB: 18, FR: 23, NO: 11, MT: 27, PL: 24, SA: 20, BR: 25 };
  const values = Object.entries(lengths).flatMap(([country, length]) =>
    Array.from({ length: 20 }, () => {
      const account = Array.from({ length }, () => random.below(10)).join('');
      const letters = [...country].map((letter) => letter.charCodeAt(0) - 55).join('');
      const check = String(98n - (BigInt(`${account}${letters}00`) % 97n)).padStart(2, '0');
      const iban = `${country}${check}${account}`;
      const at = 4 + random.below(length - 1);
      const swapped = iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2);
      return [
        ['iban', iban.replace(/(.{4})(?=.)/g, '$1 '), iban],
        ['iban', iban.toLowerCase(), iban],
        ['iban', swapped, swapped === iban ? iban : 'null'],
        ['iban', iban.slice(0, -1), 'null'],
      ] as const;
    }).flat(),
  );
  return oneByOne('ibans', values);
}

/** Names in languages that have a list, and in some that do not. */
function countries(id: string, languages: readonly string[]): AccuracyResult {
  const regions = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first) =>
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((second) => first + second),
  );
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const known = regions.filter((code) => readColumn({ type: 'country' }, [code])[0] === code && english.of(code));
  const values = languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return known.map((code) => ['country', names.of(code)!, code] as const);
  });
  return oneByOne(id, values);
}

export const TYPED_SETS: readonly AccuracySet[] = [
  { id: 'datetimes', run: datetimes },
  {
    id: 'datetimes-published',
    run: () =>
      oneByOne(
        'datetimes-published',
        PUBLISHED_DATETIMES.map(([text, expected]) => ['datetime', text, expected]),
      ),
  },
  { id: 'times', run: times },
  {
    id: 'times-published',
    run: () =>
      oneByOne(
        'times-published',
        PUBLISHED_TIMES.map(([text, expected]) => ['time', text, expected]),
      ),
  },
  { id: 'percents', run: percents },
  { id: 'currencies', run: currencies },
  { id: 'ibans', run: ibans },
  {
    id: 'countries',
    run: () => countries('countries', ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'ja', 'zh', 'ko', 'ar']),
  },
  {
    id: 'countries-other-languages',
    run: () => countries('countries-other-languages', ['sv', 'da', 'cs', 'tr', 'ru', 'el', 'hi', 'vi']),
  },
  { id: 'urls-uuids', run: () => oneByOne('urls-uuids', OTHER_VALUES) },
];
