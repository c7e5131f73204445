import type { Ref } from 'react';
import type { WindowRow } from '../../../engine/index.js';
import type { GridColumn, GridWords } from './grid-column.js';
import type { ColumnFindings } from './GridHeader.js';
import type { CellPlace } from './navigation.js';
import type { RowPages } from '../../../headless/index.js';

/** Of any view of the rows: as a table, or as cards. */
export interface GridProps {
  readonly label: string;
  /** The same object while nothing but counts changes. */
  readonly columns: readonly GridColumn[];
  readonly findings: ColumnFindings;
  /** All rows of the current filter. */
  readonly total: number;
  readonly pages: RowPages;
  readonly active: CellPlace;
  /** Stable indexes. */
  readonly selected: ReadonlySet<number>;
  readonly words: GridWords;
  onMove(place: CellPlace): void;
  onEdit(position: number, row: WindowRow, column: number, value: string): void;
  /** `extend`: from the row chosen before up to this one. */
  onToggleRow(position: number, row: WindowRow, extend: boolean): void;
  onClearSelection(): boolean;
  onFindIssue(direction: 'next' | 'previous'): void;
  onUndo(): void;
  onRedo(): void;
  /** Text of the clipboard, for the active cell. */
  onPaste(text: string): void;
  /** The text of the active cell is on the clipboard. */
  onCopied(): void;
  /** The chosen rows are to be copied. */
  onCopyRows(clipboard: DataTransfer): void;
  /** A row that cannot be changed any more was to be changed. */
  onLocked(): void;
  readonly handle?: Ref<GridHandle>;
}

/** For controls outside the grid that act on its active cell. */
export interface GridHandle {
  focus(): void;
  edit(): void;
}
