import type { HeaderPlace, SourceColumn, SourceFinding } from './layout.js';

type Rows = readonly (readonly string[])[];

interface AsideOptions {
  readonly header: HeaderPlace;
  /** Whether the rows are all of the file. */
  readonly complete: boolean;
}

/**
 * Tables beside the first, behind a column without name and values. One such column alone may be spacing: the tables
 * must share a name, or one must end above the other.
 */
export function tableAside(
  columns: readonly SourceColumn[],
  rows: Rows,
  { header, complete }: AsideOptions,
): SourceFinding | null {
  const isGap = ({ name, fillRate }: SourceColumn): boolean => name === '' && fillRate === 0;
  const end = columns.findIndex((column, index) => index > 1 && isGap(column));
  const next = columns.findIndex((column, index) => end > 0 && index > end && !isGap(column));
  if (next < 0 || columns.length - next < 2 || columns.slice(0, end).some(isGap)) return null;
  const names = new Set(columns.slice(0, end).map(({ name }) => name.toLowerCase()));
  const isNamedAlike = columns.slice(next).some(({ name }) => name !== '' && names.has(name.toLowerCase()));
  const body = rows.slice(header.start + header.rows).filter((cells) => isFilled(cells));
  const leftEnd = body.findLastIndex((cells) => isFilled(cells.slice(0, end))) + 1;
  const rightEnd = body.findLastIndex((cells) => isFilled(cells.slice(next))) + 1;
  if (!isNamedAlike && (!complete || leftEnd === rightEnd || Math.min(leftEnd, rightEnd) === 0)) return null;
  return {
    code: 'side-by-side',
    line: header.start + 1,
    count: columns.length - next,
    range: { columns: end, ...(complete && leftEnd < body.length ? { rows: leftEnd } : {}) },
  };
}

function isFilled(cells: readonly string[]): boolean {
  return cells.some((text) => text.trim() !== '');
}
