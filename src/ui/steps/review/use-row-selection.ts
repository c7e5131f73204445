import { useCallback, useRef, useState } from 'react';
import type { WindowRow } from '../../../engine/index.js';
import { writeClipboard } from '../../parts/clipboard.js';
import { clipboardRows } from '../../parts/grid/clipboard-cells.js';
import type { GridColumn } from '../../parts/grid/grid-column.js';
import { shownTexts } from '../../parts/grid/ranges/range-clipboard.js';
import type { ScreenProps } from '../screen.js';
import type { ReviewCursor } from './review-cursor.js';

export interface RowSelection {
  /** Stable row indexes. */
  readonly rows: ReadonlySet<number>;
  toggle(position: number, row: WindowRow, extend: boolean): void;
  /** Returns `false` if nothing was selected. */
  clear(): boolean;
  /** Copies the selected rows to the clipboard in the format of spreadsheets, and announces the result. */
  copy(clipboard: DataTransfer): void;
}

/** Maximum number of rows one gesture can select. */
const LARGEST_RANGE = 10_000;
const NONE: ReadonlySet<number> = new Set();

/** The selected rows, kept by stable index through scrolling, filters and edits. */
export function useRowSelection(
  { actions, words: { t } }: Pick<ScreenProps, 'actions' | 'words'>,
  { pages, columns, announce }: Pick<ReviewCursor, 'pages' | 'columns' | 'announce'>,
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
      const start = Math.min(from, position);
      const count = Math.min(Math.abs(from - position) + 1, LARGEST_RANGE);
      void actions.readRows(start, count).then(
        (window) => setRows((old) => new Set([...old, ...window.rows.map(({ index }) => index)])),
        () => undefined,
      );
    },
    [actions],
  );
  const clear = useCallback(() => {
    anchor.current = null;
    setRows(NONE);
    return rows.size > 0;
  }, [rows]);
  const copy = (clipboard: DataTransfer): void => {
    const read = pages.rowsOf(rows);
    if (read) {
      clipboard.setData('text/plain', textOf(read, columns));
      announce(t('review.said.copied'));
      return;
    }
    writeClipboard({ 'text/plain': actions.readRowsAt([...rows]).then((found) => textOf(found, columns)) }).then(
      () => announce(t('review.said.copied')),
      () => announce(t('review.said.notCopied')),
    );
  };
  return { rows, toggle, clear, copy };
}

function toggled(rows: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(rows);
  if (!next.delete(index)) next.add(index);
  return next;
}

function textOf(rows: readonly WindowRow[], columns: readonly GridColumn[]): string {
  return clipboardRows(rows.map((row) => shownTexts(row, columns)));
}
