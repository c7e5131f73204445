import type { Column, Expression, Program, Test } from '../../../src/engine/full.js';

type ExpressionWords = {
  readonly [T in Expression['type']]: (expression: Extract<Expression, { type: T }>, describe: Describer) => string;
};
type TestWords = { readonly [T in Test['type']]: (test: Extract<Test, { type: T }>, describe: Describer) => string };

interface Describer {
  expression(expression: Expression): string;
  test(test: Test): string;
}

/** Number of labels listed; the rest is only counted. */
const MAX_LABELS = 5;
const MAX_LENGTH = 1000;
const MAX_QUOTED = 60;

const OPERATORS = { add: 'plus', subtract: 'minus', multiply: 'times', divide: 'divided by' } as const;

const REPAIRS: Readonly<Record<Extract<Expression, { type: 'repair' }>['repair'], string>> = {
  characters: 'without invisible characters and extra spaces',
  encoding: 'with misread accented letters restored',
  decimal: 'with the decimal separator of the column',
  currency: 'without its currency',
  percent: 'without the percent sign',
  unit: 'without its unit',
  serial: 'as a date, read as a spreadsheet day number',
  'serial-time': 'as a date and time, read as a spreadsheet day number',
  time: 'as a time of day',
  datetime: 'as a date and time',
  uuid: 'as a UUID',
  iban: 'as an IBAN without separators and labels',
  'iban-zeros': 'as an IBAN, with zeros in place of the letter O',
  scheme: 'with https:// before it',
  email: 'as an e-mail address',
  phone: 'as a phone number without labels and notes',
};

const quoted = (text: string): string => {
  if (text === '') return 'nothing';
  return `“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`;
};
const place = (at: number): string => (at < 0 ? `${-at} from the end` : String(at + 1));
const characters = (classes: readonly string[], also = ''): string =>
  [...classes, ...(also === '' ? [] : [quoted(also)])].join(', ') || 'no characters';
const decimals = (count: number): string => (count === 1 ? '1 decimal' : `${count} decimals`);

const isSame = (left: Expression, right: Expression): boolean => JSON.stringify(left) === JSON.stringify(right);

