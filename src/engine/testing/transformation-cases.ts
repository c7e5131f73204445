import type { DeclaredTransformer } from '../rules/transformers.js';
import type { KnownFormat } from '../values/format.js';
import type { Column } from '../column.js';
import type { OptionMatch } from '../mapping/column-mapping.js';
import type { CellValue } from '../row.js';

/** One transformer and one text; run in every runtime. */
export interface TransformerCase {
  readonly transformer: DeclaredTransformer;
  readonly format?: Omit<KnownFormat, 'column'>;
  readonly from: string;
  readonly to: string;
}

export const transformerCases: readonly TransformerCase[] = [
  { transformer: { type: 'trim' }, from: ' \u00a0Mary Jane\t\n', to: 'Mary Jane' },
  { transformer: { type: 'uppercase' }, from: 'straße é', to: 'STRASSE É' },
  { transformer: { type: 'lowercase' }, from: 'ÀÉ Σ', to: 'àé σ' },
  { transformer: { type: 'capitalize' }, from: 'mary jane', to: 'Mary Jane' },
  { transformer: { type: 'capitalize' }, from: "o'neil mary-jane", to: "O'neil Mary-Jane" },
  { transformer: { type: 'capitalize' }, from: 'McDONALD 3rd', to: 'McDONALD 3rd' },
  { transformer: { type: 'capitalize' }, from: 'élodie ñandú жанна ß', to: 'Élodie Ñandú Жанна Ss' },
  { transformer: { type: 'capitalize' }, from: 'e\u0301lodie', to: 'E\u0301lodie' },
  { transformer: { type: 'remove_special_chars' }, from: 'Zoë (#1) & Müller!', to: 'Zoë 1  Müller' },
  { transformer: { type: 'remove_special_chars' }, from: '東京-都 ①', to: '東京都 ①' },
  { transformer: { type: 'remove_special_chars' }, from: 'हिन्दी، العربيّة', to: 'हिन्दी العربيّة' },
  { transformer: { type: 'remove_special_chars' }, from: 'می\u200cخواهم', to: 'می\u200cخواهم' },
  { transformer: { type: 'remove_special_chars' }, from: 'a❤️b👩‍💻c', to: 'abc' },
  { transformer: { type: 'normalize_phone' }, from: '555.123.4567', to: '(555) 123-4567' },
  { transformer: { type: 'normalize_phone' }, from: '1 555 123 4567', to: '(555) 123-4567' },
  { transformer: { type: 'normalize_phone' }, from: '+49 30 901820', to: '+49 30 901820' },
  { transformer: { type: 'normalize_phone' }, from: 'n/a', to: 'n/a' },
  { transformer: { type: 'normalize_phone', format: 'e164' }, from: '(555) 123-4567', to: '+15551234567' },
  { transformer: { type: 'normalize_phone', format: 'e164', country: 'DE' }, from: '030 901820', to: '+4930901820' },
  { transformer: { type: 'normalize_date' }, from: 'Jan 31, 2024', to: '2024-01-31' },
  { transformer: { type: 'normalize_date' }, format: { dateOrder: 'dmy' }, from: '3/4/2024', to: '2024-04-03' },
  { transformer: { type: 'normalize_date' }, format: { dateOrder: 'mdy' }, from: '3/4/2024', to: '2024-03-04' },
  { transformer: { type: 'normalize_date' }, from: '3/4/2024', to: '3/4/2024' },
  { transformer: { type: 'normalize_date' }, from: 'soon', to: 'soon' },
  { transformer: { type: 'normalize_date' }, from: '', to: '' },
  { transformer: { type: 'normalize_date', format: 'DD.MM.YYYY' }, from: '2024-01-31', to: '31.01.2024' },
  { transformer: { type: 'default', value: 'N/A' }, from: '  ', to: 'N/A' },
  { transformer: { type: 'default', value: 'N/A' }, from: '0', to: '0' },
  { transformer: { type: 'replace', find: '.', replace: '$&' }, from: 'a.b.c', to: 'a$&b$&c' },
  { transformer: { type: 'replace', find: '', replace: 'x' }, from: 'abc', to: 'abc' },
];

