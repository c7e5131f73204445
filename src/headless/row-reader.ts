import { useLayoutEffect, useMemo } from 'react';
import { isStateOnly, viewKey } from '../engine/index.js';
import type { RowsUnderReview, Session, SessionActions } from '../session/index.js';
import { RowPages } from './row-pages.js';
import type { PendingCell, PendingCells, RowRange } from './row-pages.js';

/** The rows of one window, kept up to date while there are subscribers. */
export interface RowReader {
  /** Requests these positions of the filtered rows. */
  want(range: RowRange): void;
  /** The row at a position; `undefined` while it is being read. */
  rowAt: RowPages['rowAt'];
  subscribe(listener: () => void): () => void;
}

/** Reads rows and subscribes to their changes. */
export interface RowActions extends Pick<SessionActions, 'readRows'>, Pick<Session, 'followRows'> {}

const NO_ROWS: RowRange = { start: 0, end: 0 };

/** The rows of the current filter, read on demand, and again when they may have changed. */
export function useRowPages(actions: RowActions): RowPages {
  const pages = useMemo(() => createPages(actions), [actions]);
  useLayoutEffect(() => followImport(pages, actions), [pages, actions]);
  return pages;
}

export function createRowReader({ actions, followRows }: Pick<Session, 'actions' | 'followRows'>): RowReader {
  const pages = createPages(actions);
  let listeners = 0;
  let stop = (): void => undefined;
  return {
    want: (range) => pages.want(range, null),
    rowAt: (position) => pages.rowAt(position),
    subscribe(listener) {
      const unsubscribe = pages.subscribe(listener);
      if (listeners === 0) stop = followImport(pages, { followRows });
      listeners += 1;
      return () => {
        unsubscribe();
        listeners -= 1;
        if (listeners === 0) stop();
      };
    },
  };
}

function createPages({ readRows }: Pick<RowActions, 'readRows'>): RowPages {
  return new RowPages(readRows, (task, delay) => setTimeout(task, delay));
}

/** Shows edits and their results at once, and re-reads all other rows that may have changed. */
function followImport(pages: RowPages, { followRows }: Pick<RowActions, 'followRows'>): () => void {
  const take = (now: RowsUnderReview, before: RowsUnderReview | null): void => {
    const { review, firstWindow, changed, pending } = now;
    const view = viewKey(now.view);
    const viewBefore = before && viewKey(before.view);
    if (pending !== before?.pending || review?.columns !== before.review?.columns) {
      pages.setPending(pendingCells(pending, review));
    }
    const isSameView = view === viewBefore && now.searched === before?.searched;
    if (isSameView && review === before?.review && firstWindow === before?.firstWindow) return;
    if (!review) {
      pages.want(NO_ROWS, null);
      // Rows of the previous file must not be shown for the next.
      pages.setSource({ view: '', version: pages.version + 1 });
      return;
    }
    const isAnswer = changed !== null && changed !== before?.changed;
    pages.replace(isAnswer ? changed.rows : [], review.dataVersion);
    const isWhole =
      isAnswer && changed.isAlone && isSameView && keepsRows(now) && hasSameCount(review, before?.review ?? null);
    // By summary, not by data version: validation adds issues without changing the data.
    if (!isWhole) pages.setSource({ view, version: pages.version + 1 });
    // Rows of an earlier version would be shown for a moment.
    if (firstWindow?.dataVersion === review.dataVersion) pages.offer(firstWindow);
  };
  const unsubscribe = followRows(take);
  return () => {
    unsubscribe();
    // There are no subscribers left: failed reads are not repeated.
    pages.want(NO_ROWS, null);
  };
}

/** Whether a row stays in the list regardless of its issues. */
function keepsRows({ view }: RowsUnderReview): boolean {
  return view.state === 'all' || !isStateOnly(view);
}

/** If the number of rows is unchanged, so are their positions. */
function hasSameCount(now: NonNullable<RowsUnderReview['review']>, before: RowsUnderReview['review']): boolean {
  return before !== null && now.counts.all === before.counts.all;
}

/** The changes of each row that the engine has not answered; columns that are not under review are left out. */
function pendingCells(pending: RowsUnderReview['pending'], review: RowsUnderReview['review']): PendingCells {
  const rows = new Map<number, readonly PendingCell[]>();
  for (const { row, column, text } of pending) {
    const cell = review?.columns.findIndex(({ id }) => id === column) ?? -1;
    if (cell >= 0) rows.set(row, [...(rows.get(row) ?? []), { cell, column, text }]);
  }
  return rows;
}
