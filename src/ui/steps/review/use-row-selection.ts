import { useCallback, useRef, useState } from 'react';
import type { WindowRow } from '../../../engine/index.js';
import { copyCells, shownTexts } from '../../parts/grid/ranges/range-clipboard.js';
import type { Cells } from '../../parts/grid/ranges/range-clipboard.js';
import type { ScreenProps } from '../screen.js';
import type { ReviewCursor } from './review-cursor.js';
import { MANY_ROWS } from './use-range-edits.js';

export interface RowSelection {
  /** Stable row indexes. */
  readonly rows: ReadonlySet<number>;
  toggle(position: number, row: WindowRow, extend: boolean): void;
  /** Takes rows out of the selection. */
  forget(rows: readonly number[]): void;
  /** Returns `false` if nothing was selected. */
  clear(): boolean;
  /** Copies the selected rows to the clipboard in the format of spreadsheets, and announces the result. */
  copy(clipboard: DataTransfer): void;
}

const NONE: ReadonlySet<number> = new Set();

/** The selected rows, kept by stable index through scrolling, filters and edits. */
export function useRowSelection(
  { actions, words: { t } }: Pick<ScreenProps, 'actions' | 'words'>,
  { pages, columns, announce }: Pick<ReviewCursor, 'pages' | 'columns' | 'announce'>,
  /** Called with the reason why nothing was done. */
  refuse: (text: string) => void,
): RowSelection {
  const [rows, setRows] = useState<ReadonlySet<number>>(NONE);
  const anchor = useRef<number | null>(null);
  const toggle = useCallback(
    (position: number, row: WindowRow, extend: boolean) => {
      const from = extend ? anchor.current : null;
      anchor.current = position;
      if (from === null) {
        setRows((old) => toggled(old, row.index));
        return;
      }
      actions.listRows([{ start: Math.min(from, position), count: Math.abs(from - position) + 1 }]).then(
        (listed) => setRows((old) => new Set([...old, ...listed])),
        () => undefined,
      );
    },
    [actions],
  );
  const forget = (gone: readonly number[]): void => {
    const removed = new Set(gone);
    setRows((old) => (old.size === 0 ? old : new Set([...old].filter((row) => !removed.has(row)))));
  };
  const clear = useCallback(() => {
    anchor.current = null;
    setRows(NONE);
    return rows.size > 0;
  }, [rows]);
  const copy = (clipboard: DataTransfer): void => {
    const cellsOf = (found: readonly WindowRow[]): Cells => found.map((row) => shownTexts(row, columns));
    const read = pages.rowsOf(rows);
    if (!read && rows.size > MANY_ROWS) {
      refuse(t('review.said.tooMany', { rows: MANY_ROWS }));
      return;
    }
    copyCells(clipboard, read ? cellsOf(read) : actions.readRowsAt([...rows]).then(cellsOf)).then(
      () => announce(t('review.said.copied')),
      () => refuse(t('review.said.notCopied')),
    );
  };
  return { rows, toggle, forget, clear, copy };
}

function toggled(rows: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(rows);
  if (!next.delete(index)) next.add(index);
  return next;
}
