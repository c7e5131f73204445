import type { SourceFinding, SourceRow } from '../layout/layout.js';
import type { Table } from '../table/table.js';
import { isMisread, UTF_8_TWICE } from '../text/misread.js';
import { footerOf } from './footer.js';
import { sumRowOf } from './sums.js';
import { tableAside } from './table-aside.js';
import { tableBelow } from './table-below.js';
import type { Headers } from './table-below.js';

export type CountedTable = Pick<Table, 'columns' | 'layout' | 'readRows'>;

/** Rows from the end in which a footer is searched. */
const TAIL_ROWS = 60;

interface CountedRows {
  readonly rowCount: number;
  /** From the beginning. */
  readonly head: readonly SourceRow[];
  /** Data rows where another table may begin. */
  readonly breaks: readonly number[];
  readonly headers: Headers;
}

/** Parts of a table that can be left out, and garbled text that can be fixed, unless that has been chosen. */
export async function offersOf(
  table: CountedTable,
  { rowCount, head, breaks, headers }: CountedRows,
): Promise<readonly SourceFinding[]> {
  const { columns, layout } = table;
  const { range = {}, encoding } = layout;
  const below = range.rows === undefined ? await tableBelow(table, { rowCount, breaks, headers }) : null;
  const end = below?.range?.rows ?? rowCount;
  const first = Math.max(0, end - TAIL_ROWS);
  const tail = range.rows === undefined ? await table.readRows(first, end - first) : [];
  const footer = footerOf(tail, await sumRowOf(table, tail));
  const aside = range.columns === undefined ? tableAside(columns, head, { layout, rowCount }) : null;
  const garbled = encoding === UTF_8_TWICE ? [] : head.filter(({ cells }) => cells.some(isMisread));
  const [line] = garbled;
  return [
    aside,
    footer,
    below && footer?.range ? { ...below, range: footer.range } : below,
    line ? ({ code: 'encoded-twice', line: line.number, count: garbled.length } as const) : null,
  ].filter((offer) => offer !== null);
}
