import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { hasExponent, numberEvidence, parseNumber, unitOfNumber } from './numbers.js';

const POINT = { decimal: '.', exponent: false } as const;
const COMMA = { decimal: ',', exponent: false } as const;

describe('parseNumber', () => {
  it.each<[string, typeof POINT | typeof COMMA | null, number | null]>([
    ['42', POINT, 42],
    ['-42', COMMA, -42],
    ['+7', POINT, 7],
    ['\u22125', POINT, -5],
    ['- 5', POINT, -5],
    ['5-', POINT, -5],
    ['(1,234.50)', POINT, -1234.5],
    ['1,234.5', POINT, 1234.5],
    ['1.234,5', COMMA, 1234.5],
    ['1 234,5', COMMA, 1234.5],
    ['1\u00a0234\u00a0567', null, 1234567],
    ['1\u202f234,5', null, 1234.5],
    ["1'234.50", POINT, 1234.5],
    ['1’234’567.5', POINT, 1234567.5],
    ['12,34,567.8', POINT, 1234567.8],
    ['1,234', POINT, 1234],
    ['1,234', COMMA, 1.234],
    ['1.234', COMMA, 1234],
    ['1,5', POINT, null],
    ['1.5', COMMA, null],
    ['1,5', null, 1.5],
    ['.5', POINT, 0.5],
    [',5', COMMA, 0.5],
    ['-.5', POINT, -0.5],
    ['0,123', POINT, null],
    ['007', POINT, 7],
    ['-0', POINT, 0],
    ['٣٫٥', POINT, 3.5],
    ['١٢٣', COMMA, 123],
    ['१२,३४,५६७.८९', POINT, 1234567.89],

    ['১২৩', POINT, 123],
    ['๑๒๓.๕', POINT, 123.5],
    ['１２３', POINT, 123],
    ['\u200e-5', POINT, -5],
    ['–5', POINT, -5],
    ['—5', POINT, -5],
    ['１，２３４．５', POINT, 1234.5],
    ['１２，５', COMMA, 12.5],
    ['１，２３４', null, 1234],
    ['1´234.50', POINT, 1234.5],
    ['1`234', COMMA, 1234],
    ['1\u2005234,5', COMMA, 1234.5],
    ['١،٥', COMMA, 1.5],
    ['12.–', POINT, 12],
    ['1.234,--', COMMA, 1234],
    ['5:-', POINT, 5],
    ['1,00,000/-', POINT, 100000],
    ['12.--5', POINT, null],
    ['1\u2007234', POINT, 1234],
    ['5.', POINT, 5],
    ['1,234.', POINT, 1234],
    ['-5,', COMMA, -5],
    ['5.', COMMA, null],
    ['5..', POINT, null],
    ['.', POINT, null],
    ['-.', POINT, null],
    ['-', POINT, null],
    ['', POINT, null],
    ['1,23', POINT, null],
    ['12,345,67', POINT, null],
    ['1,234 567', POINT, null],
    ['1234,567', POINT, null],
    ['1.234.567', POINT, null],
    ['1.2.3', null, null],
    ['0x1F', POINT, null],
    ['1e5', POINT, null],
    ['50%', POINT, null],
    ['$5', POINT, null],
    ['5 EUR', POINT, null],
    ['--5', POINT, null],
    ['-5-', POINT, null],
    ['(-5)', POINT, null],
    ['NaN', POINT, null],
    ['Infinity', POINT, null],
    ['1/2', POINT, null],
    ['2024-01-31', POINT, null],
  ])('%s in %o is %s', (text, format, value) => {
    expect(parseNumber(text, format)?.value ?? null).toBe(value);
  });

  it.each([
    ['9007199254740991', true],
    ['9007199254740993', false],
    ['12345678901234567890', false],
    ['0.1234567890123456789', false],
    ['1.50000000000000000000', true],
    ['0.000001', true],
    ['100000000000000000000', true],
    ['123456789012345', true],
  ])('%s exactly representable: %s', (text, exact) => {
    expect(parseNumber(text, POINT)?.exact).toBe(exact);
  });

  it.each<[string, string | null, number | null]>([
    ['$1,234.50', '$', 1234.5],
    ['-$5', '$', -5],
    ['$-5', '$', -5],
    ['($5.00)', '$', -5],
    ['5.00-$', '$', -5],
    ['$.50', '$', 0.5],
    ['US$ 5', 'US$', 5],
    ['5 €', '€', 5],
    ['5\u00a0EUR', '€', 5],
    ['5 euros', '€', 5],
    ['5,– €', '€', 5],
    ['80 km/h', 'km/h', 80],
    ['5 €/kg', '€/kg', 5],
    ['5 m/x', null, null],
    ['CHF-1’234.50', 'CHF', -1234.5],
    ['kr. 5', 'kr', 5],
    ['5 kr', 'kr', 5],
    ['R 1 234.50', 'R', 1234.5],
    ['R1234', null, null],
    ['S/ 1,234.50', 's/', 1234.5],
    ['Rs.500', 'rs', 500],
    ['₹१२,३४,५६७', '₹', 1234567],
    ['12 kg', 'kg', 12],
    ['21 °C', '°c', 21],
    ['5.00 CR', 'dr/cr', 5],
    ['5.00 Dr', 'dr/cr', -5],
    ['-5.00 DR', null, null],
    ['5 k', null, null],
    ['5 m', null, null],
    ['1.5M', null, null],
    ['5%', null, null],
    ['ABC 5', null, null],
    ['A5', null, null],
    ['$5 $', null, null],
    ['EUR 5 €', null, null],
    ['$5 CAD', '$CAD', 5],
    ['US$ 1,234.50 USD', 'US$USD', 1234.5],
    ['$5 dollars', null, null],
    ['5 usd', 'USD', 5],
    ['Eur 5', '€', 5],
    ['5 eur.', '€', 5],
    ['5 cup', null, null],
    ['$1,234.', '$', 1234],
    ['R1,234.50', 'R', 1234.5],
    ['R12', null, null],
    ['5 рублей', 'рублей', 5],
    ['5', null, null],
    ['1-2 kg', null, null],
    ['5 kg 3', null, null],
    ['12h', 'h', 12],
  ])('the unit of %s is %s', (text, unit, value) => {
    expect(unitOfNumber(text)).toBe(unit);
    if (unit === null) return;
    expect(parseNumber(text, { ...POINT, unit })?.value).toBe(value);
    expect(parseNumber(text, POINT)).toBeNull();
    expect(parseNumber(text, { ...POINT, unit: 'other' })).toBeNull();
  });

  it('round-trips amounts in the notations of many languages', () => {
    const locale = fc.constantFrom(
      'en-US',
      'de-DE',
      'fr-FR',
      'hi-IN',
      'ar-EG',
      'fa-IR',
      'de-AT',
      'sv-SE',
      'pt-BR',
      'ne-NP',
    );
    const cents = fc.integer({ min: -1e11, max: 1e11 }).filter((value) => value !== 0);
    fc.assert(
      fc.property(locale, fc.constantFrom('standard', 'accounting'), cents, (language, currencySign, value) => {
        const options = { style: 'currency', currency: 'EUR', currencySign } as const;
        const format = new Intl.NumberFormat(language, options);
        const decimal = /[,٫]\p{Nd}{2}\P{Nd}*$/u.test(format.format(1.5)) && language !== 'fa-IR' ? ',' : '.';
        expect(parseNumber(format.format(value / 100), { decimal, exponent: false, unit: '€' })?.value).toBe(
          value / 100,
        );
      }),
    );
  });

  it('reads exponents if the column has them', () => {
    expect(parseNumber('1.5e3', { decimal: '.', exponent: true })?.value).toBe(1500);
    expect(parseNumber('1E-2', { decimal: ',', exponent: true })?.value).toBe(0.01);
    expect(parseNumber('1e999', { decimal: '.', exponent: true })).toBeNull();
    expect(parseNumber('1.5e3', { decimal: '.', exponent: false })).toBeNull();
    expect(parseNumber('1.5e+3', { decimal: '.', exponent: false })?.value).toBe(1500);
    expect(parseNumber('(2e\u22125)', null)?.value).toBe(-0.00002);
    expect(hasExponent('1e5')).toBe(true);
    expect(hasExponent('1a5')).toBe(false);
  });

  it('keeps the digits of every number with decimals that a program writes', () => {
    const double = fc.double({ min: -1e300, max: 1e300, noNaN: true });
    fc.assert(
      fc.property(double, fc.integer({ min: 16, max: 17 }), (value, digits) => {
        for (const text of [String(value), value.toPrecision(digits)]) {
          const parsed = parseNumber(text, { decimal: '.', exponent: false });
          expect(parsed?.value).toBe(Number(text) || 0);
          if (text.includes('.')) expect(parsed?.exact).toBe(true);
        }
      }),
    );
  });

  it('round-trips every number in both notations', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const value = Number(`${whole}.${String(cents).padStart(2, '0')}`);
        const american = value.toLocaleString('en-US', { minimumFractionDigits: 2 });
        const german = value.toLocaleString('de-DE', { minimumFractionDigits: 2 });
        const indian = value.toLocaleString('en-IN', { minimumFractionDigits: 2 });
        expect(parseNumber(american, POINT)?.value).toBe(value === 0 ? 0 : value);
        expect(parseNumber(german, COMMA)?.value).toBe(value === 0 ? 0 : value);
        expect(parseNumber(indian, POINT)?.value).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it.each([
    ['1,234.5', '.'],
    ['1.5', '.'],
    ['1,234,567', '.'],
    ['0.123', '.'],
    ['1.234,5', ','],
    ['1,5', ','],
    ['1.234.567', ','],
    ['1,234', 'both'],
    ['1.234', 'both'],
    ['1234', 'none'],
    ['1 234', 'none'],
    ['abc', 'none'],
  ])('%s proves %s', (text, evidence) => {
    expect(numberEvidence(text)).toBe(evidence);
  });
});
