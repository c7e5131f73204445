import { openTable } from '../src/engine/source/open-table.js';
import { scored } from './accuracy-set.js';
import type { AccuracyResult, Scored } from './accuracy-set.js';
import { seeded } from './random.js';
import type { Random } from './random.js';
import { COLUMNS } from './table-columns.js';

const FILES_OF_A_KIND = 24;
const TOTALS =
  'Total,TOTAL,Grand total,Totals:,Summe,Gesamt,Zwischensumme,Total général,Totaux,Totale,Suma,Razem,Totaal,Итого,Всего,合計,总计,합계,المجموع,Average'.split(
    ',',
  );
const NOTES = ['Source: own figures', '* preliminary', 'Generated on 3 May', 'Page 1 of 1', 'End of report'];

/** A generated file, and what is to be named in it. */
interface RangeFile {
  readonly text: string;
  readonly expected: readonly string[];
}

type Cells = readonly string[];
type Make = (random: Random) => RangeFile;

function drawTable(random: Random): { readonly names: Cells; readonly rows: readonly Cells[] } {
  const rest = [...COLUMNS];
  const columns = Array.from({ length: 3 + random.below(4) }, () => rest.splice(random.below(rest.length), 1)[0]!);
  const rows = Array.from({ length: 5 + random.below(90) }, (_, row) => columns.map(({ value }) => value(random, row)));
  return { names: columns.map((column) => random.pick(column.names)), rows };
}

function written(rows: readonly Cells[], delimiter: string): string {
  const cell = (text: string): string => (text.includes(delimiter) || text.includes('"') ? `"${text}"` : text);
  return rows.map((cells) => `${cells.map(cell).join(delimiter)}\n`).join('');
}

/** The cells of a row of totals: some sums behind a word, the other cells empty. */
function totals(random: Random, { width, word }: { readonly width: number; readonly word: string }): string[] {
  const place = 1 + random.below(width - 1);
  return Array.from({ length: width }, (_, index) =>
    index === 0 ? word : index === place ? String(random.below(9000)) : '',
  );
}

const padded = (text: string, width: number): string[] =>
  Array.from({ length: width }, (_, at) => (at === 0 ? text : ''));

const FOOTERS: Readonly<Record<string, (random: Random, width: number) => readonly Cells[]>> = {
  total: (random, width) => [totals(random, { width, word: random.pick(TOTALS) })],
  'total below a blank row': (random, width) => [
    padded('', width),
    totals(random, { width, word: random.pick(TOTALS) }),
  ],
  'two totals': (random, width) => [
    totals(random, { width, word: 'Subtotal' }),
    totals(random, { width, word: 'Total' }),
  ],
  'notes below a blank row': (random) => [[''], [random.pick(NOTES)], [random.pick(NOTES)]],
  'a note of one cell': (random) => [[random.pick(NOTES)]],
  'total and notes': (random, width) => [
    totals(random, { width, word: random.pick(TOTALS) }),
    padded('', width),
    padded(random.pick(NOTES), width),
  ],
};

function withFooter(random: Random, footer: (random: Random, width: number) => readonly Cells[]): RangeFile {
  const { names, rows } = drawTable(random);
  return {
    text: written([names, ...rows, ...footer(random, names.length)], random.pick([',', ';', '\t'])),
    expected: [`footer after ${rows.length} rows`],
  };
}

function beside(random: Random, hasSameNames: boolean): RangeFile {
  const left = drawTable(random);
  const right = hasSameNames
    ? { ...left, rows: left.rows.slice(0, 1 + random.below(left.rows.length - 1)) }
    : drawTable(random);
  const length = Math.max(left.rows.length, right.rows.length);
  const blank = (names: Cells): Cells => names.map(() => '');
  const rows = Array.from({ length }, (_, row) => [
    ...(left.rows[row] ?? blank(left.names)),
    '',
    ...(right.rows[row] ?? blank(right.names)),
  ]);
  return {
    text: written([[...left.names, '', ...right.names], ...rows], ','),
    expected: left.rows.length === right.rows.length && !hasSameNames ? [] : [`table of ${left.names.length} columns`],
  };
}

