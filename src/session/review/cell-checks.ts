import type { CheckedRow, RowFinding } from '../../engine/index.js';
import type { CellWrite, SessionState } from '../session-state.js';

type HostChecks = (rows: CheckedRow[]) => Promise<readonly RowFinding[]>;

/** The reason for ending checks whose row was written again: their result concerns a text that is gone. */
const OBSOLETE = new DOMException('The row was changed again.', 'AbortError');

/** The host's checks of a written cell, until they are answered, obsolete or stopped, whatever the host does. */
export function cellChecks({ checks: { signal } }: CellWrite, check: HostChecks): HostChecks {
  return (rows) =>
    new Promise((resolve, reject) => {
      const end = (): void => {
        if (signal.reason === OBSOLETE) resolve([]);
        else reject(signal.reason as Error);
      };
      if (signal.aborted) end();
      signal.addEventListener('abort', end);
      check(rows).then(resolve, (error: unknown) => {
        if (!signal.aborted) reject(error as Error);
      });
    });
}

/** Ends the checks of earlier texts of the same row, which are made again with the new one. */
export function endObsoleteChecks({ pending }: Pick<SessionState, 'pending'>, write: CellWrite): void {
  for (const { row, checks } of pending.slice(0, pending.indexOf(write))) if (row === write.row) checks.abort(OBSOLETE);
}

/** Ends all checks of cells. Their rows count as not checked. */
export function stopCellChecks({ pending }: Pick<SessionState, 'pending'>): void {
  for (const { checks } of pending) checks.abort(new DOMException('Canceled by the user.', 'AbortError'));
}
