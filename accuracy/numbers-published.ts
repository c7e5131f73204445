import { scoreColumns } from './value-columns.js';
import type { ValueColumn } from './value-columns.js';
import type { AccuracyResult } from './accuracy-set.js';

type Cases = ValueColumn['cases'];

/** Notations of ledgers, cash registers, spreadsheets and countries, a column each. */
const NOTATIONS: Readonly<Record<string, Cases>> = {
  'minus in front': [
    ['-5', -5],
    ['1,234.50', 1234.5],
    ['-0.25', -0.25],
  ],
  'minus sign': [
    ['−5', -5],
    ['–1,234.5', -1234.5],
    ['—2', -2],
  ],
  'minus behind': [
    ['1.234,56-', -1234.56],
    ['12,00-', -12],
    ['3,5', 3.5],
  ],
  'minus with spaces': [
    ['- 5', -5],
    ['5 -', -5],
    ['1,234.5', 1234.5],
  ],
  parentheses: [
    ['(1,234.56)', -1234.56],
    ['(5.00)', -5],
    ['7.25', 7.25],
  ],
  'parentheses and currency': [
    ['($1,234.56)', -1234.56],
    ['$(5.00)', -5],
    ['$ 7.25', 7.25],
  ],
  'parentheses, comma': [
    ['(1.234,56 €)', -1234.56],
    ['12,00 €', 12],
  ],
  soles: [
    ['S/ 1,234.50', 1234.5],
    ['S/. 2.00', 2],
  ],
  'debit and credit': [
    ['5.00 DR', -5],
    ['6.50 CR', 6.5],
  ],
  'sign in front': [
    ['+5.5', 5.5],
    ['+ 1,234', 1234],
    ['-2', -2],
  ],
  indian: [
    ['12,34,567.89', 1234567.89],
    ['1,23,456', 123456],
    ['5,000', 5000],
  ],
  'indian with rupees': [
    ['₹1,23,456.50', 123456.5],
    ['₹ 5,000', 5000],
    ['-₹12', -12],
  ],
  'no paise': [
    ['1,00,000/-', 100000],
    ['2,500.50', 2500.5],
  ],
  swiss: [
    ["1'234.50", 1234.5],
    ['1’234’567.00', 1234567],
    ['12.5', 12.5],
  ],
  'swiss with other apostrophes': [
    ['1´234.50', 1234.5],
    ['1`000.25', 1000.25],
    ['1‘234.5', 1234.5],
  ],
  'apostrophes and commas': [
    ["1'234,50", 1234.5],
    ["12'345'678,90", 12345678.9],
  ],
  'no cents': [
    ['12.–', 12],
    ['5.-', 5],
    ['7.50', 7.5],
  ],
  'no cents, comma': [
    ['5,– €', 5],
    ['12,-- €', 12],
    ['7,50 €', 7.5],
  ],
  'swedish prices': [
    ['5:-', 5],
    ['120:-', 120],
  ],
  'thin spaces': [
    ['1\u2009234,5', 1234.5],
    ['12\u202f345\u202f678,90', 12345678.9],
  ],
  'figure and other spaces': [
    ['1\u2007234.5', 1234.5],
    ['1\u2005234.5', 1234.5],
    ['1\u00a0234.5', 1234.5],
  ],
  'spaces and points': [
    ['1 234 567.5', 1234567.5],
    ['12.25', 12.25],
  ],
  'points and commas': [
    ['1.234.567,5', 1234567.5],
    ['0,25', 0.25],
  ],
  'points only, millions': [
    ['1.234.567', 1234567],
    ['12.345', 12345],
  ],
  'no leading zero': [
    ['.5', 0.5],
    ['-.25', -0.25],
    ['1.5', 1.5],
  ],
  'leading zeros': [
    ['007', 7],
    ['012.5', 12.5],
  ],
  'many decimals': [
    ['0.123456789', 0.123456789],
    ['12.000001', 12.000001],
  ],
  exponents: [
    ['1E+05', 100000],
    ['2.5e-2', 0.025],
  ],
  'exponents, comma': [
    ['1,5E+03', 1500],
    ['2,25E-02', 0.0225],
  ],
  'arabic digits': [
    ['١٬٢٣٤٫٥٦', 1234.56],
    ['-١٢٫٥', -12.5],
  ],
  'arabic digits and comma': [
    ['١٢،٥', 12.5],
    ['٣،٧٥', 3.75],
  ],
  'persian digits': [
    ['۱۲۳٫۵', 123.5],
    ['۷', 7],
  ],
  'wide digits': [
    ['１，２３４．５', 1234.5],
    ['－５', -5],
  ],
  'devanagari digits': [
    ['१२,३४,५६७.८९', 1234567.89],
    ['५', 5],
  ],
  'name of the currency': [
    ['5 euro', 5],
    ['12,50 euros', 12.5],
    ['7 EUR', 7],
  ],
  'code before': [
    ['USD 1,234.50', 1234.5],
    ['USD -5', -5],
  ],
  units: [
    ['12 kg', 12],
    ['13.5 kg', 13.5],
  ],
  speeds: [
    ['80 km/h', 80],
    ['12.5 km/h', 12.5],
  ],
  'invisible marks': [
    ['\u200e-5', -5],
    ['\ufeff7', 7],
    ['\u00a08\u00a0', 8],
  ],
};

/** Columns in which a number may mean two things, or nothing: each value is to be refused. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  percentages: ['12 %', '12.5%', '3 %'],
  'several currencies': ['$12.50', '€13.50', '£14'],
  'several units': ['12 kg', '13 g'],
  multipliers: ['5k', '1.2 Mio', '3 bn'],
  'ranges and bounds': ['5-10', '>5', '~5', '5±1'],
  fractions: ['1/2', '1 1/2', '½'],
  'broken groups': ['1,23,4', '12 34', '1.234.56', '1,234 567'],
  'other notations': ['0x1F', 'NaN', 'Infinity', '1_000', '12:30', '1.2.3.4'],
};

export function publishedNumbers(): AccuracyResult {
  const column = { type: 'number' } as const;
  const read = Object.entries(NOTATIONS).map(([name, cases]) => ({ name, column, cases }));
  const refused = Object.entries(REFUSED).map(([name, texts]) => ({
    name,
    column,
    cases: texts.map((text) => [text, null] as const),
  }));
  return scoreColumns('numbers-published', [...read, ...refused]);
}
