import type { GridColumn } from '../grid/grid-column.js';

/** Where the focus goes after a cell was written: `none` when it has gone elsewhere already. */
export type AfterCommit = 'stay' | 'down' | 'next' | 'previous' | 'none';

export interface EditorProps {
  readonly column: GridColumn;
  readonly label: string;
  /** The cell's text as it stands, or the first character typed over it. */
  readonly text: string;
  /** Which way an editor of several lines grows. */
  readonly placement: 'above' | 'below';
  onCommit(value: string, after: AfterCommit): void;
  onCancel(): void;
}
