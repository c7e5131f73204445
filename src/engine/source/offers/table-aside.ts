import type { SourceColumn, SourceFinding, SourceRow, TableLayout } from '../layout/layout.js';

interface AsideOptions {
  readonly layout: TableLayout;
  /** Of the whole file. */
  readonly rowCount: number;
}

/**
 * Tables beside the first, behind a column without name and values. One such column alone may be spacing: the tables
 * must share a name, or one must end above the other.
 */
export function tableAside(
  columns: readonly SourceColumn[],
  rows: readonly SourceRow[],
  { layout, rowCount }: AsideOptions,
): SourceFinding | null {
  const isGap = ({ name, fillRate }: SourceColumn): boolean => name === '' && fillRate === 0;
  const end = columns.findIndex((column, index) => index > 1 && isGap(column));
  const next = columns.findIndex((column, index) => end > 0 && index > end && !isGap(column));
  if (next < 0 || columns.length - next < 2 || columns.slice(0, end).some(isGap)) return null;
  const names = new Set(columns.slice(0, end).map(({ name }) => name.toLowerCase()));
  const sharesNames = columns.slice(next).some(({ name }) => name !== '' && names.has(name.toLowerCase()));
  const leftEnd = rows.findLastIndex(({ cells }) => isFilled(cells.slice(0, end))) + 1;
  const rightEnd = rows.findLastIndex(({ cells }) => isFilled(cells.slice(next))) + 1;
  const isWhole = rowCount === rows.length;
  if (!sharesNames && (!isWhole || leftEnd === rightEnd || Math.min(leftEnd, rightEnd) === 0)) return null;
  return {
    code: 'side-by-side',
    line: layout.header.start + 1,
    count: columns.length - next,
    range: { columns: end, ...(isWhole && leftEnd < rowCount ? { rows: leftEnd } : {}) },
  };
}

function isFilled(cells: readonly string[]): boolean {
  return cells.some((text) => text.trim() !== '');
}
