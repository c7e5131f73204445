import type { RefObject } from 'react';
import type { RowPages } from '../../../headless/index.js';
import type { GridColumn } from '../../parts/grid/grid-column.js';
import type { GridHandle } from '../../parts/grid/grid-props.js';
import type { CellPlace } from '../../parts/grid/navigation.js';

/** The cells that the review shows, and where the user is in them. */
export interface ReviewCursor {
  readonly pages: RowPages;
  /** The columns shown. */
  readonly columns: readonly GridColumn[];
  /** `null` until a cell is active. */
  readonly active: CellPlace | null;
  readonly grid: RefObject<GridHandle | null>;
  /** The position of a column by id, which is shown if it was not; -1 without a column. */
  reveal(column: string | null): number;
  moveTo(place: CellPlace | null): void;
  /** Tells screen readers what has happened. */
  announce(text: string): void;
}

/** The active cell until one is chosen. */
export const START: CellPlace = { position: 0, column: 0 };
