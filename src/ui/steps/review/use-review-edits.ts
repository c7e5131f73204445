import { useCallback } from 'react';
import { isStateOnly } from '../../../engine/index.js';
import type { RowFilter, StepName, TypedCell, WindowRow } from '../../../engine/index.js';
import type { ReviewState } from '../../../session/index.js';
import { useNewest } from '../../hooks/use-newest.js';
import { issueOf } from '../../parts/grid/row-parts.js';
import type { ScreenProps } from '../screen.js';
import type { ReviewCursor } from './review-cursor.js';

interface ReviewEdits {
  edit(position: number, row: WindowRow, column: number, value: string, name?: StepName): void;
  deleteRows(rows: readonly number[]): void;
  undo(): void;
  redo(): void;
  /** Undoes steps if `by` is negative, otherwise redoes them. */
  moveInHistory(by: number): void;
}

/** Edits rows: shown at once, validated by the engine, announced to screen readers. */
export function useReviewEdits(
  { state, actions, words }: ScreenProps<ReviewState>,
  cursor: ReviewCursor,
  /** A cell of a column was typed, and is validated. */
  onTyped: (column: string, cell: TypedCell) => void,
): ReviewEdits {
  const { t, issueText } = words;
  const newest = useNewest({ ...cursor, filter: isStateOnly(state.view) ? state.filter : 'all', onTyped });

  const edit = useCallback(
    (position: number, row: WindowRow, column: number, value: string, name?: StepName) => {
      const { pages, columns, filter } = newest.current;
      const target = columns[column];
      if (!target) return;
      const settle = async (): Promise<void> => {
        await actions.editCell(row.index, target.id, value, name);
        const { announce, active, moveTo, filter: filterNow, onTyped } = newest.current;
        const from = row.cells[target.cell] ?? '';
        const hadError = issueOf(row, target.id)?.severity === 'error';
        onTyped(target.id, { row: row.index, from, to: value, hadError });
        const now = pages.answered(row.index);
        if (!now) return;
        if (!isIn(filterNow, now)) {
          announce(t('review.said.fixed'));
          // The row no longer matches the filter: those below moved up by one, and the focus moves along.
          if (filterNow === filter && active && active.position > position)
            moveTo({ ...active, position: active.position - 1 });
          return;
        }
        const issue = issueOf(now, target.id);
        announce(issue ? t('review.said.stillWrong', { issue: issueText(issue) }) : t('review.said.fixed'));
      };
      settle().catch(() => undefined);
    },
    [actions, issueText, newest, t],
  );

  const run = useCallback(
    (work: () => Promise<unknown>, said: string) => {
      work().then(
        () => newest.current.announce(said),
        () => undefined,
      );
    },
    [newest],
  );

  return {
    edit,
    deleteRows(rows) {
      actions.deleteRows(rows).then(
        // A notice has the reason why nothing was deleted.
        (count) => count > 0 && newest.current.announce(t('review.said.deleted', { count })),
        () => undefined,
      );
    },
    undo: () => run(() => actions.undo(), t('review.said.undone')),
    redo: () => run(() => actions.redo(), t('review.said.redone')),
    moveInHistory: (by) =>
      run(() => actions.moveInHistory(by), t(by < 0 ? 'review.said.undone' : 'review.said.redone')),
  };
}

/** Whether a row matches the filter. */
function isIn(filter: RowFilter, { issues }: WindowRow): boolean {
  return filter === 'all' || issues.some(({ severity }) => severity === 'error') === (filter === 'invalid');
}
