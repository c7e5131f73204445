import { seeded } from './random.js';
import type { Random } from './random.js';
import { COLUMNS, LIST, PHRASE, PRICE_WITH_COMMA } from './table-columns.js';
import type { TableColumn } from './table-columns.js';

/** A generated file and how it must be read. */
export interface TableFile {
  readonly name: string;
  readonly text: string;
  readonly delimiter: string;
  readonly quote: string;
  readonly header: { readonly start: number; readonly rows: number };
  readonly rows: readonly (readonly string[])[];
  /** Rows, counted from 0, of which nothing is asked: the damaged ones. */
  readonly damaged?: ReadonlySet<number>;
  /** 1-based line of the damage, which must be a finding. */
  readonly damagedLine?: number;
}

interface Drawn {
  readonly random: Random;
  readonly columns: readonly TableColumn[];
  readonly names: string[];
  readonly rows: string[][];
}

const FILES_OF_A_KIND = 24;

function draw(seed: number, { more = [], least = 3 }: { more?: readonly TableColumn[]; least?: number } = {}): Drawn {
  const random = seeded(seed);
  const rest = [...COLUMNS];
  const columns = Array.from({ length: least + random.below(4) }, () => rest.splice(random.below(rest.length), 1)[0]!);
  for (const column of more) columns.splice(random.below(columns.length + 1), 0, column);
  const names = columns.map((column) => random.pick(column.names));
  const rows = Array.from({ length: 6 + random.below(30) }, (_, row) => columns.map(({ value }) => value(random, row)));
  return { random, columns, names, rows };
}

interface Written {
  readonly delimiter: string;
  readonly quote?: string;
  readonly quotesAll?: boolean;
  readonly end?: string;
}

function written(
  rows: readonly (readonly string[])[],
  { delimiter, quote = '"', quotesAll, end = '\n' }: Written,
): string {
  const cell = (text: string): string => {
    const isQuoted = quotesAll === true || text.includes(delimiter) || text.includes(quote) || text.includes('\n');
    return isQuoted ? `${quote}${text.replaceAll(quote, quote + quote)}${quote}` : text;
  };
  return rows.map((cells) => cells.map(cell).join(delimiter) + end).join('');
}

type Make = (seed: number) => Omit<TableFile, 'name'>;

const USUAL = [',', ';', '\t', '|'];
const SINGLE = ['#', '~', '^', ':', ' ', '!', '*', '&', '\u0001', '¦', '@', '/', '_', '$'];
const LONG = ['||', ', ', '; ', '|~|', ';;', '::', '^|^', '~~', '##', '@@', '|#|', '<>', '|*|', '$$', ',,,', '\t\t'];
const TOP = { start: 0, rows: 1 };

function plain(
  delimiter: string,
  seed: number,
  options: { more?: readonly TableColumn[] } = {},
): Omit<TableFile, 'name'> {
  const { names, rows } = draw(seed, options);
  return { text: written([names, ...rows], { delimiter }), delimiter, quote: '"', header: TOP, rows };
}

/** Columns padded with spaces to the width of their longest cell, with two spaces between them. */
function aligned(seed: number): Omit<TableFile, 'name'> {
  const { names, rows: drawn, random } = draw(seed);
  const rows = drawn.map((cells) => cells.map((text) => (text === '' ? '-' : text)));
  const all = [names, ...rows];
  const widths = names.map((_, index) => Math.max(...all.map((cells) => cells[index]!.length)));
  const toRight = names.map(() => random.below(4) === 0);
  const lines = all.map((cells) => {
    const padded = cells.map((text, at) => (toRight[at] ? text.padStart(widths[at]!) : text.padEnd(widths[at]!)));
    return padded.join('  ').trimEnd();
  });
  return { text: `${lines.join('\n')}\n`, delimiter: '  ', quote: '"', header: TOP, rows };
}

