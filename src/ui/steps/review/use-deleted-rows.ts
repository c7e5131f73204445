import { showsDeleted } from '../../../engine/index.js';
import type { ReviewState } from '../../../session/index.js';
import type { GridProps } from '../../parts/grid/grid-props.js';
import { rowSpans, startOf } from '../../parts/grid/ranges/cell-ranges.js';
import type { ScreenProps } from '../screen.js';
import type { ReviewCursor } from './review-cursor.js';
import type { RangeEdits } from './use-range-edits.js';

interface DeletedRows {
  /** Restores rows by stable index, and announces it. */
  restore(rows: readonly number[]): void;
  /** What replaces the changes of cells. */
  readonly grid: Required<Pick<GridProps, 'onRestore'>> &
    Pick<
      GridProps,
      'onCopyRanges' | 'onPaste' | 'onClear' | 'onFill' | 'onInsert' | 'onDeleteRows' | 'onDeleteSelected' | 'onLocked'
    >;
}

/** Deleted rows can be copied and restored, but not changed. `null` while other rows are shown. */
export function useDeletedRows(
  { state, actions, words: { t } }: ScreenProps<ReviewState>,
  { announce, moveTo }: ReviewCursor,
  options: {
    readonly ranges: Pick<RangeEdits, 'copy'>;
    /** Called with the reason why nothing was done. */
    readonly refuse: (text: string) => void;
  },
): DeletedRows | null {
  const { ranges, refuse } = options;
  if (!showsDeleted(state.view)) return null;
  const restore = (rows: readonly number[]): void => {
    actions.restoreRows(rows).then(
      () => announce(t('review.said.restored', { count: rows.length })),
      () => undefined,
    );
  };
  const refuseChange = (): void => refuse(t('review.deletedRow'));
  return {
    restore,
    grid: {
      onRestore(chosen) {
        actions.listRows(rowSpans(chosen)).then(restore, () => undefined);
        // The rows below take the place of restored ones, and must not stay selected.
        moveTo(startOf(chosen));
      },
      onCopyRanges: (clipboard, chosen) => ranges.copy(clipboard, chosen, { isCut: false }),
      onPaste: refuseChange,
      onClear: refuseChange,
      onFill: refuseChange,
      onInsert: refuseChange,
      onDeleteRows: refuseChange,
      onDeleteSelected: refuseChange,
      onLocked: refuseChange,
    },
  };
}