/** One column, one cell, and the delivered value. */
export interface CellCase {
  readonly column: Omit<Column, 'id' | 'label'>;
  readonly format?: Omit<KnownFormat, 'column'>;
  readonly optionMatches?: readonly Omit<OptionMatch, 'column'>[];
  readonly language?: string;
  readonly from: string;
  readonly to: CellValue;
}

const COMMA = { number: { decimal: ',', exponent: false } } as const;
const POINT = { number: { decimal: '.', exponent: false } } as const;
const DAY_FIRST = { dateOrder: 'dmy' } as const;

export const cellCases: readonly CellCase[] = [
  { column: {}, from: ' as it is ', to: ' as it is ' },
  { column: {}, from: '   ', to: null },
  { column: { type: 'email' }, from: ' ann@example.com ', to: 'ann@example.com' },
  { column: { type: 'number' }, format: POINT, from: '1,234.5', to: 1234.5 },
  { column: { type: 'number' }, format: COMMA, from: '1.234,5', to: 1234.5 },
  { column: { type: 'number' }, format: POINT, from: '12345678901234567890', to: '12345678901234567890' },
  { column: { type: 'number' }, format: POINT, from: 'twelve', to: 'twelve' },
  { column: { type: 'number' }, from: '', to: null },
  { column: { type: 'boolean' }, from: 'Yes', to: true },
  { column: { type: 'boolean' }, language: 'de', from: 'nein', to: false },
  { column: { type: 'boolean' }, from: 'maybe', to: 'maybe' },
  { column: { type: 'datetime' }, format: DAY_FIRST, from: '03/04/2024 9:05 pm', to: '2024-04-03T21:05:00' },
  { column: { type: 'datetime' }, from: '2024-04-03T21:05:00.50+0200', to: '2024-04-03T21:05:00.5+02:00' },
  { column: { type: 'datetime' }, from: 'Wed, 31 Jan 2024 10:00:00 GMT', to: '2024-01-31T10:00:00Z' },
  { column: { type: 'datetime' }, from: '2024-01-31', to: '2024-01-31T00:00:00' },
  { column: { type: 'datetime' }, from: '31/12/2024 24:30', to: '31/12/2024 24:30' },
  { column: { type: 'time' }, from: ' 9:05 PM ', to: '21:05:00' },
  { column: { type: 'currency', currency: 'EUR' }, format: COMMA, from: '1.234,50 €', to: 1234.5 },
  { column: { type: 'currency', currency: 'USD' }, format: POINT, from: '($5.25)', to: -5.25 },
  { column: { type: 'percent' }, format: COMMA, from: '12,5 %', to: 12.5 },
  { column: { type: 'percent' }, format: POINT, from: 'half', to: 'half' },
  { column: { type: 'url' }, from: 'HTTPS://Example.com', to: 'https://example.com/' },
  {
    column: { type: 'uuid' },
    from: '{6F9619FF-8B86-D011-B42D-00CF4FC964FF}',
    to: '6f9619ff-8b86-d011-b42d-00cf4fc964ff',
  },
  { column: { type: 'iban' }, from: 'de89 3704 0044 0532 0130 00', to: 'DE89370400440532013000' },
  { column: { type: 'country' }, from: 'Österreich', to: 'AT' },
  { column: { type: 'country' }, from: 'Atlantis', to: 'Atlantis' },
  { column: { type: 'date' }, format: DAY_FIRST, from: '03/04/2024', to: '2024-04-03' },
  { column: { type: 'date' }, format: { dateOrder: 'mdy', doubted: 'points' }, from: '03.04.2024', to: '03.04.2024' },
  { column: { type: 'date' }, format: { dateOrder: 'mdy', doubted: 'points' }, from: '03/04/2024', to: '2024-03-04' },
  { column: { type: 'date' }, from: '2024-01-31T23:00:00-08:00', to: '2024-01-31' },
  { column: { type: 'date' }, format: DAY_FIRST, from: '31.31.2024', to: '31.31.2024' },
  {
    column: { type: 'date', transformations: [{ type: 'normalize_date', format: 'MM/DD/YYYY' }] },
    format: DAY_FIRST,
    from: '03.04.2024',
    to: '04/03/2024',
  },
  { column: { type: 'select', options: ['Open', 'Closed'] }, from: ' open ', to: 'Open' },
  { column: { type: 'select', options: ['US', 'us'] }, from: 'us', to: 'us' },
  { column: { type: 'select', options: ['Open', 'Closed'] }, from: 'CLOSED', to: 'Closed' },
  { column: { type: 'select', options: ['US', 'Us'] }, from: 'us', to: 'US' },
  { column: { type: 'select', options: ['AB', 'ab'] }, from: 'Ab', to: 'AB' },
  { column: { type: 'select', options: [' Open '] }, from: 'open', to: ' Open ' },
  { column: { type: 'select', options: ['open', 'Open'] }, from: 'open', to: 'open' },
  {
    column: { transformations: [{ type: 'normalize_date', format: 'YYYY-MM-DD' }], type: 'date' },
    from: '3.1.2024',
    format: { dateOrder: 'dmy' },
    to: '2024-01-03',
  },
  {
    column: { transformations: [{ type: 'normalize_date', format: 'DD/MM/YYYY' }], type: 'date' },
    from: '3.1.2024',
    format: { dateOrder: 'dmy' },
    to: '03/01/2024',
  },
  {
    column: { type: 'select', options: ['Open', 'Closed'] },
    optionMatches: [
      { from: 'o', to: 'Open' },
      { from: 'x', to: null },
    ],
    from: ' o',
    to: 'Open',
  },
  { column: { type: 'select', options: ['Open'] }, optionMatches: [{ from: 'gone', to: '' }], from: 'gone', to: null },
  {
    column: { type: 'select', options: ['Open'] },
    optionMatches: [{ from: '__proto__', to: 'Open' }],
    from: '__proto__',
    to: 'Open',
  },
  { column: { transformations: [{ type: 'trim' }, { type: 'uppercase' }] }, from: ' a ', to: 'A' },
  {
    column: { transformations: [{ type: 'uppercase' }, { type: 'replace', find: 'A', replace: 'b' }] },
    from: 'a',
    to: 'b',
  },
  {
    column: { transformations: [{ type: 'uppercase' }, { type: 'replace', find: 'a', replace: 'x', stage: 'pre' }] },
    from: 'a',
    to: 'X',
  },
  { column: { type: 'number', transformations: [{ type: 'default', value: '7' }] }, from: '', to: 7 },
  {
    column: { type: 'select', options: ['Open', 'Closed'], transformations: [{ type: 'uppercase' }] },
    from: ' open ',
    to: 'OPEN',
  },
  {
    column: {
      type: 'select',
      options: ['In progress'],
      transformations: [{ type: 'lowercase' }, { type: 'replace', find: ' ', replace: '_' }],
    },
    optionMatches: [{ from: 'wip', to: 'In progress' }],
    from: 'wip',
    to: 'in_progress',
  },
  {
    column: { type: 'select', options: ['Open'], transformations: [{ type: 'lowercase', stage: 'pre' }] },
    from: 'OPEN',
    to: 'Open',
  },
  {
    column: { type: 'select', options: ['Open'], transformations: [{ type: 'replace', find: 'Open', replace: ' ' }] },
    from: 'open',
    to: null,
  },
  {
    column: { type: 'select', options: ['Open'], transformations: [{ type: 'default', value: 'Open' }] },
    from: ' ',
    to: 'Open',
  },
  {
    column: { type: 'select', options: ['Open'], transformations: [{ type: 'default', value: 'open' }] },
    from: '',
    to: 'Open',
  },
  {
    column: {
      type: 'select',
      options: ['Open (new)'],
      transformations: [{ type: 'replace', find: '(new)', replace: '' }],
    },
    from: 'open (new)',
    to: 'Open',
  },
  {
    column: { type: 'country', transformations: [{ type: 'default', value: 'Germany' }] },
    from: '',
    to: 'DE',
  },
  {
    column: { type: 'country', transformations: [{ type: 'replace', find: 'Germany', replace: 'Austria' }] },
    from: 'Germany',
    to: 'AT',
  },
  {
    column: { type: 'email', transformations: [{ type: 'replace', find: '@', replace: ' ' }] },
    from: ' @b.co ',
    to: 'b.co',
  },
  {
    column: { type: 'number', transformations: [{ type: 'replace', find: '€', replace: '' }] },
    format: COMMA,
    from: '12,50 €',
    to: 12.5,
  },
  {
    column: { transformations: [{ type: 'trim' }, { type: 'custom', fn: () => 'no' }, { type: 'uppercase' }] },
    from: ' a ',
    to: 'a',
  },
];