/** Lines above the header: a title, facts of two cells, lines padded to the width of the table, or filled to it. */
function preamble(seed: number, kind: number): Omit<TableFile, 'name'> {
  const { names, rows, random } = draw(seed, { least: 4 });
  const delimiter = random.pick(USUAL);
  const pad = (cells: string[]): string[] => [...cells, ...names.slice(cells.length).map(() => '')];
  const title = random.pick(['Sales report 2024', 'Export', 'Customer list (internal)']);
  const above = [
    [[title], []],
    [['Created', '2024-05-01'], ['User', 'Tom'], []],
    [pad([title]), pad([]), pad(['Source', 'ERP'])],
    [
      names.map((_, index) => ['Report', 'Branch North', '2024-05-01', 'v2', 'Tom', 'draft', 'page 1'][index] ?? 'x'),
      [],
    ],
    [names.map((_, index) => ['Created by', 'Tom', 'Period', 'May 2024', 'Currency', 'EUR', 'Version'][index] ?? '2')],
  ][kind]!;
  const text = written([...above, names, ...rows], { delimiter });
  return { text, delimiter, quote: '"', header: { start: above.length, rows: 1 }, rows };
}

function headerOfSeveralRows(seed: number, kind: number): Omit<TableFile, 'name'> {
  const { names, rows, columns, random } = draw(seed, {
    least: 4,
    more: [COLUMNS[6]!, COLUMNS[7]!, { ...COLUMNS[6]!, names: ['sold'] }],
  });
  const delimiter = random.pick(USUAL);
  const units = columns.map(({ unit }) => (unit ? random.pick([unit, `[${unit}]`, `(${unit})`]) : ''));
  const groups = names.map((_, index) =>
    index % 2 === 1 ? ['Order', 'Shipping', 'Totals', 'Other', 'More'][index >> 1]! : '',
  );
  const [first, second] = [
    names.map((name) => name.split(/[ _]/)[0]!),
    names.map((name) => name.split(/[ _]/)[1] ?? ''),
  ];
  const above = [
    [names, units],
    [groups, names],
    [names, []],
    [first.map((name) => `${name} of`), second.map((name, index) => name || ['item', 'person', 'order'][index % 3]!)],
    [names, [], units],
    [groups, names.map(() => ''), names],
  ][kind]!;
  const rowsOfHeader = [2, 2, 1, 2, 3, 3][kind]!;
  const text = written([...above, ...rows], { delimiter });
  return { text, delimiter, quote: '"', header: { start: 0, rows: rowsOfHeader }, rows };
}

function withoutHeader(seed: number): Omit<TableFile, 'name'> {
  const { rows, random } = draw(seed, { more: [COLUMNS[6]!, COLUMNS[4]!] });
  const delimiter = random.pick(USUAL);
  return { text: written(rows, { delimiter }), delimiter, quote: '"', header: { start: 0, rows: 0 }, rows };
}

function footer(seed: number): Omit<TableFile, 'name'> {
  const file = plain(USUAL[seed % 4]!, seed, { more: [COLUMNS[6]!] });
  const lines = [`Total${file.delimiter}${file.delimiter}4711`, '', 'Printed by Tom'].slice(0, 1 + (seed % 3));
  const rows = [...file.rows, ...lines.filter((line) => line !== '').map((line) => line.split(file.delimiter))];
  return { ...file, text: file.text + lines.map((line) => `${line}\n`).join(''), rows };
}

function trailing(seed: number): Omit<TableFile, 'name'> {
  const file = plain(USUAL[seed % 4]!, seed);
  const [first = '', ...others] = file.text.trimEnd().split('\n');
  const end = `${file.delimiter}\n`;
  return { ...file, text: `${first}${seed % 2 === 0 ? end : '\n'}${others.map((line) => line + end).join('')}` };
}

/** A header with one delimiter fewer than the rows: two names in one cell, or no name above the first column. */
function shortHeader(seed: number): Omit<TableFile, 'name'> {
  const { names, rows, random } = draw(seed, { least: 4 });
  const delimiter = random.pick(USUAL);
  const at = random.below(names.length - 1);
  const merged = [...names.slice(0, at), names[at]! + names[at + 1]!, ...names.slice(at + 2)];
  const header = seed % 2 === 0 ? merged : names.slice(1);
  return { text: written([header, ...rows], { delimiter }), delimiter, quote: '"', header: TOP, rows };
}

