import { readFileSync, existsSync } from 'node:fs';
import { detectDialect } from '../src/engine/source/layout/dialect.js';
import { openTable } from '../src/engine/source/open-table.js';
import type { Table } from '../src/engine/source/table/table.js';
import { detectEncoding } from '../src/engine/source/text/encoding.js';
import { createDecoder, loadDecoders } from '../src/engine/source/text/text-decoders.js';
import { corpus, scored } from './accuracy-set.js';
import type { AccuracyResult, AccuracySet, Scored } from './accuracy-set.js';
import { ranges } from './range-files.js';
import { headerFiles } from './header-files.js';
import { damagedTables, dialectFiles } from './table-files.js';
import type { TableFile } from './table-files.js';

/** Below this confidence the user is asked. */
const SURE = 0.9;
const utf8 = new TextEncoder();

const MARKS: Readonly<Record<string, string>> = { comma: ',', tab: '\t', space: ' ', doublequote: '"' };

/** Delimiter and quote of files that others annotated. */
async function annotatedDialects(): Promise<AccuracyResult | null> {
  const folder = corpus('w3c-csvw');
  if (folder === null) return null;
  await loadDecoders();
  const lines = readFileSync(`${folder}/W3C-CSVW-dialect_annotations.txt`, 'utf8').split(/\r?\n/).slice(2);
  const cases = lines.flatMap((line): Scored[] => {
    const [name = '', , delimiter = '', quote = ''] = line.split('|');
    if (name === '' || !existsSync(`${folder}/files/${name}`)) return [];
    const bytes = new Uint8Array(readFileSync(`${folder}/files/${name}`));
    const text = createDecoder(detectEncoding(bytes, { complete: true }).value).decode(bytes);
    const { dialect } = detectDialect(utf8.encode(text), { complete: true });
    const expected = JSON.stringify([MARKS[delimiter], MARKS[quote]]);
    return [{ name, expected, found: JSON.stringify([markOf(dialect.delimiter), dialect.quote]) }];
  });
  return scored('dialect-annotated', cases);
}

/** The delimiter without the spaces around it. */
function markOf(delimiter: string): string {
  return delimiter.trim() || delimiter;
}

async function opened(text: string): Promise<Table> {
  const table = await openTable(new Blob([utf8.encode(text)]));
  await table.scan(() => undefined);
  return table;
}

type Aspect = (table: Table, file: TableFile) => Promise<Omit<Scored, 'name'>>;

/** Delimiter, quote if anything is quoted, and all cells. */
const dialectOf: Aspect = async (table, { delimiter, quote, text, rows }) => {
  const { dialect } = table.layout;
  const quoteIsKnown = text.includes(quote);
  const read = (await table.readRows(0, rows.length + 5)).map(({ cells }) => trimmed(cells));
  const areEqual = JSON.stringify(read) === JSON.stringify(rows.map(trimmed));
  return {
    expected: JSON.stringify([markOf(delimiter), quote, true]),
    found: JSON.stringify([
      delimiter === '' ? '' : markOf(dialect.delimiter),
      quoteIsKnown ? dialect.quote : quote,
      areEqual,
    ]),
  };
};

const headerOf: Aspect = (table, { header }) =>
  Promise.resolve({ expected: JSON.stringify(header), found: JSON.stringify(table.layout.header) });

/** All rows but the damaged ones, and the line of the damage. */
const undamagedOf: Aspect = async (table, { rows, damaged, damagedLine }) => {
  const read = new Set((await table.readRows(0, rows.length + 5)).map(({ cells }) => JSON.stringify(trimmed(cells))));
  const lost = rows.filter((cells, row) => !damaged?.has(row) && !read.has(JSON.stringify(trimmed(cells)))).length;
  const lines = table.findings.map(({ line }) => line);
  return {
    expected: `0 rows lost, a finding in line ${damagedLine}`,
    found: `${lost} rows lost, ${lines.includes(damagedLine!) ? `a finding in line ${damagedLine}` : 'no finding'}`,
  };
};

/** Cells without surrounding spaces and without empty ones at the end. */
function trimmed(cells: readonly string[]): string[] {
  const texts = cells.map((text) => text.trim());
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

async function generated(id: string, files: readonly TableFile[], aspect: Aspect): Promise<AccuracyResult> {
  const cases: Scored[] = [];
  let sureAndWrong = 0;
  for (const file of files) {
    const table = await opened(file.text);
    const found = await aspect(table, file);
    const { delimiter, quote, header } = table.confidence;
    const confidence = aspect === headerOf ? header : Math.min(delimiter, quote);
    if (found.expected !== found.found && confidence > SURE) sureAndWrong += 1;
    cases.push({ name: `${file.name} (${confidence.toFixed(2)})`, ...found });
  }
  return scored(id, cases, aspect === undamagedOf ? undefined : { sureAndWrong });
}

export const TABLE_SETS: readonly AccuracySet[] = [
  { id: 'dialect-annotated', run: annotatedDialects },
  { id: 'dialect-generated', run: () => generated('dialect-generated', dialectFiles(), dialectOf) },
  { id: 'header-generated', run: () => generated('header-generated', headerFiles(), headerOf) },
  { id: 'damage-generated', run: () => generated('damage-generated', damagedTables(), undamagedOf) },
  { id: 'ranges-generated', run: ranges },
];
