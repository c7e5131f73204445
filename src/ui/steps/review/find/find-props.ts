import type { KeyboardEvent, Ref, RefObject } from 'react';
import type { RowPages } from '../../../../headless/index.js';
import type { ReviewState } from '../../../../session/index.js';
import type { GridColumn } from '../../../parts/grid/grid-column.js';
import type { GridHandle } from '../../../parts/grid/grid-props.js';
import type { CellPlace } from '../../../parts/grid/navigation.js';
import type { ScreenProps } from '../../screen.js';

/** How the bar was opened last; another object each time. */
export interface OpenFind {
  /** Whether the fields for replacing are shown. */
  readonly replaces: boolean;
}

/** For keys pressed anywhere in the review. */
export interface FindHandle {
  /** Returns whether the bar has handled a key. */
  press(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean;
}

export interface FindBarProps extends ScreenProps<ReviewState> {
  readonly opened: OpenFind;
  readonly pages: RowPages;
  readonly columns: readonly GridColumn[];
  readonly active: CellPlace;
  readonly grid: RefObject<GridHandle | null>;
  readonly handle: Ref<FindHandle>;
  /** The position of a column by id, which is shown if it was not. */
  reveal(column: string): number;
  onMove(place: CellPlace): void;
  announce(text: string): void;
  /** Opens the bar, or focuses the open one. */
  onOpen(replaces: boolean): void;
  onClose(): void;
}
