import type { WindowRow } from '../engine/index.js';
import type { Session, SessionState, SessionStore } from '../session/index.js';
import { RowPages } from './row-pages.js';
import type { RowRange } from './row-pages.js';

/** The rows of one window, kept as the import shows them while anyone listens. */
export interface RowReader {
  /** Asks for these positions of the filtered rows. */
  want(range: RowRange): void;
  /** `undefined` while it is being read. */
  rowAt: RowPages['rowAt'];
  /** Shows a cell's new text before the engine has judged it. */
  write(row: number, column: string, text: string): void;
  subscribe(listener: () => void): () => void;
}

const NO_ROWS: RowRange = { start: 0, end: 0 };

export function createPages({ actions }: Pick<Session, 'actions'>): RowPages {
  return new RowPages(
    (start, count) => actions.readRows(start, count),
    (task, delay) => setTimeout(task, delay),
  );
}

/** Reads again whatever was looked at when the rows or the filter change, until it is stopped. */
export function followImport(pages: RowPages, store: SessionStore): () => void {
  const take = ({ filter, review, firstWindow }: SessionState): void => {
    // By summary, not by data version: while rows are being checked their findings come without a change of the data.
    const version = pages.version + 1;
    if (!review) {
      pages.want(NO_ROWS, null);
      // Rows of one file must not be shown under the next.
      pages.setSource({ filter: '', version });
      return;
    }
    pages.setSource({ filter, version });
    // Rows of an earlier state of the data would be shown for a moment.
    if (firstWindow?.dataVersion === review.dataVersion) pages.offer(firstWindow);
  };
  take(store.getState());
  const unsubscribe = store.subscribe((now, before) => {
    if (now.filter !== before.filter || now.review !== before.review || now.firstWindow !== before.firstWindow)
      take(now);
  });
  return () => {
    unsubscribe();
    // Nobody looks any more: what could not be read is not tried again.
    pages.want(NO_ROWS, null);
  };
}

export function createRowReader(session: Session, listening: Set<RowReader>): RowReader {
  const { store } = session;
  const pages = createPages(session);
  let listeners = 0;
  let stop = (): void => undefined;
  const reader: RowReader = {
    want: (range) => pages.want(range, null),
    rowAt: (position) => pages.rowAt(position),
    write(row, column, text) {
      const at = store.getState().review?.columns.findIndex(({ id }) => id === column) ?? -1;
      if (at >= 0) pages.patchRow(row, (old) => withCell(old, { at, id: column, text }));
    },
    subscribe(listener) {
      const unsubscribe = pages.subscribe(listener);
      if (listeners === 0) {
        listening.add(reader);
        stop = followImport(pages, store);
      }
      listeners += 1;
      return () => {
        unsubscribe();
        listeners -= 1;
        if (listeners > 0) return;
        listening.delete(reader);
        stop();
      };
    },
  };
  return reader;
}

interface CellChange {
  /** Position of its column in the row's cells. */
  readonly at: number;
  readonly id: string;
  readonly text: string;
}

/** The row as it will most likely be: the new text, its old findings gone until the engine has judged it. Rows that were delivered stay. */
export function withCell(row: WindowRow, { at, id, text }: CellChange): WindowRow {
  if (row.state === 'delivered') return row;
  return {
    ...row,
    state: 'edited',
    cells: row.cells.with(at, text),
    issues: row.issues.filter((issue) => issue.column !== id),
    edited: row.edited.includes(at) ? row.edited : [...row.edited, at],
  };
}
