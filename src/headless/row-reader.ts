import { useLayoutEffect, useMemo } from 'react';
import { isStateOnly } from '../engine/index.js';
import type { RowsUnderReview, Session, SessionActions } from '../session/index.js';
import { keyOfView, RowPages } from './row-pages.js';
import type { RowRange } from './row-pages.js';

/** The rows of one window, kept up to date while there are subscribers. */
export interface RowReader {
  /** Requests these positions of the filtered rows. */
  want(range: RowRange): void;
  /** The row at a position; `undefined` while it is being read. */
  rowAt: RowPages['rowAt'];
  /** Shows a cell's new text before the engine has validated it. */
  write(row: number, column: string, text: string): void;
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

export function createRowReader({ store, actions, followRows }: Session): RowReader {
  const pages = createPages(actions);
  let listeners = 0;
  let stop = (): void => undefined;
  return {
    want: (range) => pages.want(range, null),
    rowAt: (position) => pages.rowAt(position),
    write: (row, column, text) => writeCell(pages, store.getState().review, { row, column, text }),
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
    const { review, firstWindow, changed, written } = now;
    const view = keyOfView(now.view);
    const viewBefore = before && keyOfView(before.view);
    if (written && written !== before?.written) writeCell(pages, review, written);
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

/** An optimistic row: the new text without the old issues, until the engine has validated it. */
function writeCell(
  pages: RowPages,
  review: RowsUnderReview['review'],
  { row, column, text }: NonNullable<RowsUnderReview['written']>,
): void {
  const at = review?.columns.findIndex(({ id }) => id === column) ?? -1;
  if (at < 0) return;
  pages.patchRow(row, (old) => {
    // Imported rows do not change.
    if (old.state === 'delivered') return old;
    return {
      ...old,
      state: 'edited',
      cells: old.cells.with(at, text),
      issues: old.issues.filter((issue) => issue.column !== column),
      edited: old.edited.includes(at) ? old.edited : [...old.edited, at],
    };
  });
}