/** Another table below the first: behind a blank row or not, with a title or not. */
function below(random: Random, kind: number): RangeFile {
  const first = drawTable(random);
  const second = drawTable(random);
  const others = second.names.length === first.names.length ? [...second.names, 'more'] : second.names;
  const rows = second.rows.map((cells) => (others === second.names ? cells : [...cells, '1']));
  const gap: readonly Cells[] = [[], [['']], [[''], ['Second table']]][kind]!;
  return {
    text: written([first.names, ...first.rows, ...gap, others, ...rows], random.pick([',', ';', '\t'])),
    expected: [`table after ${first.rows.length} rows`],
  };
}

/** Tables without anything to leave out: also with gaps in the last rows, and with an empty column. */
const WHOLE: Readonly<Record<string, Make>> = {
  plain: (random) => {
    const { names, rows } = drawTable(random);
    return { text: written([names, ...rows], ','), expected: [] };
  },
  'last row with gaps': (random) => {
    const { names, rows } = drawTable(random);
    const last = rows.at(-1)!.map((text, index) => (index < 2 ? text || 'x' : ''));
    return { text: written([names, ...rows.slice(0, -1), last], ','), expected: [] };
  },
  'an empty column': (random) => {
    const { names, rows } = drawTable(random);
    const spread = (cells: Cells): Cells => [...cells.slice(0, 2), '', ...cells.slice(2), 'end'];
    return { text: written([spread(names), ...rows.map(spread)], ','), expected: [] };
  },
  'groups between blank rows': (random) => {
    const { names, rows } = drawTable(random);
    const grouped = rows.flatMap((cells, row) => (row % 4 === 0 && row > 0 ? [[''], cells] : [cells]));
    return { text: written([names, ...grouped], ','), expected: [] };
  },
  'names that begin with total': (random) => {
    const { names, rows } = drawTable(random);
    const values = rows.map((cells, row) => ['Total Wine Ltd', 'Summerfield', 'Media Markt'][row % 3]!);
    return {
      text: written([['supplier', ...names], ...rows.map((cells, row) => [values[row]!, ...cells])], ','),
      expected: [],
    };
  },
};

const KINDS: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    Object.entries(FOOTERS).map(([kind, footer]) => [kind, (random: Random) => withFooter(random, footer)]),
  ),
  'beside, same names': (random) => beside(random, true),
  'beside, other names': (random) => beside(random, false),
  below: (random) => below(random, 0),
  'below a blank row': (random) => below(random, 1),
  'below a blank row and a title': (random) => below(random, 2),
  ...WHOLE,
};

/** What is named beside and below a table, and whether the range without it has the rows of the table. */
export async function ranges(): Promise<AccuracyResult> {
  const cases: Scored[] = [];
  let wronglyNamed = 0;
  for (const [kind, make] of Object.entries(KINDS)) {
    for (let seed = 0; seed < FILES_OF_A_KIND; seed += 1) {
      const { text, expected } = make(seeded(seed));
      const table = await openTable(new Blob([text]));
      await table.scan(() => undefined);
      const found = table.findings.flatMap(({ code, range }) => {
        if (code === 'table-below') return [`table after ${range?.rows} rows`];
        if (code === 'footer') return [`footer after ${range?.rows} rows`];
        return code === 'side-by-side' ? [`table of ${range?.columns} columns`] : [];
      });
      if (expected.length === 0 && found.length > 0) wronglyNamed += 1;
      cases.push({ name: `${kind} ${seed}`, expected: expected.join(', '), found: found.join(', ') });
    }
  }
  return scored('ranges-generated', cases, { wronglyNamed });
}
