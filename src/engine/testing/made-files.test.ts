import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';
import { createSinglebyteEncoder } from '@exodus/bytes/single-byte.js';
import * as fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import type { BookType } from 'xlsx';
import type { Column } from '../column.js';
import { EngineError } from '../engine-error.js';
import { suggestMapping } from '../mapping/suggest-mapping.js';
import { detectFormat } from '../source/detect-format.js';
import { readWorkbook } from '../source/excel/xlsx-reader.js';
import { detectDialect } from '../source/layout/dialect.js';
import { openTable } from '../source/open-table.js';
import { detectEncoding } from '../source/text/encoding.js';
import { createDecoder, loadDecoders } from '../source/text/text-decoders.js';
import { ISO_DATE } from '../values/calendar-date.js';
import { dateEvidence, formatDate, parseDate } from '../values/dates.js';
import { isPhone } from '../values/phone.js';

/*
 * The properties of the corpora, checked with generated files: each is made from a seed, so that every run is the same.
 */

beforeAll(loadDecoders);

/** A seeded generator of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <T>(next: () => number, list: readonly T[]): T => list[Math.floor(next() * list.length)]!;

const REGIONS = (
  'AT BE BR CA CH CL CN CO CZ DE DK EG ES FI FR GB GR HK HR HU IE IL IN IS IT JP KE KR LT LU LV MA MX NL NO NZ PE PL PT ' +
  'RO RS RU SA SE SI SK TH TR UA US VN ZA'
).split(' ');

function countryNames(language: string): readonly string[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return REGIONS.map((region) => names.of(region) ?? region);
}

describe('encodings of tables of countries', () => {
  const WRITTEN: Readonly<Record<string, readonly string[]>> = {
    'windows-1250': ['pl', 'cs', 'hu'],
    'windows-1251': ['ru', 'bg', 'uk'],
    'windows-1252': ['de', 'fr', 'es', 'it', 'da', 'sv', 'pt', 'nb'],
    'windows-1253': ['el'],
    'windows-1254': ['tr'],
    'windows-1255': ['he'],
    'koi8-r': ['ru'],
    shift_jis: ['ja'],
    'euc-jp': ['ja'],
    gb18030: ['zh'],
    big5: ['zh-Hant'],
    'euc-kr': ['ko-KR'],
  };
  const encoderOf = (label: string): ((text: string) => Uint8Array) =>
    label.startsWith('windows') || label.startsWith('koi8')
      ? createSinglebyteEncoder(label)
      : createMultibyteEncoder(label);

  function shareRight(rows: number): number {
    const outcomes = Object.entries(WRITTEN).flatMap(([label, languages]) =>
      languages.flatMap((language) =>
        [1, 2, 3, 4, 5].map((seed) => {
          const next = numbers(seed);
          const encode = encoderOf(label);
          const lines = Array.from(
            { length: rows },
            (_, index) => `${index + 1};${pick(next, countryNames(language))}\r\n`,
          );
          // Skip names with characters that the encoding does not have.
          const parts = ['id;name\r\n', ...lines].flatMap((line) => {
            try {
              return [{ line, bytes: encode(line) }];
            } catch {
              return [];
            }
          });
          const sample = Buffer.concat(parts.map(({ bytes }) => bytes));
          const read = createDecoder(detectEncoding(sample, { complete: true }).value).decode(sample);
          return read === parts.map(({ line }) => line).join('');
        }),
      ),
    );
    return outcomes.filter(Boolean).length / outcomes.length;
  }

  it('are detected for 94% of 40 rows', () => expect(shareRight(40)).toBeGreaterThan(0.94));
  it('are detected for 90% of 10 rows', () => expect(shareRight(10)).toBeGreaterThan(0.9));

  it.each([
    ['utf8', ''],
    ['utf16le', '\uFEFF'],
  ] as const)('are always detected for %s', (encoding, mark) => {
    for (const language of Object.values(WRITTEN).flat()) {
      const text = countryNames(language).join('\n');
      const sample = new Uint8Array(Buffer.from(`${mark}name\n${text}\n`, encoding));
      const { value } = detectEncoding(sample, { complete: true });
      expect([language, createDecoder(value).decode(sample)]).toEqual([language, `${mark}name\n${text}\n`]);
    }
  });
});

describe('dialects', () => {
  const WORDS = 'Ann Lee,Bob Ray,Main St 1,Oak Road 22,said yes,3.5,1200,2024-05-17,a@b.co,call back; soon,x / y'.split(
    ',',
  );

  it('are detected for 98%', () => {
    const wrong: string[] = [];
    let all = 0;
    for (const delimiter of [',', ';', '\t', '|']) {
      for (let seed = 1; seed <= 40; seed += 1) {
        const next = numbers(seed);
        const quote = seed % 4 === 0 ? "'" : '"';
        const columns = 2 + (seed % 5);
        const cell = (): string => {
          const text = next() < 0.2 ? `${pick(next, WORDS)}${delimiter} ${pick(next, WORDS)}` : pick(next, WORDS);
          return text.includes(delimiter) || next() < 0.1 ? `${quote}${text}${quote}` : text;
        };
        const rows = Array.from({ length: 12 }, () => Array.from({ length: columns }, cell).join(delimiter));
        const header = Array.from({ length: columns }, (_, index) => `field${index}`).join(delimiter);
        const text = `${[header, ...rows].join('\n')}\n`;
        const { dialect } = detectDialect(new TextEncoder().encode(text), { complete: true });
        all += 1;
        if (dialect.delimiter !== delimiter || (text.includes(quote) && dialect.quote !== quote)) wrong.push(text);
      }
    }
    expect(1 - wrong.length / all).toBeGreaterThan(0.98);
  });

  it('do not matter for arbitrary bytes: they are read as a table, or rejected with a code', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.stringMatching(/^[ab1"',;|\t\r\n \\]{0,300}$/).map((text) => new TextEncoder().encode(text)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        try {
          const table = await openTable(new Blob([Uint8Array.from(content)]));
          await table.scan(() => undefined);
          expect(await table.readRows(0, table.rowCount ?? 0)).toHaveLength(table.rowCount ?? -1);
        } catch (error) {
          if (!(error instanceof EngineError)) throw error;
        }
      }),
      { seed: 20, numRuns: 300 },
    );
  });
});

describe('workbooks', () => {
  const FORMATS: readonly BookType[] = ['xlsx', 'xlsb', 'biff8', 'ods', 'fods', 'xlml'];
  /** 2021-01-02 as an Excel serial. */
  const DAY = 44_198;
  const SINCE_1904 = 1462;

  function bookOf(bookType: BookType, { date1904 = false } = {}): Uint8Array<ArrayBuffer> {
    const book = utils.book_new();
    const day = { t: 'n', v: date1904 ? DAY - SINCE_1904 : DAY, z: 'yyyy-mm-dd' };
    const rows = [
      ['id', 'name', 'day'],
      [1, '中国人', day],
      [2, 'Zoë, "the second"', day],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Table');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['secret']]), 'Hidden');
    book.Workbook = { WBProps: { date1904 }, Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
  }

  it.each(FORMATS)('as %s are recognized, and read with dates and hidden sheets', async (bookType) => {
    const bytes = bookOf(bookType);
    expect(await detectFormat(new Blob([bytes]))).toBe('excel');
    const workbook = readWorkbook(bytes);
    expect(workbook.sheetText('Table')).toBe('id,name,day\n1,中国人,2021-01-02\n2,"Zoë, ""the second""",2021-01-02\n');
    // The writer of the other formats does not store it.
    if (!['xlsx', 'xlsb', 'biff8'].includes(bookType)) return;
    expect(workbook.sheets.map(({ hidden }) => hidden)).toEqual([false, true]);
  });

  it.each(['xlsx', 'xlsb', 'biff8'] as const)('as %s with the 1904 date system keep their dates', (bookType) => {
    expect(readWorkbook(bookOf(bookType, { date1904: true })).sheetText('Table')).toContain('2021-01-02');
  });

  it('with a password are reported as encrypted', () => {
    const file = CFB.utils.cfb_new();
    CFB.utils.cfb_add(file, '/EncryptionInfo', new Uint8Array(64));
    CFB.utils.cfb_add(file, '/EncryptedPackage', new Uint8Array(4096));
    const bytes = new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer);
    expect(() => readWorkbook(bytes)).toThrow(expect.objectContaining({ code: 'encrypted-file' }));
  });
});

