import type { SourceFinding, SourceRow } from '../layout/layout.js';
import type { Table } from '../table/table.js';
import { isMisread, UTF_8_TWICE } from '../text/misread.js';
import { footerOf } from './footer.js';
import { tableAside } from './table-aside.js';

export type CountedTable = Pick<Table, 'columns' | 'layout' | 'readRows'>;

/** Rows from the end in which a footer is searched. */
const TAIL_ROWS = 60;

interface CountedRows {
  readonly rowCount: number;
  /** From the beginning. */
  readonly head: readonly SourceRow[];
}

/** Parts of a table that can be left out, and garbled text that can be fixed, unless that has been chosen. */
export async function offersOf(
  table: CountedTable,
  { rowCount, head }: CountedRows,
): Promise<readonly SourceFinding[]> {
  const { columns, layout } = table;
  const { range = {}, encoding } = layout;
  const first = Math.max(0, rowCount - TAIL_ROWS);
  const tail = range.rows === undefined ? await table.readRows(first, rowCount - first) : [];
  const aside = range.columns === undefined ? tableAside(columns, head, { layout, rowCount }) : null;
  const garbled = encoding === UTF_8_TWICE ? [] : head.filter(({ cells }) => cells.some(isMisread));
  const [line] = garbled;
  return [
    aside,
    footerOf(tail),
    line ? ({ code: 'encoded-twice', line: line.number, count: garbled.length } as const) : null,
  ].filter((offer) => offer !== null);
}
