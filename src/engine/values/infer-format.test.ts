import { describe, expect, it } from 'vitest';
import { inferDateFormat, inferNumberFormat } from './infer-format.js';

describe('inferDateFormat', () => {
  it.each([
    ['one proof decides', ['01.02.2024', '03.04.2024', '31.12.2024'], 'dmy', false],
    ['months first', ['01/02/2024', '12/31/2024'], 'mdy', false],
    ['no proof, slashes', ['01/02/2024', '03/04/2024'], 'mdy', true],
    ['no proof, dots', ['01.02.2024', '03.04.2024'], 'dmy', true],
    ['as many proofs for either', ['31/12/2024', '12/31/2024', '01/02/2024'], 'mdy', true],
    ['year first', ['2024-01-02', '2024-02-03'], 'ymd', false],
    ['short years first', ['99-12-31', '98-01-15'], 'ymd', false],
    ['year first with one slip', ['2024-01-02', '31/12/2024'], 'dmy', false],
    ['nothing', ['', 'x'], 'ymd', false],
  ])('%s', (_name, texts, dateOrder, ambiguous) => {
    expect(inferDateFormat(texts)).toEqual({ dateOrder, ambiguous });
  });
});

describe('inferNumberFormat', () => {
  it.each([
    ['point', ['1.5', '2', '1,234.5'], '.', false, false],
    ['comma', ['1,5', '2', '1.234'], ',', false, false],
    ['either', ['1,234', '5,678'], '.', false, true],
    ['plain', ['1', '2'], '.', false, false],
    ['all exponents', ['1e5', '2.5E-3', ''], '.', true, false],
    ['some exponents', ['1e5', '7'], '.', false, false],
  ])('%s', (_name, texts, decimal, exponent, ambiguous) => {
    expect(inferNumberFormat(texts)).toEqual({ number: { decimal, exponent }, ambiguous });
  });
});
