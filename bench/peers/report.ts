import { MEASURES, size } from './measures.js';
import type { Measure } from './measures.js';
import { FORMATS, PEERS } from './peers.js';
import type { Format } from './peers.js';
import { PLOTS } from './plots.js';
import type { CaseResult, PeersReport } from './results.js';

const OWN = 'rowgate';
const FULL = 1_000_000;
const FORMAT_NAMES = { csv: 'CSV', xlsx: 'Excel' } as const satisfies Record<Format, string>;
/** What is closer than this is not called slower: the next run could have it the other way round. */
const NOTICEABLE = 0.95;

/** The document about a run, in Markdown. */
export function reportText(report: PeersReport): string {
  return [
    '# Benchmarks against others',
    intro(report),
    ...PLOTS.filter(({ isIn }) => isIn(report)).map(({ file, title }) => `![${title}](images/${file})`),
    '## What Rowgate is slower at',
    slowerTable(report.results),
    ...FORMATS.flatMap((format) => tablesOf(report.results, format)),
    '## Method',
    method(report),
    '',
  ].join('\n\n');
}

function intro({ date, machine, versions, chromium, load, results }: PeersReport): string {
  const most = Math.max(...results.map(({ rows }) => rows));
  const busy = Math.max(0, ...load);
  const small = `This is a small run, with at most ${count(most)} rows and ${turns(results)} of each package. `;
  const waits = `The machine was busy (on average up to ${busy} processes wanted its ${machine['cores']} cores, the benchmark’s own among them), so that absolute times are longer than on a quiet one; all packages took turns. `;
  return [
    `Measured on ${date} by \`npm run bench:peers\`, with Chromium ${chromium} and Node ${machine['node']} on ${machine['cores']} cores (${machine['cpu']}) with ${size(Number(machine['memory']))} of memory. `,
    most < FULL ? small : '',
    busy > Number(machine['cores']) ? waits : '',
    'Lower is better everywhere.\n\n',
    '| importer or reader | version | checks |\n|---|---|---|\n',
    ...PEERS.filter(({ id }) => id in versions).map(
      ({ id, name, checks }) => `| ${name} | ${versions[id]} | ${checks} |\n`,
    ),
  ]
    .join('')
    .trimEnd();
}

function tablesOf(results: readonly CaseResult[], format: Format): readonly string[] {
  const sizes = new Set(results.filter((result) => result.format === format).map(({ rows }) => rows));
  return [...sizes].flatMap((rows) => [
    `## ${FORMAT_NAMES[format]}, ${count(rows)} rows`,
    tableOf(
      ['', ...MEASURES.map(({ name }) => name), 'rows delivered'],
      results.filter((result) => result.format === format && result.rows === rows).map(rowOf),
    ),
  ]);
}

function rowOf({ peer, figures, failure }: CaseResult): readonly string[] {
  if (!figures) return [nameOf(peer), failure ?? 'failed', ...MEASURES.map(() => '')];
  return [
    nameOf(peer),
    ...MEASURES.map(({ id, format }) => (figures[id] === undefined ? '' : format(figures[id]))),
    count(figures.rows),
  ];
}

function slowerTable(results: readonly CaseResult[]): string {
  const rows = results
    .filter(({ peer }) => peer === OWN)
    .flatMap((own) => MEASURES.map((measure) => ({ own, measure, faster: fasterThan(own, { measure, results }) })))
    .filter(({ faster }) => faster.length > 0)
    .map(({ own: { format, rows: total, figures }, measure, faster }) => [
      measure.name,
      `${FORMAT_NAMES[format]}, ${count(total)} rows`,
      measure.format(figures?.[measure.id] ?? 0),
      faster.join(', '),
    ]);
  if (rows.length === 0) return 'Nothing in this run, by more than 5%.';
  return `Everything that another package needs less for, by more than 5%.\n\n${tableOf(['', 'file', 'Rowgate', 'less'], rows)}`;
}

interface Comparison {
  readonly measure: Measure;
  readonly results: readonly CaseResult[];
}

function fasterThan(own: CaseResult, { measure: { id, format }, results }: Comparison): readonly string[] {
  const limit = (own.figures?.[id] ?? 0) * NOTICEABLE;
  return results
    .filter((other) => other.format === own.format && other.rows === own.rows)
    .flatMap(({ peer, figures }) => (figures?.[id] === undefined ? [] : [{ peer, value: figures[id] }]))
    .filter(({ value }) => value < limit)
    .sort((one, other) => one.value - other.value)
    .map(({ peer, value }) => `${nameOf(peer)} ${format(value)}`);
}

function method({ limitSeconds, results }: PeersReport): string {
  return `Every package has a page of its own, built for production, and imports the same files of ten columns. A program chooses
the file and presses each button as soon as it can be pressed. Each import has a new browser; packages take turns, (${turns(results)} each),
so that other work on the machine slows all of them. Figures are medians. A package that fails or needs more
than ${limitSeconds} s gets no further turn with that file.

${MEASURES.map(({ name, what }) => `- **${name}**: ${what}.`).join('\n')}

Six of a hundred rows of the CSV files are invalid and are not delivered by packages that find them. Rows of the Excel files are
valid; one of them is the header. PapaParse, SheetJS and react-csv-importer check nothing: they deliver all rows.

Four edits are made between the checks and the delivery. @importcsv/react checks all rows again after each edit, in the
background, and enables its last button when the first of these checks ends, while later ones still run. Pressed then, it
delivers invalid rows as valid. So its page waits until the number of its errors has settled; that time is not counted for it.

To repeat: \`npm run build\`, \`npm run bench:peers -- --json .cache/peers.json\`, \`npm run bench:peers:report .cache/peers.json\`.`;
}

function turns(results: readonly CaseResult[]): string {
  const most = Math.max(...results.map(({ runs }) => runs));
  return most === 1 ? '1 run' : `${most} runs`;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function nameOf(id: string): string {
  return PEERS.find((peer) => peer.id === id)?.name ?? id;
}

function count(value: number): string {
  return value.toLocaleString('en');
}
