import type { Ref } from 'react';
import type { RowSide, SortKey, WindowRow } from '../../../engine/index.js';
import type { ColumnWidths } from './columns/column-layout.js';
import type { GridColumn, GridWords } from './grid-column.js';
import type { ColumnFindings } from './GridHeader.js';
import type { HeadActions } from './HeadCell.js';
import type { Arrangement, CellPlace } from './navigation.js';
import type { KeptOffset } from './scrolling/kept-offset.js';
import type { CellSpan } from './scrolling/use-scroll-view.js';
import type { CellRange } from './ranges/cell-ranges.js';
import type { Fill } from './ranges/fill.js';
import type { Clipping } from '../clipboard.js';
import type { PendingJump } from './use-held-keys.js';
import type { RowPages } from '../../../headless/index.js';

/** `comfortable`: the error or what was understood is below the value. `compact`: beside it, where there is room. */
export type Density = 'comfortable' | 'compact';

/** Numbers of columns that stay in view. */
export interface FrozenColumns {
  readonly wanted: number;
  /** Those that leave room for others. */
  readonly fitting: number;
}

/** Props of every view of the rows: the table and the cards. */
export interface GridProps {
  readonly label: string;
  /** The same object as long as only counts change. */
  readonly columns: readonly GridColumn[];
  /** Number of columns, the first ones, that stay in view while a table scrolls. */
  readonly frozen: number;
  /** Called with the number of columns that fit; `null` while the table is not shown. */
  onFrozen(frozen: FrozenColumns | null): void;
  /** Widths of columns in pixels, by id; empty as long as the columns fill a table by themselves. */
  readonly widths: ColumnWidths;
  readonly keptOffset: KeptOffset;
  /** Height of the rows of the table. */
  readonly density: Density;
  /** Whether cells show what they were understood as, with their text below, and not the other way round. */
  readonly showsResults: boolean;
  readonly findings: ColumnFindings;
  readonly sort: readonly SortKey[];
  readonly head: HeadActions;
  /** All rows of the current filter. */
  readonly total: number;
  readonly pages: RowPages;
  readonly active: CellPlace;
  /** Stable row indexes. */
  readonly selected: ReadonlySet<number>;
  readonly words: GridWords;
  onMove(place: CellPlace): void;
  onResize(widths: ColumnWidths): void;
  /** Called to move columns, by id, to before the one at an index, or to the end. */
  onMoveColumns(ids: readonly string[], before: number): void;
  /** Called when more than one cell has been selected. */
  onSelected(ranges: readonly CellRange[]): void;
  onEdit(position: number, row: WindowRow, column: number, value: string): void;
  /** `extend`: selects all rows from the last toggled one to this one. */
  onToggleRow(position: number, row: WindowRow, extend: boolean): void;
  onClearSelection(): boolean;
  onFindIssue(direction: 'next' | 'previous'): void;
  /** The jump that `onFindIssue` has started. */
  readonly jump: PendingJump;
  /** Called to paste; `null` reads the clipboard. */
  onPaste(clipping: Clipping | null, ranges: readonly CellRange[]): void;
  /** Called to copy, and with `isCut` to clear. Without a `clipboard` of an event, that of the browser is written. */
  onCopyRanges(
    clipboard: DataTransfer | null,
    ranges: readonly CellRange[],
    options: { readonly isCut: boolean },
  ): void;
  onFill(fill: Fill): void;
  /** Called to insert as many rows as a range has, above or below it. */
  onInsert(range: CellRange, side: RowSide['side']): void;
  /** Called to delete the rows of ranges. */
  onDeleteRows(ranges: readonly CellRange[]): void;
  /** Called to delete the selected rows. */
  onDeleteSelected(): void;
  /** Called to restore the rows of ranges; only present if the rows are deleted ones. */
  readonly onRestore?: (ranges: readonly CellRange[]) => void;
  /** Called to clear more than one cell. */
  onClear(ranges: readonly CellRange[]): void;
  /** Called when the text of the active cell was copied. */
  onCopied(): void;
  /** Called to copy the selected rows. */
  onCopyRows(clipboard: DataTransfer): void;
  /** Called on an attempt to change a locked row, or a cell of a read-only column. */
  onLocked(readOnly?: GridColumn): void;
  readonly handle?: Ref<GridHandle>;
}

/** For controls outside the grid that act on its active cell. */
export interface GridHandle {
  focus(): void;
  edit(): void;
  /** The selected cells. */
  ranges(): readonly CellRange[];
  /** Selects cells that were changed, which is announced by itself; the first one becomes active. */
  select(range: CellRange): void;
}

/** Layout of a view. Must be the same object in every render. */
export interface GridShape {
  readonly arrangement: Arrangement;
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly widths: readonly number[];
  /** Whether narrow columns are made wider until they fill the view. */
  readonly fills: boolean;
  /** Rows added per frame when many become visible at once. */
  readonly rowsAFrame: number;
  /** Rows that become visible together. */
  readonly group: number;
  readonly cellSpan?: CellSpan;
}
