import { describe, expect, it } from 'vitest';
import { inferDateFormat, inferNumberFormat } from './infer-format.js';

const DAYS = ['02', '07', '11', '14', '19', '23', '27', '28', '29', '30', '31'];
const YEARS = ['05', '08', '09', '10', '11', '12', '13', '14', '16', '19', '21'];

describe('inferDateFormat', () => {
  it.each([
    ['one deciding value', ['01.02.2024', '03.04.2024', '31.12.2024'], { dateOrder: 'dmy' }],
    ['months first', ['01/02/2024', '12/31/2024'], { dateOrder: 'mdy' }],
    ['undecided, slashes', ['04/04/2024', '01/02/2024', '03/04/2024'], { ambiguous: true, example: '01/02/2024' }],
    ['undecided, dots', ['01.02.2024', '03.04.2024'], { ambiguous: true, example: '01.02.2024' }],
    ['undecided, two-digit years', ['01-02-24'], { ambiguous: true, example: '01-02-24' }],
    ['undecided among others', ['2024-01-02', '01/02/2024'], { ambiguous: true, example: '01/02/2024' }],
    ['equal evidence for both', ['31/12/2024', '12/31/2024', '01/02/2024'], { ambiguous: true, example: '01/02/2024' }],
    ['equal evidence and no ambiguous value', ['31/12/2024', '12/31/2024'], { dateOrder: 'ymd' }],
    ['two-digit years first with one ambiguous value', ['99-12-31', '98-01-15', '03-04-05'], { dateOrder: 'ymd' }],
    [
      'much evidence for both',
      ['31/12/2024', '30/12/2024', '12/31/2024', '12/30/2024', '01/02/2024'],
      { ambiguous: true, example: '01/02/2024' },
    ],
    ['short years first, few years', ['23-04-28', '23-05-01', '24-06-17', '24-01-30'], { dateOrder: 'ymd' }],
    ['short years last, few years', ['28-04-23', '01-05-23', '17-06-24', '30-01-24'], { dateOrder: 'dmy' }],
    ['short years first, many years', [...DAYS.map((day, at) => `${YEARS[at]}-05-${day}`)], { dateOrder: 'ymd' }],
    ['short years last, many years', [...DAYS.map((day, at) => `${day}-05-${YEARS[at]}`)], { dateOrder: 'dmy' }],
    ['one short date that fits only day or year first', ['23-04-28'], { ambiguous: true, example: '23-04-28' }],
    ['short years at either end', ['23-04-28', '27-05-24'], { ambiguous: true, example: '23-04-28' }],
    ['a short year that cannot be a day', ['28-04-45', '23-04-28'], { dateOrder: 'dmy' }],
    ['year first', ['2024-01-02', '2024-02-03'], { dateOrder: 'ymd' }],
    ['two-digit years first', ['99-12-31', '98-01-15'], { dateOrder: 'ymd' }],
    ['year first with one exception', ['2024-01-02', '31/12/2024'], { dateOrder: 'dmy' }],
    ['month names', ['15-Jan-18', '3-Nov-23'], { dateOrder: 'ymd' }],
    ['nothing', ['', 'x'], { dateOrder: 'ymd' }],
  ])('%s', (_name, texts, expected) => {
    expect(inferDateFormat(texts)).toEqual({ ambiguous: false, ...expected });
  });

  it('accepts an answer, and reports the question', () => {
    expect(inferDateFormat(['01/02/2024'], 'dmy')).toEqual({
      dateOrder: 'dmy',
      ambiguous: false,
      example: '01/02/2024',
    });
    expect(inferDateFormat(['12/31/2024'], 'dmy')).toEqual({ dateOrder: 'dmy', ambiguous: false });
  });
});

describe('inferNumberFormat', () => {
  const point = { number: { decimal: '.', exponent: false } };
  const comma = { number: { decimal: ',', exponent: false } };

  it.each([
    ['point', ['1.5', '2', '1,234.5'], point],
    ['comma', ['1,5', '2', '1.234'], comma],
    ['two groups', ['1,234', '1,234,567'], point],
    ['a leading zero', ['1.234', '0.500'], point],
    ['either comma', ['1,234', '5,678'], { ambiguous: true, example: '1,234' }],
    ['either point', ['7', '1.234'], { ambiguous: true, example: '1.234' }],
    ['equal evidence for both', ['1.5', '1,5', '1.234'], { ambiguous: true, example: '1.234' }],
    ['plain', ['1', '2'], point],
    ['all exponents', ['1e5', '2.5E-3', ''], { number: { decimal: '.', exponent: true } }],
    ['three digits before an exponent', ['1.234e5'], { number: { decimal: '.', exponent: true } }],
    ['some exponents', ['1e5', '7'], point],
    ['one currency', ['$1,234.50', '(5)', '$7'], { number: { ...point.number, unit: '$' } }],
    ['two currencies', ['$1.50', '€ 5'], point],
    ['one currency, undecided', ['$1,234', '$7'], { ambiguous: true, unit: '$', example: '$1,234' }],
    ['debits and credits', ['5.00 DR', '7.50 CR'], { number: { ...point.number, unit: 'dr/cr' } }],
    ['some credits', ['5.00', '7.50 CR'], point],
  ])('%s', (_name, texts, expected) => {
    expect(inferNumberFormat(texts)).toEqual({ ambiguous: false, ...expected });
  });

  it('accepts an answer, and reports the question', () => {
    expect(inferNumberFormat(['1.234'], ',')).toEqual({ ...comma, ambiguous: false, example: '1.234' });
    expect(inferNumberFormat(['1.5'], ',')).toEqual({ ...comma, ambiguous: false });
  });
});
