import type { Column } from '../column.js';
import { columnTypeCases } from './column-type-cases.js';
import { dateCases } from './date-cases.js';
import type { IssueCode } from '../validation/issues/issue.js';

/** A column, the texts of its cells from top to bottom, and the issue codes of each. Run in every runtime. */
export interface ValidationCase {
  readonly name: string;
  readonly column: Omit<Column, 'id' | 'label'>;
  readonly language?: string;
  readonly cells: readonly (readonly [text: string, ...codes: IssueCode[]])[];
}

export const validationCases: readonly ValidationCase[] = [
  ...columnTypeCases,
  ...dateCases,
  {
    name: 'required: a blank cell is missing',
    column: { validators: [{ type: 'required' }] },
    cells: [['a'], ['', 'required'], ['  ', 'required'], ['\u00a0\u3000', 'required'], ['0'], [' x ']],
  },
  {
    name: 'required: a default fills a missing value',
    column: { validators: [{ type: 'required' }], transformations: [{ type: 'default', value: 'n/a' }] },
    cells: [[''], ['x']],
  },
  {
    name: 'undecodable characters are reported in any column',
    column: {},
    cells: [['Zo\ufffd', 'undecodable'], ['Zoë'], [''], ['\ufffd', 'undecodable'], ['漢字'], ['\uff3d\u{1f600}']],
  },
  {
    name: 'so is U+0000, which databases cannot store',
    column: {},
    cells: [['a\0b', 'undecodable'], ['\u0001'], ['\0', 'undecodable'], ['é']],
  },
  {
    name: 'undecodable characters are reported before other errors',
    column: { type: 'number' },
    cells: [['12'], ['1\ufffd2', 'undecodable', 'number']],
  },
  {
    name: 'what a pre transformer removes is not reported',
    column: { transformations: [{ type: 'replace', find: '\ufffd', replace: '', stage: 'pre' }] },
    cells: [['Zo\ufffd'], ['Zoë']],
  },
  {
    name: 'only required reports empty cells',
    column: {
      type: 'number',
      validators: [
        { type: 'min', value: 5 },
        { type: 'min_length', value: 3 },
        { type: 'regex', pattern: '^x$' },
        { type: 'unique' },
      ],
    },
    cells: [[''], [' '], ['']],
  },
  {
    name: 'lengths count code points of the untrimmed text',
    column: {
      validators: [
        { type: 'min_length', value: 2 },
        { type: 'max_length', value: 4 },
      ],
    },
    cells: [
      ['a', 'min_length'],
      ['é', 'min_length'],
      ['éé'],
      ['😀', 'min_length'],
      ['😀😀😀😀'],
      ['abcd ', 'max_length'],
      ['漢字漢字漢', 'max_length'],
    ],
  },
  {
    name: 'email: the rule of HTML',
    column: { type: 'email' },
    cells: [
      ['a@b'],
      ['first.last+tag@sub.example.co'],
      [' a@b.c '],
      ['a b@c.d', 'email'],
      ['a@', 'email'],
      ['@b', 'email'],
      ['a@-b.c', 'email'],
      ['a@b-.c', 'email'],
      ['a@b..c', 'email'],
      ['é@b.c', 'email'],
      ['ann@münchen.example'],
      ['ann@münchen..example', 'email'],
      ['a@b.c.', 'email'],
    ],
  },
  {
    name: 'number: points decide',
    column: { type: 'number' },
    cells: [
      ['1'],
      ['-2.5'],
      ['1,234.5'],
      ['1,234'],
      ['1,5', 'number'],
      ['0x10', 'number'],
      ['1e5', 'number'],
      ['abc', 'number'],
      ['12345678901234567890', 'number_precision'],
      ['0.25'],
    ],
  },
  {
    name: 'number: commas decide, late in the column',
    column: { type: 'number', validators: [{ type: 'max', value: 100 }] },
    cells: [['1.234', 'max'], ['1,5'], ['2,25'], ['99,99'], ['1.5', 'number'], ['1.234,5', 'max']],
  },
  {
    name: 'number: exponents if the whole column has them',
    column: { type: 'number', validators: [{ type: 'max', value: 1000 }] },
    cells: [['1e2'], ['2.5e-3'], ['1E5', 'max']],
  },
  {
    name: 'number: exponents with a sign, as programs write them',
    column: { type: 'number', validators: [{ type: 'max', value: 1000 }] },
    cells: [
      ['0.5'],
      ['9E-05'],
      ['2.35464e-06'],
      ['-1.5e+02'],
      ['1.2e+15', 'max'],
      ['1e2', 'number'],
      ['2.5e3', 'number'],
    ],
  },
  {
    name: 'number: exponents with a sign after a decimal comma',
    column: { type: 'number' },
    cells: [['0,5'], ['9E-05'], ['2,35e-06'], ['2.35e-06', 'number']],
  },
  {
    name: 'number: exponents with and without a sign',
    column: { type: 'number' },
    cells: [['1e5'], ['2.5e+06'], ['3e-7']],
  },
  {
    name: 'number: all digits that a program writes',
    column: { type: 'number' },
    cells: [
      ['0.71428571399999996'],
      ['8.3945900000000009'],
      ['0.30000000000000004'],
      ['12345678901234.567', 'number_precision'],
      ['0.123456789012345678', 'number_precision'],
      ['9007199254740994', 'number_precision'],
    ],
  },
  {
    name: 'number: amounts in one currency',
    column: { type: 'number', validators: [{ type: 'max', value: 2000 }] },
    cells: [['$1,234.50'], ['($5.00)'], ['7'], ['$2,500.25', 'max'], ['50%', 'number'], ['ABC 5', 'number']],
  },
  {
    name: 'number: amounts in several currencies',
    column: { type: 'number' },
    cells: [['$1,234.50', 'number'], ['€5', 'number'], ['7'], ['5 kg', 'number']],
  },
  {
    name: 'number: amounts in one currency with two readings',
    column: { type: 'number' },
    cells: [['$1,234', 'number_ambiguous'], ['$5']],
  },
  {
    name: 'number: debits and credits, all marked',
    column: { type: 'number', validators: [{ type: 'max', value: 0 }] },
    cells: [['5.00 DR'], ['7.50 CR', 'max']],
  },
  {
    name: 'number: some credits, whose sign is not known',
    column: { type: 'number' },
    cells: [['5.00'], ['7.50 CR', 'number']],
  },
  {
    name: 'number: bounds',
    column: {
      type: 'number',
      validators: [
        { type: 'min', value: 0 },
        { type: 'max', value: 10 },
      ],
    },
    cells: [['0'], ['10'], ['-1', 'min'], ['10.01', 'max'], ['x', 'number']],
  },
  {
    name: 'number: no decimal sign is guessed without a deciding value',
    column: { type: 'number', validators: [{ type: 'max', value: 100 }] },
    cells: [['1.234', 'number_ambiguous'], ['-5,678', 'number_ambiguous'], ['12'], ['101', 'max'], ['x', 'number']],
  },
  {
    name: "number: the column's setting decides",
    column: { type: 'number', decimal: ',', validators: [{ type: 'max', value: 100 }] },
    cells: [['1.234', 'max'], ['5,678'], ['1.5', 'number'], ['12']],
  },
  {
    name: 'number: exponents are inferred even with a known decimal sign',
    column: { type: 'number', decimal: '.' },
    cells: [['1.234e5'], ['2e3']],
  },
  {
    name: 'boolean: words of any language, letters of the interface language',
    column: { type: 'boolean' },
    language: 'de',
    cells: [
      ['true'],
      ['YES'],
      ['n'],
      ['0'],
      ['off'],
      ['ja'],
      ['Nein'],
      ['oui'],
      ['j'],
      ['s', 'boolean'],
      ['2', 'boolean'],
    ],
  },
  {
    name: 'select: an empty list of options allows nothing',
    column: { type: 'select', options: [] },
    cells: [['Open', 'select'], ['']],
  },
  {
    name: 'select: without options, any value is allowed',
    column: { type: 'select' },
    cells: [['Open'], ['']],
  },
  {
    name: 'select: an option in any case',
    column: { type: 'select', options: ['Open', 'Closed', 'Größe'] },
    cells: [['Open'], [' closed '], ['GRÖSSE', 'select'], ['größe'], ['Opened', 'select'], ['']],
  },
  {
    name: 'phone',
    column: { type: 'phone' },
    cells: [['+1 555 123 4567'], ['(555) 123-4567'], ['call me', 'phone'], ['12', 'phone']],
  },
  {
    name: 'custom_regex: matches the whole value',
    column: { type: 'custom_regex', pattern: '[A-Z]{2}\\d+' },
    cells: [['AB12'], ['xAB12', 'pattern'], ['AB12 ', 'pattern'], ['AB', 'pattern'], ['']],
  },
  {
    name: 'regex: matches anywhere in the value',
    column: { validators: [{ type: 'regex', pattern: '\\d{2}|é$' }] },
    cells: [['a12b'], ['café'], ['a1b', 'pattern'], ['éa', 'pattern']],
  },
  {
    name: 'regex: patterns that hang a backtracking engine',
    column: { validators: [{ type: 'regex', pattern: '^(a|a?)+$' }] },
    cells: [['a'.repeat(5000)], [`${'a'.repeat(5000)}!`, 'pattern']],
  },
  {
    name: 'regex: simple patterns, anchored or not',
    column: { validators: [{ type: 'regex', pattern: '^[A-Z]{3}-\\d+$' }] },
    cells: [['ABC-1'], ['ABC-', 'pattern'], ['ABCD-1', 'pattern'], ['ABC-12x', 'pattern'], ['ABC-1\n', 'pattern']],
  },
  {
    name: 'unique: exact after trimming',
    column: { validators: [{ type: 'unique' }] },
    cells: [['a'], ['A'], [' a ', 'unique'], [''], [''], ['a"b'], ['a"b', 'unique'], ['é'], ['é', 'unique']],
  },
  {
    name: 'pre transformers run first',
    column: {
      type: 'custom_regex',
      pattern: '[A-Z]+',
      transformations: [
        { type: 'uppercase', stage: 'pre' },
        { type: 'trim', stage: 'pre' },
      ],
    },
    cells: [['abc '], ['a1', 'pattern'], ['']],
  },
  {
    name: 'texts that only look like something else',
    column: { validators: [{ type: 'required' }, { type: 'unique' }] },
    cells: [['__proto__'], ['constructor'], ['say "hi", twice'], ['line\nbreak'], ['__proto__', 'unique']],
  },
];
