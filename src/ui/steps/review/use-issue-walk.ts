import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IssuePlace } from '../../../engine/index.js';
import { useNewest } from '../../hooks/use-newest.js';
import type { CellPlace } from '../../parts/grid/navigation.js';
import type { GridColumn } from '../../parts/grid/grid-column.js';
import type { PendingJump } from '../../parts/grid/use-held-keys.js';
import type { RowPages } from '../../../headless/index.js';
import type { ScreenActions } from '../screen.js';

export interface FoundIssue {
  readonly found: IssuePlace;
  readonly place: CellPlace;
}

export interface IssueWalk {
  /** The issue last navigated to. */
  readonly last: FoundIssue | null;
  readonly jump: PendingJump;
  find(direction: 'next' | 'previous'): void;
}

/** Navigates from issue to issue through the whole file, starting at the active cell. */
export function useIssueWalk(options: {
  readonly pages: RowPages;
  readonly actions: Pick<ScreenActions, 'findIssue'>;
  readonly columns: readonly GridColumn[];
  /** The position of a column by id, which is shown if it was not. */
  readonly reveal: (column: string | null) => number;
  /** `null` before the user has moved: the search then starts at the first row. */
  readonly active: CellPlace | null;
  readonly onFound: (found: FoundIssue | null) => void;
}): IssueWalk {
  const { actions } = options;
  const [last, setLast] = useState<FoundIssue | null>(null);
  const newest = useNewest(options);
  const latest = useRef(0);
  const pending = useRef<Promise<boolean> | null>(null);
  const find = useCallback(
    (direction: 'next' | 'previous') => {
      const request = (latest.current += 1);
      const { active, columns, pages } = newest.current;
      const row = active ? pages.rowAt(active.position) : undefined;
      const from = active && row ? { row: row.index, column: columns[active.column]?.id ?? '' } : null;
      const search = async (): Promise<boolean> => {
        const found = await actions.findIssue(direction, from).catch(() => undefined);
        // A later key press has started a new search.
        if (request !== latest.current) return true;
        pending.current = null;
        if (found === undefined) return false;
        // Keys that wait for the jump are pressed next, in the cell that is active then.
        flushSync(() => {
          const next = found && {
            found,
            place: { position: found.position, column: newest.current.reveal(found.issue.column) },
          };
          setLast(next);
          newest.current.onFound(next);
        });
        return found !== null;
      };
      pending.current = search();
    },
    [actions, newest],
  );
  const [jump] = useState<PendingJump>(() => ({
    pending: () => pending.current,
    cancel() {
      latest.current += 1;
      pending.current = null;
    },
  }));
  return { last, jump, find };
}
