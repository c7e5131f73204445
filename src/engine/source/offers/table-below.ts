import { cellType, VALUE_TYPES } from '../layout/dialect-score.js';
import type { detectHeader } from '../layout/header.js';
import type { SourceFinding, SourceRow } from '../layout/layout.js';
import type { isSeriesOfNames, isUsualName } from '../layout/name-votes.js';
import type { Table } from '../table/table.js';

/** Rows examined from a break on, and titles that may stand above the names. */
const ROWS = 60;
const MAX_TITLES = 3;
/** A header that is less certain may be a data row. */
const CERTAIN_NAMES = 0.85;
/** Rows above another table, which show what the first one contains. */
const MIN_ROWS = 2;

/** What the worker has already, and its pieces do not contain again. */
export interface Headers {
  readonly detectHeader: typeof detectHeader;
  readonly isSeriesOfNames: typeof isSeriesOfNames;
  readonly isUsualName: typeof isUsualName;
}

interface Breaks {
  readonly headers: Headers;
  readonly rowCount: number;
  /** Data rows where another table may begin. */
  readonly breaks: readonly number[];
}

/** Another table below the first: names above values, unlike the rows of the first table, after a break. */
export async function tableBelow(
  table: Pick<Table, 'columns' | 'readRows'>,
  { rowCount, breaks, headers }: Breaks,
): Promise<SourceFinding | null> {
  const places = breaks.filter((at) => at >= MIN_ROWS && at < rowCount - 1);
  if (places.length === 0) return null;
  const first = (await table.readRows(0, ROWS)).filter(({ index }) => index < places[0]!);
  for (const at of places) {
    const end = breaks.find((other) => other > at + MAX_TITLES) ?? at + ROWS;
    const [above, ...rows] = await table.readRows(at - 1, end - at + 1);
    if (!above || !isOtherTable(first, rows, { names: table.columns.map(({ name }) => name), above, headers }))
      continue;
    return { code: 'table-below', line: rows[0]!.number, count: rowCount - at, range: { rows: at } };
  }
  return null;
}

interface FirstTable {
  readonly headers: Headers;
  readonly names: readonly string[];
  /** Its last row, or the last before the break. */
  readonly above: SourceRow;
}

function isOtherTable(
  first: readonly SourceRow[],
  rows: readonly SourceRow[],
  { names, above, headers }: FirstTable,
): boolean {
  const { header, confidence } = headers.detectHeader(rows.map(({ cells }) => withoutEmptyEnd(cells)));
  const row = rows[header.start];
  if (!row || header.rows === 0 || header.start > MAX_TITLES || rows.length <= header.start + header.rows) return false;
  const types = Array.from({ length: Math.max(...rows.map(({ cells }) => cells.length)) }, (_, index) =>
    usualType(first, index),
  );
  const isLikeFirst = (cells: readonly string[]): boolean =>
    cells.some((text, index) => types[index] !== null && cellType(text) === types[index]);
  // Rows of the first table are not titles of the other.
  if (rows.slice(0, header.start).some(({ cells }) => isLikeFirst(cells))) return false;
  const own = withoutEmptyEnd(row.cells);
  if (own.length < 2) return false;
  if (own.every((text, index) => text.trim() === names[index])) return true;
  const usual = own.filter(headers.isUsualName).length;
  if (confidence < CERTAIN_NAMES && usual * 2 < own.length) return false;
  const isBelowBlank = rows[0]!.number - above.number > 1;
  // Years are names, unless the first table has such rows; other values are those of a damaged row.
  const isSeries = headers.isSeriesOfNames(own) && !first.some(({ cells }) => headers.isSeriesOfNames(cells));
  if ((isLikeFirst(own) || own.some(isValue)) && !isSeries) return false;
  // Names do not occur as values, and are not fewer than those.
  if (own.some((text, index) => first.some(({ cells }) => isSame(text, cells[index])))) return false;
  const body = rows.slice(header.start + header.rows).map(({ cells }) => withoutEmptyEnd(cells));
  if (body.filter(({ length }) => length > own.length).length * 2 > body.length) return false;
  const differs = own.some((text, index) => types[index] !== null && cellType(text) !== 'empty');
  const isAsWide = own.length === Math.max(...first.map(({ cells }) => withoutEmptyEnd(cells).length));
  if (isBelowBlank) return differs || !isAsWide || usual * 2 > own.length;
  return !isAsWide && differs && rows.length > header.start + header.rows + 1;
}

function isSame(text: string, other = ''): boolean {
  return text.trim() !== '' && text.trim() === other.trim();
}

/** What names hardly are, unlike years and words such as `No`. */
function isValue(text: string): boolean {
  return /[\d@]/.test(text) && VALUE_TYPES.has(cellType(text)) && !/^\s*(?:19|20)\d{2}\s*$/.test(text);
}

/** The type of most values of a column, unless they are texts. */
function usualType(rows: readonly SourceRow[], index: number): string | null {
  const types = rows.map(({ cells }) => cellType(cells[index] ?? '')).filter((type) => type !== 'empty');
  return [...VALUE_TYPES].find((type) => types.filter((each) => each === type).length > types.length * 0.6) ?? null;
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((text) => text.trim() !== '') + 1);
}
