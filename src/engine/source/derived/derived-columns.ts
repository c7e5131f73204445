import type { DerivedColumn, SourceColumn } from '../layout/layout.js';
import { described, filledRows } from '../source-columns.js';
import type { Table } from '../table/table.js';
import { derivedText } from './derived-text.js';

export interface DerivedFrom {
  readonly derived: readonly DerivedColumn[];
  /** The first rows of the file, including its header. */
  readonly rows: readonly (readonly string[])[];
}

/** Columns that are derived from those of the file, which they follow. */
export function derivedColumns(
  { layout: { header }, columns }: Pick<Table, 'layout' | 'columns'>,
  { derived, rows }: DerivedFrom,
): SourceColumn[] {
  const body = filledRows(rows, header.start + header.rows);
  const nameOf = (index: number): string => columns[index]?.name || String(index + 1);
  return derived.map((column, at) => {
    const values = body.map((cells) => derivedText(column, cells)).filter((text) => text !== '');
    const name =
      column.type === 'join' ? column.columns.map(nameOf).join(' + ') : `${nameOf(column.column)} (${column.part + 1})`;
    return { index: columns.length + at, name, ...described(values, body), derived: column };
  });
}
