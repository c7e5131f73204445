import * as fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { parseBoolean } from './booleans.js';
import { isEmail } from '../validation/checks/email-check.js';
import { formatE164Phone, formatNationalPhone, isPhone } from './phone.js';

describe('parseBoolean', () => {
  it.each<[string, string | undefined, boolean | null]>([
    ['TRUE', undefined, true],
    [' no ', undefined, false],
    ['0', 'de', false],
    ['1.0', undefined, true],
    ['0.0', 'de', false],
    // A missing value in R and Python; “no” in Welsh and Kurdish.
    ['NA', undefined, null],
    ['NA', 'en', null],
    ['na', 'cy', false],
    ['1.5', undefined, null],
    ['On', undefined, true],
    ['ja', 'de', true],
    ['ja', undefined, true],
    ['Hayır', 'en', false],
    ['nē', undefined, false],
    ['T', undefined, true],
    ['x', undefined, true],
    ['[x]', undefined, true],
    ['✔️', undefined, true],
    ['✗', undefined, false],
    ['○', undefined, true],
    ['×', undefined, false],
    ['да', 'de', true],
    ['е', undefined, null],
    ['e', 'tr', true],
    ['YANLIŞ', 'tr', false],
    ['DOĞRU', 'tr', true],
    ['e', 'fi', false],
    ['e', undefined, null],
    ['s', undefined, null],
    ['maybe', undefined, null],
    ['Sí', 'es', true],
    ['NÃO', 'pt-BR', false],
    ['是', 'zh-CN', true],
    ['いいえ', 'ja', false],
    ['예', 'ko', true],
    ['نعم', 'ar', true],
    ['tak', 'pl', true],
    ['yes', 'fr', true],
    ['', undefined, null],
    ['2', undefined, null],
    ['constructor', 'en', null],
    ['yes', '__proto__', true],
  ])('%s in %s is %s', (text, language, expected) => {
    expect(parseBoolean(text, language)).toBe(expected);
  });
});