/** One quote too many: before, within or after a cell, of which some are quoted. */
function strayQuote(seed: number, kind: number): Omit<TableFile, 'name'> {
  const delimiter = USUAL[seed % 4]!;
  const { names, rows, random } = draw(seed, { least: 4, more: [PHRASE(delimiter)] });
  const at = 1 + random.below(rows.length - 2);
  const quotesAll = seed % 3 === 0;
  const lines = [names, ...rows].map((cells) => written([cells], { delimiter, quotesAll, end: '' }));
  const mark = '\u0002';
  const cell = random.below(names.length);
  const marked = rows[at]!.map((text, index) => {
    if (index !== cell) return text;
    const word = text === '' ? 'x' : text;
    return [mark + word, word + mark, `${word}${mark}${word}`][kind]!;
  });
  lines[at + 1] = written([marked], { delimiter, quotesAll, end: '' }).replace(mark, '"');
  const damage = { damaged: new Set([at]), damagedLine: at + 2 };
  return { text: `${lines.join('\n')}\n`, delimiter, quote: '"', header: TOP, rows, ...damage };
}

function singleQuotes(seed: number): Omit<TableFile, 'name'> {
  const delimiter = USUAL[seed % 4]!;
  const { names, rows } = draw(seed, { more: [PHRASE(delimiter)] });
  const text = written([names, ...rows], { delimiter, quote: "'", quotesAll: seed % 2 === 0 });
  return { text, delimiter, quote: "'", header: TOP, rows };
}

function quoted(seed: number): Omit<TableFile, 'name'> {
  const delimiter = [...USUAL, ' ', '#', '~'][seed % 7]!;
  const { names, rows } = draw(seed, { more: [PHRASE(delimiter), PHRASE('\n')] });
  const end = seed % 2 === 0 ? '\n' : '\r\n';
  const text = written([names, ...rows], { delimiter, quotesAll: seed % 3 === 0, end });
  return { text, delimiter, quote: '"', header: TOP, rows };
}

const DIALECT_KINDS: Readonly<Record<string, Make>> = {
  usual: (seed) => plain(USUAL[seed % 4]!, seed, { more: seed % 8 > 3 ? [PRICE_WITH_COMMA] : [] }),
  rare: (seed) => plain(SINGLE[seed % SINGLE.length]!, seed),
  long: (seed) => plain(LONG[seed % LONG.length]!, seed),
  aligned,
  'lists in cells': (seed) => plain(USUAL[seed % 3]!, seed, { more: [LIST(['|', ';', ',', ' / ', ':'][seed % 5]!)] }),
  'single quotes': singleQuotes,
  quoted,
  'trailing delimiters': trailing,
};

const HEADER_KINDS: Readonly<Record<string, Make>> = {
  'one delimiter short': shortHeader,
  none: withoutHeader,
  'below a title': (seed) => preamble(seed, 0),
  'below facts': (seed) => preamble(seed, 1),
  'below padded lines': (seed) => preamble(seed, 2),
  'below lines as wide': (seed) => preamble(seed, 3),
  'below a line of facts as wide': (seed) => preamble(seed, 4),
  'with units': (seed) => headerOfSeveralRows(seed, 0),
  'below groups': (seed) => headerOfSeveralRows(seed, 1),
  'above a blank row': (seed) => headerOfSeveralRows(seed, 2),
  'of two rows': (seed) => headerOfSeveralRows(seed, 3),
  'with units below a blank row': (seed) => headerOfSeveralRows(seed, 4),
  'below groups and a blank row': (seed) => headerOfSeveralRows(seed, 5),
  'with footers': footer,
};

const DAMAGE_KINDS: Readonly<Record<string, Make>> = {
  'quote before a cell': (seed) => strayQuote(seed, 0),
  'quote after a cell': (seed) => strayQuote(seed, 1),
  'quote within a cell': (seed) => strayQuote(seed, 2),
};

function filesOf(kinds: Readonly<Record<string, Make>>): TableFile[] {
  return Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: FILES_OF_A_KIND }, (_, index) => ({ name: `${kind} ${index}`, ...make(index) })),
  );
}

export const dialectFiles = (): TableFile[] => filesOf(DIALECT_KINDS).filter(isReadable);
export const headerFiles = (): TableFile[] => filesOf(HEADER_KINDS);
export const damagedTables = (): TableFile[] => filesOf(DAMAGE_KINDS).filter(isReadable);

/** A file of one column has no delimiter to detect. */
function isReadable({ text, delimiter }: TableFile): boolean {
  return text.includes(delimiter);
}
