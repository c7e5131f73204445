import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate } from '../dates.js';
import { parseNumber } from '../numbers.js';
import { currencyText, percentText } from './amount.js';
import { readTime, splitDateTime } from './clock.js';
import { countryWithTypo, readCountry } from './country.js';
import { readValue } from './read-value.js';
import { readIban } from './iban.js';
import { readUuid } from './uuid.js';

const readClock = (text: string): string | null => splitDateTime(text)?.clock ?? null;

const part = (value: number, length = 2): string => String(value).padStart(length, '0');

const clock = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
  second: fc.integer({ min: 0, max: 59 }),
});
type Clock = typeof clock extends fc.Arbitrary<infer T> ? T : never;

/** Ways to write a time, with seconds. */
const NOTATIONS: readonly ((time: Clock) => string)[] = [
  ({ hour, minute, second }) => `${part(hour)}:${part(minute)}:${part(second)}`,
  ({ hour, minute, second }) => `${hour}:${part(minute)}:${part(second)}.000`,
  ({ hour, minute, second }) => `${hour % 12 || 12}:${part(minute)}:${part(second)} ${hour < 12 ? 'AM' : 'p.m.'}`,
  ({ hour, minute, second }) => `${hour}h${part(minute)}m${part(second)}s`,
  ({ hour, minute, second }) => `${hour}時${minute}分${second}秒`,
  ({ hour, minute, second }) => `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${part(minute)}:${part(second)}`,
];
const DATES = ['2024-01-31', '31.01.2024', '31 January 2024', 'Jan 31, 2024', '2024年1月31日'];

