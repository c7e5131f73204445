import { useLayoutEffect, useMemo, useRef } from 'react';
import { RowPages } from '../../headless/index.js';
import { useSession, useSessionActions } from './session-context.js';

/** The rows of the current filter, read as they are looked at and again when something changed them. */
export function useRowWindows(): RowPages {
  const actions = useSessionActions();
  const filter = useSession((state) => state.filter);
  const review = useSession((state) => state.review);
  const firstWindow = useSession((state) => state.firstWindow);
  const version = useRef(0);
  const pages = useMemo(
    () =>
      new RowPages(
        (start, count) => actions.readRows(start, count),
        (task, delay) => setTimeout(task, delay),
      ),
    [actions],
  );
  useLayoutEffect(() => {
    // By summary, not by data version: while rows are being checked their findings come without a change of the data.
    version.current += 1;
    pages.setSource({ filter, version: version.current });
    // Rows of an earlier state of the data would be shown for a moment.
    if (firstWindow && firstWindow.dataVersion === review?.dataVersion) pages.offer(firstWindow);
  }, [pages, filter, review, firstWindow]);
  return pages;
}
