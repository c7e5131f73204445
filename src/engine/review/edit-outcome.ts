import type { CallContext } from '../engine-host.js';
import type { LogState } from '../edits/refusals.js';
import type { Change } from './edited-rows.js';
import type { Review } from './review.js';

/** Maximum number of rows listed in the result of an edit. */
export const LISTED_ROWS = 200;

export interface EditOutcome {
  /** Rows that the edit skipped because they were already delivered. */
  readonly locked: number;
  /** The affected rows; empty when there are too many to list. */
  readonly rows: readonly number[];
  /** Whether no other row may have changed. */
  readonly isAlone: boolean;
  /** Ids of read-only columns that the edit left as they are; absent when there are none. */
  readonly readOnlyColumns?: readonly string[];
}

/** The outcome of an edit that changes nothing. */
export const UNCHANGED: EditOutcome = { locked: 0, rows: [], isAlone: true };

export type EditContext = Pick<CallContext<'edit-apply'>, 'signal' | 'emit' | 'pause'> & {
  /** Runs the host's own checks; `null` when there are none. */
  readonly ask: CallContext<'edit-apply'>['ask'] | null;
};

/** How a change got into the log. */
export interface LogStep {
  readonly state: LogState;
  /** Whether it was appended, not redone. */
  readonly isNew: boolean;
}

/** Takes a change that was canceled out of the log, or puts it back. */
export function revertStep({ edits }: Review, { state }: LogStep): Change | null {
  return state === 'on' ? edits.undo() : edits.redo();
}
