import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberFormat } from '../values/format.js';
import { REPAIR_NAMES, repaired } from './repairs.js';
import type { RepairName } from './repairs.js';

const POINT: NumberFormat = { decimal: '.', exponent: false };
const COMMA: NumberFormat = { decimal: ',', exponent: false };

describe('repairs', () => {
  it.each<[RepairName, string, string, (NumberFormat | null)?]>([
    ['characters', '\u200bAda\u00a0 Lovelace\u00ad ', 'Ada Lovelace'],
    ['encoding', 'MÃ¼ller', 'Müller'],
    ['encoding', 'Itâ€™s', 'It’s'],
    ['encoding', 'Müller', 'Müller'],
    ['encoding', 'Ã', 'Ã'],
    ['decimal', '1.234,56', '1234.56', POINT],
    ['decimal', '1,234.56', '1234,56', COMMA],
    ['decimal', '1.2.3', '1.2.3', POINT],
    ['currency', '$1,200', '1200', POINT],
    ['currency', '-$5.50', '-5.50'.replace('0', ''), POINT],
    ['currency', '($5)', '-5', POINT],
    ['currency', '1.234,56 €', '1234.56', POINT],
    ['currency', '1.234,56 €', '1234,56', COMMA],
    ['currency', 'CHF 12', '12', POINT],
    ['currency', 'R$ 12,50', '12.5', POINT],
    ['currency', 'US$ 3', '3', POINT],
    ['currency', '12 kr', '12', POINT],
    ['currency', 'abc 12', 'abc 12', POINT],
    ['percent', '12.5 %', '12.5', POINT],
    ['percent', '%12', '12', POINT],
    ['percent', '12', '12', POINT],
    ['percent', ' 12 % ', '12', POINT],
    ['currency', '1e3 €', '1e3 €', POINT],
    ['decimal', '1,5', '1.5', null],
    ['decimal', '1.234,56 €', '1234.56 €', POINT],
    ['decimal', '-€5,5', '-€5.5', POINT],
    ['decimal', '1,5k', '1.5k', POINT],
    ['unit', '12 kg', '12', POINT],
    ['unit', '3.5 m²', '3.5', POINT],
    ['unit', 'ca. 12', '12', POINT],
    ['unit', '~12', '12', POINT],
    ['unit', '1.5k', '1.5k', POINT],
    ['unit', '3 million', '3 million', POINT],
    ['unit', '12 or 13', '12 or 13', POINT],
    ['unit', '5 DR', '5 DR', POINT],
    ['unit', '5 Cr.', '5 Cr.', POINT],
    ['serial', '45292', '2024-01-01'],
    ['serial', '45292.5', '2024-01-01'],
    ['serial', '4529', '4529'],
    ['serial', ' 45292 ', '2024-01-01'],
    ['serial-time', '45292,5', '2024-01-01T12:00:00'],
    ['serial-time', '45292.395833333', '2024-01-01T09:30:00'],
    ['serial-time', '45292.99999999', '2024-01-02T00:00:00'],
    ['serial-time', '1714555800', '1714555800'],
    ['time', '930', '09:30'],
    ['time', '1730', '17:30'],
    ['time', '093015', '09:30:15'],
    ['time', '93015', '93015'],
    ['time', '45', '45'],
    ['time', '9;30', '09:30'],
    ['time', '9 30', '09:30'],
    ['time', 'um 9:30', '9:30'],
    ['time', '24:00', '00:00'],
    ['time', '24.00', '00:00'],
    ['time', '24:00:00', '00:00'],
    ['time', '24:01', '24:01'],
    ['time', '9,50', '9,50'],
    ['time', '09:30 CET', '09:30 CET'],
    ['time', '9:30 - 10:30', '9:30 - 10:30'],
    ['datetime', '2024-05-01_9:30', '2024-05-01 09:30'],
    ['datetime', '2024-05-01;09:30:00,5', '2024-05-01 09:30:00.5'],
    ['datetime', '2024-05-01T09.30.00', '2024-05-01 09:30:00'],
    ['datetime', '2024-05-01 09-30-00Z', '2024-05-01 09:30:00Z'],
    ['datetime', '2024-05-01 0930', '2024-05-01 09:30'],
    ['datetime', '31.12.2024|0930', '31.12.2024 09:30'],
    ['datetime', '2024-12-31T24:00Z', '2025-01-01 00:00Z'],
    ['datetime', '2024-02-28 24:00:00.0', '2024-02-29 00:00:00.0'],
    ['datetime', '31.12.2024 24:00', '31.12.2024 24:00'],
    ['datetime', '2024-02-30 24:00', '2024-02-30 24:00'],
    ['datetime', '2024-05-01 24:30', '2024-05-01 24:30'],
    ['datetime', '2024-05-01 05-07', '2024-05-01 05-07'],
    ['datetime', '2024-05-01/2025', '2024-05-01/2025'],
    ['datetime', '2024-05-01 09:30 Coordinated Universal Time', '2024-05-01 09:30Z'],
    ['datetime', '2024-05-01 09:30 (UTC+02:00)', '2024-05-01 09:30 UTC+02:00'],
    ['datetime', '2024-05-01 09:30 Pacific Standard Time', '2024-05-01 09:30 Pacific Standard Time'],
    ['uuid', '(6F9619FF 8B86 D011 B42D 00C04FC964FF)', '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
    ['uuid', 'UUID("6f9619ff-8b86-d011-b42d-00c04fc964ff")', '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
    ['uuid', "guid'6f9619ff–8b86–d011–b42d–00c04fc964ff'", '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
    ['uuid', '0x6f9619ff8b86d011b42d00c04fc964ff', '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
    ['uuid', '6f96:19ff:8b86:d011:b42d:00c0:4fc9:64ff', '6f96:19ff:8b86:d011:b42d:00c0:4fc9:64ff'],
    ['uuid', '6f9619ff-8b86-d011-b42d-00c04fc964f', '6f9619ff-8b86-d011-b42d-00c04fc964f'],
    ['iban', 'DE89.3704.0044.0532.0130.00', 'DE89370400440532013000'],
    ['iban', 'IBAN Nr. DE89/3704/0044/0532/0130/00;', 'DE89370400440532013000'],
    ['iban', 'iban no: no93 8601 1117 947', 'NO9386011117947'],
    ['iban', 'DE89.3704.0044.0532.0130.01', 'DE89.3704.0044.0532.0130.01'],
    ['iban-zeros', 'DE89 37O4 OO44 O532 O13O OO', 'DE89370400440532013000'],
    ['iban-zeros', 'GB90 LOYD 3O94 OO12 3456 78', 'GB90LOYD30940012345678'],
    ['iban-zeros', 'FR76O11', 'FR76O11'],
    ['iban-zeros', 'DE89 37O4 OO44 O532 O13O O1', 'DE89 37O4 OO44 O532 O13O O1'],
    ['scheme', 'www.example.com', 'https://www.example.com'],
    ['scheme', '//example.com/a?b', 'https://example.com/a?b'],
    ['scheme', 'münchen.example:8080/ü', 'https://münchen.example:8080/ü'],
    ['scheme', 'https://example.com', 'https://example.com'],
    ['scheme', 'mailto:ada@example.com', 'mailto:ada@example.com'],
    ['scheme', 'no address', 'no address'],
    ['email', 'mailto:ada@example.com', 'ada@example.com'],
    ['email', 'Ada Lovelace <ada@example.com>', 'ada@example.com'],
    ['email', 'ada (at) example (dot) com', 'ada@example.com'],
    ['email', 'ada at example.com', 'ada@example.com'],
    ['email', 'ada@@example,com', 'ada@example.com'],
    ['email', 'ada @ example .com.', 'ada@example.com'],
    ['email', 'nobody', 'nobody'],
    ['email', '  mailto:ada@example.com', 'ada@example.com'],
    ['email', 'ada  lovelace@my  example.com', 'adalovelace@myexample.com'],
    ['email', 'ada.b..c@example.com', 'ada.b.c@example.com'],
    ['email', 'ada@example., com', 'ada@example.com'],
    ['email', 'look at ada@example.com', 'lookatada@example.com'],
    ['phone', 'Tel.: +49 30 123456', '+49 30 123456'],
    ['phone', '0049 30 123456 (home)', '+49 30 123456'],
    ['phone', 'mobile 555-1234', '555-1234'],
    ['phone', '+49 30 123456', '+49 30 123456'],
    ['phone', ' 0049 30 123456', '+49 30 123456'],
    ['phone', '+49 30 1234005', '+49 30 1234005'],
    ['phone', '+49__30||123456_', '+49 30 123456'],
  ])('%s: %j becomes %j', (name, text, expected, number = POINT) => {
    expect(repaired(name, text, { number })).toBe(expected);
  });

  it('do not change long texts', () => {
    const long = `$${'1 '.repeat(100_000)}`;
    for (const name of REPAIR_NAMES) expect(repaired(name, long, { number: POINT })).toBe(long);
  });

  it('clean characters as replacing each of them does', () => {
    const part = fc.oneof(fc.constantFrom(' ', '  ', 'a', '~', '\u00a0', '\u00ad', '\u200b', '\t', 'é'), fc.string());
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const plain = parts
          .join('')
          .replace(/[\p{Cf}\p{Cc}\u00ad]/gu, ' ')
          .replace(/\s+/gu, ' ');
        expect(repaired('characters', parts.join(''), { number: null })).toBe(plain.trim());
      }),
    );
  });

  it('never throw, and do not change a text that they have already repaired', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[-(~$€% ]{0,3}\d{1,6}([.,]\d{1,3}){0,2}[ %$€)a-z]{0,4}$/u),
      fc.stringMatching(/^[a-z<(]{1,6} ?(@|\(at\)| at )[a-z]{1,5}[.,] ?[a-z]{2,3}[>)]?$/u),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...REPAIR_NAMES),
        text,
        fc.constantFrom(POINT, COMMA, null),
        (name, given, number) => {
          const once = repaired(name, given, { number });
          const isText = name === 'email' || name === 'phone' || name === 'encoding';
          if (!isText) expect(repaired(name, once, { number })).toBe(once);
        },
      ),
    );
  });
});