describe('isEmail', () => {
  it.each([
    ['ann@example.com', true],
    ["o'neil+tag@sub.example.co.uk", true],
    ['ann@localhost', true],
    ['ann@', false],
    ['@example.com', false],
    ['ann example.com', false],
    ['ann@exa mple.com', false],
    ['ann@-example.com', false],
    ['ann@example..com', false],
    ['ann@münchen.example', true],
    ['ann@例え.テスト', true],
    ['ännchen@münchen.example', false],
    ['ann@mün chen.example', false],
    ['ann@münchen.example/x', false],
    ['ann@münchen..example', false],
    ['ann@１２３', false],
    [`ann@${'ü'.repeat(100)}.example`, false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });
});

describe('isPhone', () => {
  it.each([
    ['(555) 123-4567', true],
    ['555.123.4567', true],
    ['+1 555 123 4567', true],
    ['+44 (0)20 7946 0958', true],
    ['+49 30/901820', true],
    ['tel:+49-30-901820', true],
    ['0044 20 7946 0958', true],
    ['011 44 20 7946 0958', true],
    ['5511987654321', true],
    ['9876543210123', false],
    ['1706659200000', false],
    ['20240131', false],
    ['030 901820', true],
    ['555-1234', true],
    ['+1 (555) 123-4567 ext. 89', true],
    ['+1 (555) 123-4567, ext 89', true],
    ['(555) 123-4567 extension 89', true],
    ['(555) 123-4567 (x89)', true],
    ['tel:+15551234567;ext=89', true],
    ['+7 495 123-45-67 доб. 89', true],
    ['03ー1234ー5678', true],
    ['(555) 123-4567 or 89', false],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', true],
    ['+1 555 123', false],
    ['+999 12345678', false],
    ['12345', false],
    ['1234567890123456', false],
    ['1-800-FLOWERS', false],
    ['555 1234 or 555 5678', false],
    ['ann@example.com', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isPhone(text)).toBe(expected);
  });

  it.each([
    '2024-01-31',
    '31.12.2024',
    '31. 12. 2024',
    '12/31/2024',
    '3/4/2024',
    '31-12-2024',
    '2024/01/31',
    '2024.01.31',
    '31 12 2024',
    '192.168.1.1',
    '10.20.130.40',
    '255.255.255.0',
    '10.0.0.0/24',
    '123-45-6789',
    '123 45 6789',
    '1 84 12 76 451 089 46',
    '756.1234.5678.97',
    '123.456.789-09',
    '640823-3234',
    '311299-1234',
    '900101-1234567',
    '0000000',
    '000-000-0000',
    '(000) 000-0000',
    '٠٠٠٠٠٠٠',
    '+1 000 000 0000',
    '+49 0000000',
    '20240131100000',
    '2019-2024',
    '2023/2024',
    '1.234.567',
    '1234567.89',
    '-1234567',
    '(1234567)',
    '52.520008',
    '5500-0000-0000-0004',
    '3782 822463 10005',
    '978-3-16-148410-0',
    '0-306-40615-2',
    '12-3456789',
    '12345-6789',
    '2024-000123',
    '12/345/67890',
    '1.2.3.4567',
    '1111111111',
    '732 829 320 00074',
  ])('%s is another kind of number, in every country', (text) => {
    expect([undefined, 'US', 'DE'].map((country) => isPhone(text, country))).toEqual([false, false, false]);
  });

  it.each([
    ['(212) 555-0123', 'US', true],
    ['1-212-555-0123', 'us', true],
    ['555-1234', 'US', false],
    ['12345678', 'US', false],
    ['212 555 01234', 'US', false],
    ['+44 20 7946 0958', 'US', true],
    ['020 7946 0958', 'GB', true],
    ['0044 20 7946 0958', 'GB', true],
    ['1234', 'GB', false],
    ['32 34 56 78', 'DK', true],
    ['32.34.56.78', 'DK', true],
    ['12 34 56 78', 'DK', false],
    ['12.34.56.78', undefined, false],
    ['20241231', 'DK', true],
    ['20241231', 'DE', false],
    ['31122024', 'DE', false],
    ['12312024', undefined, false],
    ['12342024', undefined, true],
    ['123456789', 'DK', false],
    ['06 12 34 56 78', 'FR', true],
    ['06.12.34.56.78', 'FR', true],
    ['06 12 34 56', 'FR', false],
    ['030 901820', 'DE', true],
    ['90-123-4567', 'JP', true],
    ['555-1234', 'XX', true],
    ['1500000', undefined, false],
    ['250000000', undefined, false],
    ['10000017', undefined, false],
    ['212 200 0000', undefined, true],
    ['8000000', 'SC', true],
    ['12345678', undefined, true],
    ['10115', 'DE', false],
    ['123456', 'AT', false],
    ['1500000', 'DE', false],
    ['012345', 'DE', true],
    ['901820', 'CU', false],
    ['4006381333931', 'DE', false],
    ['8001234567890', 'DE', true],
    ['8001234567890', undefined, true],
    ['5001234567890', undefined, false],
    ['1706659200000', 'IN', false],
  ])('%s in %s: %s', (text, country: string | undefined, expected) => {
    expect(isPhone(text, country)).toBe(expected);
  });

  it('accepts the short numbers of the given country', () => {
    expect(isPhone('62889')).toBe(false);
    expect(isPhone('62889', 'AC')).toBe(true);
    expect(isPhone('62889', 'toString')).toBe(false);
  });
});

describe('formatting phones', () => {
  it.each([
    ['5551234567', '(555) 123-4567'],
    ['1-555-123-4567', '(555) 123-4567'],
    ['+1 555 123 4567', '(555) 123-4567'],
    ['+49 30 901820', '+49 30 901820'],
    ['+65 6123 4567', '+65 6123 4567'],
    ['555-1234', '555-1234'],
    ['123-456-789 x0', '123-456-789 x0'],
    ['call me', 'call me'],
    ['', ''],
  ])('%s nationally is %s', (text, expected) => {
    expect(formatNationalPhone(text)).toBe(expected);
  });

  it.each([
    ['(555) 123-4567', 'US', '+15551234567'],
    ['030 901820', 'de', '+4930901820'],
    ['+44 20 7946 0958', 'US', '+442079460958'],
    ['12', 'US', '12'],
    ['call me', 'US', 'call me'],
    ['(555) 123-4567', 'XX', '(555) 123-4567'],
  ])('%s from %s is %s', (text, country, expected) => {
    expect(formatE164Phone(text, country)).toBe(expected);
  });

  it("formats American numbers like the library's parser", () => {
    const american = fc.stringMatching(/^(?:1[-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ]?)\d{3}[-. ]?\d{4}$/u);
    fc.assert(
      fc.property(american, (text) => {
        expect(formatE164Phone(text, 'US')).toBe(parsePhoneNumberFromString(text, 'US')?.number);
      }),
      { numRuns: 500 },
    );
  });
});