describe('dates', () => {
  const WAYS: readonly ((year: number, month: number, day: number) => string)[] = [
    (year, month, day) => `${year}-${month}-${day}`,
    (year, month, day) => `${day}.${month}.${year}`,
    (year, month, day) => `${month}/${day}/${year}`,
    (year, month, day) => `${day}/${month}/${year} 14:05`,
    (year, month, day) => `${day} ${MONTHS[month - 1]} ${year}`,
    (year, month, day) => `${MONTHS[month - 1]?.slice(0, 3)} ${day}, ${year}`,
    (year, month, day) => `${day}-${MONTHS[month - 1]?.slice(0, 3)}-${year}`,
  ];
  const MONTHS = 'January February March April May June July August September October November December'.split(' ');

  it('are never read wrong without reporting an ambiguity', () => {
    const next = numbers(7);
    for (let run = 0; run < 3000; run += 1) {
      const moment = new Date(
        Date.UTC(1950 + Math.floor(next() * 100), Math.floor(next() * 12), 1 + Math.floor(next() * 28)),
      );
      const text = pick(next, WAYS)(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
      const found = parseDate(text, null);
      expect([text, found !== null]).toEqual([text, true]);
      if (found === null || dateEvidence(text) === 'both') continue;
      expect([text, formatDate(found, ISO_DATE)]).toEqual([text, moment.toISOString().slice(0, 10)]);
    }
  });
});

it('phone numbers of every region are accepted, in national and international notation', () => {
  const regions = Object.keys(examples) as CountryCode[];
  const refused = regions.filter((region) => {
    const number = getExampleNumber(region, examples);
    // Six digits alone may be anything.
    const isShort = (number?.nationalNumber.length ?? 0) < 7;
    return number && !(isPhone(number.number) && (isShort || isPhone(number.formatNational(), region)));
  });
  expect(regions.length).toBeGreaterThan(200);
  expect(refused).toEqual([]);
});

describe('headers', () => {
  const COLUMNS: readonly Column[] = [
    { id: 'first_name', label: 'First name' },
    { id: 'last_name', label: 'Last name' },
    { id: 'email', label: 'Email' },
    { id: 'phone', label: 'Phone number' },
    { id: 'postcode', label: 'Postal code' },
    { id: 'birthday', label: 'Date of birth' },
    { id: 'city', label: 'City' },
    { id: 'country', label: 'Country' },
    { id: 'company', label: 'Company' },
    { id: 'street', label: 'Street address' },
  ];
  const NAMES: Readonly<Record<string, readonly string[]>> = {
    first_name: ['First name', 'Given name', 'Vorname', 'Prénom', 'Nombre de pila'],
    last_name: ['Last name', 'Surname', 'Family name', 'Nachname', 'Apellidos'],
    email: ['Email', 'E-mail address', 'E-Mail-Adresse', 'Mail', 'Correo electrónico'],
    phone: ['Phone number', 'Telephone', 'Telefonnummer', 'Téléphone', 'Phone'],
    postcode: ['Postal code', 'Zip code', 'Postleitzahl', 'Code postal', 'ZIP'],
    birthday: ['Date of birth', 'Birth date', 'Geburtsdatum', 'Date de naissance', 'DOB'],
    city: ['City', 'Town', 'Stadt', 'Ville', 'Ciudad'],
    country: ['Country', 'Land', 'Pays', 'País'],
    company: ['Company', 'Company name', 'Firma', 'Organisation', 'Entreprise'],
    street: ['Street address', 'Street', 'Straße', 'Address line 1'],
  };
  const DRESS: readonly ((name: string) => string)[] = [
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => name.toLowerCase().replaceAll(/\W+/g, '_'),
    (name) => name.replaceAll(/\s+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    (name) => `  ${name} *`,
  ];

  it('are recognized for four in five, and wrongly for less than one in fifty', () => {
    let right = 0;
    let wrong = 0;
    let all = 0;
    for (const [id, names] of Object.entries(NAMES)) {
      for (const name of names.flatMap((plain) => DRESS.map((dress) => dress(plain)))) {
        const [suggestion] = suggestMapping(COLUMNS, [{ index: 0, name, samples: [], fillRate: 1 }]);
        all += 1;
        if (suggestion?.tier !== 'sure' || suggestion.column === null) continue;
        if (suggestion.column === id) right += 1;
        else wrong += 1;
      }
    }
    expect(right / all).toBeGreaterThanOrEqual(0.8);
    expect(wrong / all).toBeLessThan(0.02);
  });
});
