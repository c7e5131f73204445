import type { KeyboardEvent, Ref } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import type { CellPlace } from '../../../parts/grid/navigation.js';
import type { ScreenProps } from '../../screen.js';
import type { ReviewCursor } from '../review-cursor.js';

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

/** Where a search starts, and where its matches are shown. */
export interface FindCursor extends ReviewCursor {
  readonly active: CellPlace;
}

export interface FindBarProps extends ScreenProps<ReviewState>, FindCursor {
  readonly opened: OpenFind;
  readonly handle: Ref<FindHandle>;
  /** Opens the bar, or focuses the open one. */
  onOpen(replaces: boolean): void;
  onClose(): void;
}
