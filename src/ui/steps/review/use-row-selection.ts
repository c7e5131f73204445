import { useCallback, useRef, useState } from 'react';
import type { WindowRow } from '../../../engine/index.js';
import type { ImporterWords, RowPages } from '../../../headless/index.js';
import { clipboardRows } from '../../parts/grid/clipboard-cells.js';
import type { ScreenActions } from '../screen.js';

export interface RowSelection {
  /** Stable indexes. */
  readonly rows: ReadonlySet<number>;
  toggle(position: number, row: WindowRow, extend: boolean): void;
  /** False when nothing was chosen. */
  clear(): boolean;
  /** Puts the chosen rows on the clipboard as a spreadsheet would, and says whether they are there. */
  copy(clipboard: DataTransfer): void;
}

/** Rows one gesture can choose. */
const LARGEST_RANGE = 10_000;
const NONE: ReadonlySet<number> = new Set();

/** Rows ticked to be deleted or copied, kept by stable index through scrolling, filters and edits. */
export function useRowSelection(options: {
  readonly pages: RowPages;
  readonly actions: Pick<ScreenActions, 'readRows' | 'readRowsAt'>;
  readonly words: Pick<ImporterWords, 't'>;
  readonly announce: (text: string) => void;
}): RowSelection {
  const { pages, actions, words, announce } = options;
  const { t } = words;
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
      clipboard.setData('text/plain', textOf(read));
      announce(t('review.said.copied'));
      return;
    }
    writeLater(actions.readRowsAt([...rows]).then(textOf)).then(
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

function textOf(rows: readonly WindowRow[]): string {
  return clipboardRows(rows.map(({ cells }) => cells));
}

/** Rows out of sight are not read in time for the event: the clipboard is given a promise of them. */
async function writeLater(text: Promise<string>): Promise<void> {
  const blob = text.then((written) => new Blob([written], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
