import { seeded } from './random.js';
import { COLUMNS } from './table-columns.js';
import { draw, filesOf, plain, TOP, USUAL, written } from './table-files.js';
import type { Make, TableFile } from './table-files.js';

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

/** Header rows that only the rows around them show: words above, a second language, merged names, years, numbers. */
function headerAmongWords(seed: number, kind: number): Omit<TableFile, 'name'> {
  const { names, rows, random } = draw(seed, { least: 4, more: [COLUMNS[1]!, COLUMNS[6]!, COLUMNS[7]!] });
  const delimiter = random.pick(USUAL);
  const words = ['Monthly report', 'Acme Ltd', 'internal', 'North', 'draft', 'Tom', 'v2', 'stock', 'May'];
  const technical = names.map((name, index) => `f_${index}_${name.toLowerCase().replace(/\W+/g, '_')}`);
  const isMerged = names.map((_, index) => index % 2 === 1);
  const above = [
    [words.slice(0, names.length)],
    [names, technical],
    [
      names.map((name, index) => (isMerged[index] ? '' : name)),
      names.map((name, index) => (isMerged[index] ? name : '')),
    ],
    [names, names.map((_, index) => `(${index + 1})`)],
    [names, names.map(({ length }) => '-'.repeat(length + 1))],
  ][kind]!;
  const header = kind === 0 ? { start: 1, rows: 1 } : { start: 0, rows: 2 };
  const text = written([...above, ...(kind === 0 ? [names] : []), ...rows], { delimiter });
  return { text, delimiter, quote: '"', header, rows };
}

/** Years of two groups, or days, as names above numbers. */
function series(seed: number, kind: number): Omit<TableFile, 'name'> {
  const random = seeded(seed);
  const delimiter = random.pick(USUAL);
  const count = 2 + random.below(4);
  const years = Array.from({ length: count }, (_, index) => String(2010 + (seed % 9) + index));
  const days = years.map((_, index) => `${index + 1}/${1 + (seed % 28)}/20`);
  const groups = [...years, ...years].map((_, index) => (index === 0 ? 'Women' : index === count ? 'Men' : ''));
  const above = [
    [
      ['', ...groups],
      ['Area', ...years, ...years],
    ],
    [['Item', ...days]],
    [['Area', ...years]],
  ][kind]!;
  const width = above.at(-1)!.length - 1;
  const rows = Array.from({ length: 5 + random.below(20) }, (_, row) => [
    `Place ${row}`,
    ...Array.from({ length: width }, () => String(random.below(900))),
  ]);
  const text = written([...above, ...rows], { delimiter });
  return { text, delimiter, quote: '"', header: { start: 0, rows: above.length }, rows };
}

/** A header that is damaged: most names missing, or another delimiter. */
function damagedHeader(seed: number): Omit<TableFile, 'name'> {
  const { names, rows } = draw(seed, { least: 5, more: [COLUMNS[6]!] });
  const [delimiter, other] = seed % 2 === 0 ? [',', ';'] : [';', '\t'];
  const header = seed % 4 < 2 ? names.slice(0, 2).join(delimiter) : names.join(other);
  const text = `${header}\n${written(rows, { delimiter: delimiter! })}`;
  return { text, delimiter: delimiter!, quote: '"', header: TOP, rows };
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

/** A header with one delimiter fewer than the rows: two names in one cell, or no name above the first column. */
function shortHeader(seed: number): Omit<TableFile, 'name'> {
  const { names, rows, random } = draw(seed, { least: 4 });
  const delimiter = random.pick(USUAL);
  const at = random.below(names.length - 1);
  const merged = [...names.slice(0, at), names[at]! + names[at + 1]!, ...names.slice(at + 2)];
  const header = seed % 2 === 0 ? merged : names.slice(1);
  return { text: written([header, ...rows], { delimiter }), delimiter, quote: '"', header: TOP, rows };
}

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
  'below words as wide': (seed) => headerAmongWords(seed, 0),
  'above names for programs': (seed) => headerAmongWords(seed, 1),
  'of merged cells': (seed) => headerAmongWords(seed, 2),
  'above numbers of columns': (seed) => headerAmongWords(seed, 3),
  'above a rule': (seed) => headerAmongWords(seed, 4),
  'of years below groups': (seed) => series(seed, 0),
  'of days': (seed) => series(seed, 1),
  'of years': (seed) => series(seed, 2),
  damaged: damagedHeader,
};

export const headerFiles = (): TableFile[] => filesOf(HEADER_KINDS);
