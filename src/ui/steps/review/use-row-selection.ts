import { useCallback, useRef, useState } from 'react';
import type { WindowRow } from '../../../engine/index.js';
import { useSessionActions } from '../../hooks/session-context.js';

export interface RowSelection {
  /** Stable indexes. */
  readonly rows: ReadonlySet<number>;
  toggle(position: number, row: WindowRow, extend: boolean): void;
  /** False when nothing was chosen. */
  clear(): boolean;
}

/** Rows one gesture can choose. */
const LARGEST_RANGE = 10_000;
const NONE: ReadonlySet<number> = new Set();

/** Rows ticked for deletion, kept by stable index through scrolling, filters and edits. */
export function useRowSelection(): RowSelection {
  const actions = useSessionActions();
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
  return { rows, toggle, clear };
}

function toggled(rows: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(rows);
  if (!next.delete(index)) next.add(index);
  return next;
}
