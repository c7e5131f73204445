import { seeded } from './random.js';
import type { Random } from './random.js';
import { COLUMNS, LIST, PHRASE, PRICE_WITH_COMMA, WHOLE_VALUES } from './table-columns.js';
import type { TableColumn } from './table-columns.js';

/** A generated file and how it must be read. */
export interface TableFile {
  readonly name: string;
  readonly text: string;
  /** Empty if there is one column. */
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

export function draw(
  seed: number,
  { more = [], least = 3 }: { more?: readonly TableColumn[]; least?: number } = {},
): Drawn {
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

export function written(
  rows: readonly (readonly string[])[],
  { delimiter, quote = '"', quotesAll, end = '\n' }: Written,
): string {
  const cell = (text: string): string => {
    const isQuoted = quotesAll === true || text.includes(delimiter) || text.includes(quote) || text.includes('\n');
    return isQuoted ? `${quote}${text.replaceAll(quote, quote + quote)}${quote}` : text;
  };
  return rows.map((cells) => cells.map(cell).join(delimiter) + end).join('');
}

export type Make = (seed: number) => Omit<TableFile, 'name'>;

export const USUAL = [',', ';', '\t', '|'];
const SINGLE = ['#', '~', '^', ':', ' ', '!', '*', '&', '\u0001', '¦', '@', '/', '_', '$'];
const LONG = ['||', ', ', '; ', '|~|', ';;', '::', '^|^', '~~', '##', '@@', '|#|', '<>', '|*|', '$$', ',,,', '\t\t'];
export const TOP = { start: 0, rows: 1 };

export function plain(
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

/** Columns without spaces in them, padded to the right with one space between them. */
function alignedNumbers(seed: number): Omit<TableFile, 'name'> {
  const random = seeded(seed);
  const names = ['STATION', 'DATE', 'TEMP', 'WIND', 'RAIN', 'SUN'].slice(0, 3 + random.below(4));
  const rows = Array.from({ length: 6 + random.below(20) }, (_, row) =>
    names.map((_name, index) => (index === 0 ? `S${row + 1}` : String((random.below(99_999) - 9_999) / 10))),
  );
  const all = [names, ...rows];
  const widths = names.map((_, index) => Math.max(...all.map((cells) => cells[index]!.length)));
  const lines = all.map((cells) => cells.map((text, at) => text.padStart(widths[at]!)).join(' '));
  return { text: `${lines.join('\n')}\n`, delimiter: '   ', quote: '"', header: TOP, rows };
}

/** A space on both sides of the delimiter, or a tab and a space, with quoted cells. */
function padded(seed: number): Omit<TableFile, 'name'> {
  const delimiter = [' , ', ' ; ', ' | ', '\t '][seed % 4]!;
  const { names, rows } = draw(seed, { more: [PHRASE(delimiter.trim() || ',')] });
  const text = written([names, ...rows], { delimiter, quotesAll: true });
  return { text, delimiter, quote: '"', header: TOP, rows };
}

function trailing(seed: number): Omit<TableFile, 'name'> {
  const file = plain(USUAL[seed % 4]!, seed);
  const [first = '', ...others] = file.text.trimEnd().split('\n');
  const end = `${file.delimiter}\n`;
  return { ...file, text: `${first}${seed % 2 === 0 ? end : '\n'}${others.map((line) => line + end).join('')}` };
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

function oneColumn(seed: number): Omit<TableFile, 'name'> {
  const random = seeded(seed);
  const value = WHOLE_VALUES[seed % WHOLE_VALUES.length]!;
  const rows = Array.from({ length: 6 + random.below(20) }, () => [value(random)]);
  const text = ['value', ...rows].join('\n');
  return { text: `${text}\n`, delimiter: '', quote: '"', header: TOP, rows };
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
  'aligned by any spaces': (seed) => alignedNumbers(seed),
  'padded delimiters': padded,
  'one column': oneColumn,
  'colons beside times': (seed) => plain('::', seed, { more: [COLUMNS[12]!] }),
};

const DAMAGE_KINDS: Readonly<Record<string, Make>> = {
  'quote before a cell': (seed) => strayQuote(seed, 0),
  'quote after a cell': (seed) => strayQuote(seed, 1),
  'quote within a cell': (seed) => strayQuote(seed, 2),
};

export function filesOf(kinds: Readonly<Record<string, Make>>): TableFile[] {
  return Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: FILES_OF_A_KIND }, (_, index) => ({ name: `${kind} ${index}`, ...make(index) })),
  );
}

export const dialectFiles = (): TableFile[] => filesOf(DIALECT_KINDS).filter(isReadable);
export const damagedTables = (): TableFile[] => filesOf(DAMAGE_KINDS).filter(isReadable);

/** A file of one column has no delimiter to detect. */
function isReadable({ text, delimiter }: TableFile): boolean {
  return text.includes(delimiter);
}
