import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { hasExponent, numberEvidence, parseNumber } from './numbers.js';

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
    ['5.', POINT, null],
    ['.', POINT, null],
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

  it('reads exponents if the column has them', () => {
    expect(parseNumber('1.5e3', { decimal: '.', exponent: true })?.value).toBe(1500);
    expect(parseNumber('1E-2', { decimal: ',', exponent: true })?.value).toBe(0.01);
    expect(parseNumber('1e999', { decimal: '.', exponent: true })).toBeNull();
    expect(hasExponent('1e5')).toBe(true);
    expect(hasExponent('1a5')).toBe(false);
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
