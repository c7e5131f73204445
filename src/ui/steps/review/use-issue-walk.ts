import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IssuePlace } from '../../../engine/index.js';
import { useNewest } from '../../hooks/use-newest.js';
import type { CellPlace } from '../../parts/grid/navigation.js';
import type { PendingJump } from '../../parts/grid/use-held-keys.js';
import type { ScreenActions } from '../screen.js';
import type { ReviewCursor } from './review-cursor.js';

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

/**
 * Navigates from issue to issue through the whole file, starting at the active cell, or at the first row if there is
 * none yet.
 */
export function useIssueWalk(
  actions: Pick<ScreenActions, 'findIssue'>,
  cursor: ReviewCursor,
  onFound: (found: FoundIssue | null) => void,
): IssueWalk {
  const [last, setLast] = useState<FoundIssue | null>(null);
  const newest = useNewest({ ...cursor, onFound });
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