const expressionWords: ExpressionWords = {
  column: ({ column }) => column,
  text: ({ text }) => quoted(text),
  trim: ({ of }, describe) => `${describe.expression(of)} without blanks around it`,
  uppercase: ({ of }, describe) => `${describe.expression(of)} in upper case`,
  lowercase: ({ of }, describe) => `${describe.expression(of)} in lower case`,
  capitalize: ({ of }, describe) => `${describe.expression(of)} with each word capitalized`,
  remove_special_chars: ({ of }, describe) => `${describe.expression(of)} without special characters`,
  normalize_phone: ({ of, format }, describe) =>
    `${describe.expression(of)} as a phone number${format === 'e164' ? ' in international form' : ''}`,
  normalize_date: ({ of, format = 'YYYY-MM-DD' }, describe) => `${describe.expression(of)} as a date ${format}`,
  default: ({ of, value }, describe) => `${describe.expression(of)}, or ${quoted(value)} where it is blank`,
  replace: ({ of, find, replace }, describe) =>
    `${describe.expression(of)} with ${quoted(find)} replaced by ${quoted(replace)}`,
  keep: ({ of, characters: classes, also }, describe) =>
    `only ${characters(classes, also)} of ${describe.expression(of)}`,
  remove: ({ of, characters: classes, also }, describe) =>
    `${describe.expression(of)} without ${characters(classes, also)}`,
  prefix: ({ of, text }, describe) => `${quoted(text)} in front of ${describe.expression(of)}`,
  suffix: ({ of, text }, describe) => `${describe.expression(of)} followed by ${quoted(text)}`,
  concat: ({ parts }, describe) => parts.map((part) => describe.expression(part)).join(' + ') || quoted(''),
  join: ({ parts, separator }, describe) =>
    `${parts.map((part) => describe.expression(part)).join(' and ')} joined by ${quoted(separator)}`,
  split: ({ of, separator, from, to = from }, describe) => {
    const by = `${describe.expression(of)} split at ${separator.trim() === '' ? 'blanks' : quoted(separator)}`;
    if (from === 0 && to === 'end') return by.replace(/ split at blanks$/u, ' with single blanks');
    return `part ${place(from)}${to === from ? '' : ` to ${to === 'end' ? 'the last' : place(to)}`} of ${by}`;
  },
  slice: ({ of, start, length }, describe) => {
    if (start < 0 && length === undefined) return `the last ${-start} characters of ${describe.expression(of)}`;
    const from = `${describe.expression(of)} from character ${place(start)} on`;
    return length === undefined ? from : `${length} characters of ${from}`;
  },
  pad: ({ of, length, with: filling }, describe) =>
    `${describe.expression(of)} filled up with ${quoted(filling)} to ${length} characters`,
  if: ({ test, yes, no }, describe) =>
    test.type === 'blank' && isSame(test.of, no)
      ? `${describe.expression(no)}, or ${describe.expression(yes)} where that is blank`
      : `${describe.expression(yes)} if ${describe.test(test)}, else ${describe.expression(no)}`,
  round: ({ of, decimals: count }, describe) => `${describe.expression(of)} rounded to ${decimals(count)}`,
  calculate: ({ of, operator, by }, describe) => `${describe.expression(of)} ${OPERATORS[operator]} ${by}`,
  repair: ({ of, repair }, describe) => `${describe.expression(of)} ${REPAIRS[repair]}`,
  substitute: ({ of, find, with: replacement, wholeCell, pattern }, describe) =>
    `${describe.expression(of)} with ${pattern ? 'the pattern ' : ''}${quoted(find)} replaced by ${quoted(replacement)}${
      wholeCell ? ' where it is the whole text' : ''
    }`,
  lookup: ({ of, entries }, describe) => {
    const shown = entries.slice(0, 3).map(({ from, to }) => `${quoted(from)} to ${quoted(to)}`);
    const more = entries.length - shown.length;
    return `${describe.expression(of)} with ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  },
};

const testWords: TestWords = {
  blank: ({ of }, describe) => `${describe.expression(of)} is blank`,
  equals: ({ left, right }, describe) => `${describe.expression(left)} is ${describe.expression(right)}`,
  contains: ({ of, text }, describe) => `${describe.expression(of)} contains ${quoted(text)}`,
  compare: ({ of, operator, than }, describe) => `${describe.expression(of)} is ${operator} than ${than}`,
  not: ({ test }, describe) => `not (${describe.test(test)})`,
  all: ({ tests }, describe) => tests.map((test) => describe.test(test)).join(' and ') || 'always',
  any: ({ tests }, describe) => tests.map((test) => describe.test(test)).join(' or ') || 'never',
};

/**
 * Describes a program in a sentence. It is made from the program itself, so that nobody can make it look harmless.
 * `Name, City: the value in upper case.`
 */
export function describeProgram({ steps }: Program, columns: readonly Column[]): string {
  const labels = new Map(columns.map(({ id, label }) => [id, label]));
  const labelOf = (id: string): string => labels.get(id) ?? id;
  const byChange = new Map<string, string[]>();
  for (const { column, to } of steps) {
    const describe: Describer = {
      expression: (expression) => {
        if (expression.type === 'column')
          return expression.column === column ? 'the value' : labelOf(expression.column);
        return (expressionWords[expression.type] as (one: Expression, describe: Describer) => string)(
          expression,
          describe,
        );
      },
      test: (test) => (testWords[test.type] as (one: Test, describe: Describer) => string)(test, describe),
    };
    const change = describe.expression(to);
    byChange.set(change, [...(byChange.get(change) ?? []), labelOf(column)]);
  }
  const sentences = [...byChange].map(([change, of]) => `${listed(of)}: ${change}.`);
  const whole = sentences.join(' ');
  return whole.length > MAX_LENGTH ? `${whole.slice(0, MAX_LENGTH)}…` : whole;
}

function listed(labels: readonly string[]): string {
  const shown = labels.slice(0, MAX_LABELS).join(', ');
  return labels.length > MAX_LABELS ? `${shown} and ${labels.length - MAX_LABELS} more` : shown;
}