describe('times and dates with a time', () => {
  it('are read in every notation', () => {
    fc.assert(
      fc.property(clock, fc.constantFrom(...NOTATIONS), fc.constantFrom(...DATES), (time, write, date) => {
        const expected = `${part(time.hour)}:${part(time.minute)}:${part(time.second)}`;
        expect(readTime(write(time))).toBe(expected);
        expect(readClock(`${date} ${write(time)}`)).toBe(`T${expected}`);
      }),
    );
  });

  it('keep the offset', () => {
    const offset = fc.tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: 14 }), fc.constantFrom(0, 30, 45));
    fc.assert(
      fc.property(clock, offset, ({ hour, minute, second }, [sign, ahead, further]) => {
        const time = `${part(hour)}:${part(minute)}:${part(second)}`;
        const zone = ahead + further === 0 ? 'Z' : `${sign}${part(ahead)}:${part(further)}`;
        expect(readClock(`2024-01-31T${time}${sign}${part(ahead)}${part(further)}`)).toBe(`T${time}${zone}`);
      }),
    );
  });

  it.each([
    ['2024-01-31 10:00:00 CEST', 'T10:00:00+02:00'],
    ['2024-01-31 10:00:00 +0000 UTC', 'T10:00:00Z'],
    ['2024-01-31 10:00:00 +0300 MSK', 'T10:00:00+03:00'],
    ['31JAN2024:10:00:00', 'T10:00:00'],
    ['31–01–2024 10:00', 'T10:00:00'],
    ['Wed Jan 31 10:00:00 PST 2024', 'T10:00:00-08:00'],
    ['Wed Jan 31 2024 10:00:00 GMT+0100 (Central European Standard Time)', 'T10:00:00+01:00'],
    ['2024-01-31T10:00:00+01:00[Europe/Paris]', 'T10:00:00+01:00'],
    ['31/Jan/2024:10:00:00 +0000', 'T10:00:00Z'],
    ['2024:01:31 10:00:00', 'T10:00:00'],
    ['20240131T100000Z', 'T10:00:00Z'],
    ['20240131:1000', 'T10:00:00'],
    ['20240131_100005', 'T10:00:05'],
    ['20240131-100005', 'T10:00:05'],
    ['2024-01-31_10-00-05', 'T10:00:05'],
    ['2024-01-31-10-00-05.250', 'T10:00:05.25'],
    ['2024_01_31_10_00_05', 'T10:00:05'],
    ['2024-01-31:10:00:05', 'T10:00:05'],
    ['2024-01-31_1000', 'T10:00:00'],
    ['2024-01-31_10:00', 'T10:00:00'],
    ['2024-01-31T10-05', null],
    ['2024-01-31T10-0500', 'T10:00:00-05:00'],
    ['2024-01-31T10+05', 'T10:00:00+05:00'],
    ['20240131_100005-1', null],
    ['20240131-1030-1045', null],
    ['2024-01-31_10:00-11:00', null],
    ['2024-01-31__10:00', null],
    ['31/01/2024_-10:00', null],
    ['2024-01-31_10h00', null],
    ['2024-01-31 10-05', null],
    ['2024-01_31-10-00-05', null],
    ['2024-01-31_10-00:05', null],
    ['2024-01-31_25-00-05', null],
    ['31-JAN-24 10.00.00.000000 AM', 'T10:00:00'],
    ['31 August 2024 10:00', 'T10:00:00'],
    ['2024 August 31', 'T00:00:00'],
    ['2024-01-31 10:00:00 America/New_York', null],
    ['2024-01-31 10:00:00 EST+0100', null],
    ['2024-01-31Z', null],
    ['2024-01-31T10:00:61', null],
    ['2024-01-31T10:00:00+15:00', null],
    ['14:35 15/1/2010', 'T14:35:00'],
    ['2010/1/15 下午2:35', 'T14:35:00'],
    ['24 mar 2009, 10:40:40 p.d.', 'T10:40:40'],
    ['15 Ιαν 2010, 2:35:51 μ.μ.', 'T14:35:51'],
    ['15‏/1‏/2010، 2:35 م', 'T14:35:00'],
    ['2024-01-31 晚上12:30', null],
  ])('%s has the time %s', (text, expected) => {
    expect(readClock(text)).toBe(expected);
  });

  it('are never midnight because a part was ignored', () => {
    const written = fc.stringMatching(/^(31\.1\.2024|2024-01-31|Jan 31 2024)[ ,T]{0,2}[0-9:.hamp+Z ]{1,10}$/u);
    fc.assert(
      fc.property(written, (text) => {
        if (parseDate(text, 'dmy') === null || readClock(text) !== 'T00:00:00') return;
        const digits = text.replace(/31\.1\.2024|2024-01-31|Jan 31 2024/u, '').replace(/\D/gu, '');
        expect(digits).toMatch(/^(?:0*|12(?:00)*)$/u);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('IBANs', () => {
  const iban = fc.stringMatching(/^[0-9]{18}$/u).map((digits) => {
    const check = 98n - (BigInt(`${digits}131400`) % 97n);
    return `DE${part(Number(check))}${digits}`;
  });

  it('are read with spaces and in any case', () => {
    fc.assert(
      fc.property(iban, (text) => {
        const grouped = text.replace(/(.{4})/gu, '$1 ').toLowerCase();
        expect(readIban(grouped)).toBe(text);
      }),
    );
  });

  it('never have the check digits 00, 01 and 99', () => {
    expect(readIban('GB01BARC20714583608387')).toBeNull();
    fc.assert(
      fc.property(iban, (text) => {
        const check = Number(text.slice(2, 4));
        for (const same of [check - 97, check + 97]) {
          if (same >= 0 && same < 100) expect(readIban(`DE${part(same)}${text.slice(4)}`)).toBeNull();
        }
      }),
    );
  });

  it('with one wrong digit, or two that changed places, are not valid', () => {
    fc.assert(
      fc.property(iban, fc.integer({ min: 4, max: 20 }), fc.integer({ min: 1, max: 9 }), (text, at, more) => {
        const digits = [...text];
        const wrong = digits.with(at, String((Number(digits[at]) + more) % 10)).join('');
        expect(readIban(wrong)).toBeNull();
        const swapped = digits
          .with(at, digits[at + 1]!)
          .with(at + 1, digits[at]!)
          .join('');
        if (swapped !== text) expect(readIban(swapped)).toBeNull();
      }),
    );
  });
});

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => readCountry(code) === code,
);

describe('countries', () => {
  it.each(['en', 'de', 'es', 'fr', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'zh-CN', 'ko', 'ar'])(
    'by names in %s',
    (language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', style: 'short' });
      for (const code of COUNTRY_CODES) {
        const name = names.of(code)!;
        // Spanish abbreviates the United Kingdom as Russia's code; `Kongo` is one country in Polish, another in Norwegian.
        if (name.length > 2 && name !== 'Kongo') expect([code, readCountry(name.toUpperCase())]).toEqual([code, code]);
      }
    },
  );

  it('by their codes', () => {
    // Those of ISO 3166, and Kosovo.
    expect(COUNTRY_CODES).toHaveLength(250);
    for (const code of COUNTRY_CODES) expect(readCountry(code.toLowerCase())).toBe(code);
    expect(['AUT', 'AUS', 'CHE', 'CHN', 'UK', 'EL', '🇯🇵'].map(readCountry)).toEqual([
      'AT',
      'AU',
      'CH',
      'CN',
      'GB',
      'GR',
      'JP',
    ]);
  });

  it.each([
    ['Czech Republic', 'CZ'],
    ['Korea, Rep.', 'KR'],
    ['Korea, South', 'KR'],
    ["Korea, Dem. People's Rep.", 'KP'],
    ['Congo, Rep.', 'CG'],
    ['Congo, Dem. Rep.', 'CD'],
    ['Egypt, Arab Rep.', 'EG'],
    ['Venezuela, RB', 'VE'],
    ['Micronesia, Fed. Sts.', 'FM'],
    ['Bahamas, The', 'BS'],
    ['Georgia, United States', null],
    ['China, Republic of', 'TW'],
    ['Bolivia (Plurinational State of)', 'BO'],
    ['Congo, République démocratique du', null],
    ['Guinea, Rep. Equatorial', null],
    ['France Report', null],
    ['Japan Repair Center', null],
    ['Berlin, Germany', null],
    ['Tschechische Republik', 'CZ'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['Swaziland', 'SZ'],
    ['The Netherlands', 'NL'],
    ['U.S.A.', 'US'],
    ['U.K.', 'GB'],
    ['Česká republika', 'CZ'],
    ['Великобритания', 'GB'],
    ['호주', 'AU'],
    ['Bosnia & Herzegovina', 'BA'],
    ['Saint Lucia', 'LC'],
    ['Hong Kong SAR China', 'HK'],
    ['Iran (Islamic Republic of)', 'IR'],
    ['GROSSBRITANNIEN', 'GB'],
    ['Österrike', 'AT'],
    ['Германия', 'DE'],
    ['Kongo', null],
    ['Korea', null],
    ['Nga', 'RU'],
    ['NGA', 'NG'],
  ])('by other names: %s is %s', (name, code) => {
    expect(readCountry(name)).toBe(code);
  });

  it.each([
    ['Untied States', 'United States'],
    ['Untied Kingdm', 'United Kingdom'],
    ['Deutschlnad', 'Germany'],
    ['Chda', null],
    // As near to `Nigēra`, Niger in Latvian.
    ['Nigerai', null],
    ['Nowhere', null],
    ['Slovnia', 'Slovenia'],
    ['Guinea-Bisau', 'Guinea-Bissau'],
  ])('with a typo: %s may mean %s', (text, name) => {
    expect(countryWithTypo(text)).toBe(name);
  });
});

describe('amounts', () => {
  const value = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100);
  const locales = ['en', 'de', 'fr', 'tr', 'ar-EG', 'ja', 'pl', 'hi'];

  it.each(locales)('in percent, as %s writes them', (locale) => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2, useGrouping: false });
    const decimal = /^\D*\d+[,٫]/u.test(format.format(0.505).replace(/\p{Nd}/gu, '1')) ? ',' : '.';
    fc.assert(
      fc.property(value, (percent) => {
        const text = percentText(format.format(percent / 100));
        expect(parseNumber(text ?? '', { decimal, exponent: false })?.value).toBeCloseTo(percent, 8);
      }),
    );
  });

  it.each(locales)('in euros, as %s writes them', (locale) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: false });
    const decimal = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value === '.' ? '.' : ',';
    fc.assert(
      fc.property(value, (amount) => {
        const text = currencyText('eur')(format.format(amount));
        expect(parseNumber(text ?? '', { decimal, exponent: false })?.value).toBeCloseTo(amount, 8);
      }),
    );
  });
});

it('a UUID has one form', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      const forms = [uuid, uuid.toUpperCase(), `{${uuid}}`, `urn:uuid:${uuid}`, uuid.replaceAll('-', '')];
      expect(new Set(forms.map(readUuid))).toEqual(new Set([uuid]));
    }),
  );
});

it.each(Object.entries(readValue))('%s: no text fails, and what is delivered is read as itself', (_type, read) => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.webUrl(),
    fc.stringMatching(/^[0-9:. apm]{1,12}$/u),
  );
  fc.assert(
    fc.property(text, (given) => {
      const value = read(given.trim());
      if (value !== null) expect(read(value)).toBe(value);
    }),
    { numRuns: 500 },
  );
});

it('long texts are refused at once', () => {
  const long = ['1:', ' ', '%', 'a', '1 a'].map((piece) => piece.repeat(50_000));
  // Time of this process alone: that of the clock is longer on a busy machine.
  const start = process.cpuUsage();
  for (const text of long) {
    for (const read of Object.values(readValue)) expect(read(text)).toBeNull();
    readClock(text);
    currencyText(undefined)(text);
    percentText(text);
  }
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(500);
});
