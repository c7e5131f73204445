import type { ImporterRow } from './importer-rows.js';

/** What a table of some of the rows has to say of the others. */
export interface TableProps {
  /** For the table around one header row and a window of rows. */
  readonly tableProps: { readonly 'aria-rowcount': number };
  rowProps(row: Pick<ImporterRow, 'position' | 'index'>): {
    readonly 'aria-rowindex': number;
    readonly 'data-row': number;
  };
}

/** The header is row 1 of them. */
export function tableProps(total: number): TableProps {
  return {
    tableProps: { 'aria-rowcount': total + 1 },
    rowProps: ({ position, index }) => ({ 'aria-rowindex': position + 2, 'data-row': index }),
  };
}
