import type { Column, RowHandling, RowProgress } from '../../engine/index.js';
import type { SessionLimits } from '../options/session-options.js';
import type { BackendState, Busy, DiscardQuestion, SessionError, SessionState, Step } from '../session-state.js';
import { blockersOf } from './blockers.js';
import type { Blocker } from './blockers.js';

/** What holds at every step. */
export interface AnyStep {
  /** The steps of this import in order; those that do not apply to it are absent. */
  readonly steps: readonly Step[];
  /** Steps decided without asking; `goTo` opens them. */
  readonly passedOver: readonly Step[];
  /** Long work under way, which `cancel` stops; `null` when idle. */
  readonly busy: Busy | null;
  /** What went wrong last, worded by `errorText`; stays until `dismissError` or the next action. */
  readonly error: SessionError | null;
  /** Whether there is a backend, and what it says of its importer. */
  readonly backend: BackendState;
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
  /** The file that is open. */
  readonly source: { readonly fileName: string; readonly size: number } | null;
  /** Why `proceed`, or at the review `submit`, would do nothing, worded by `blockerText`. Empty when it would go on. */
  readonly blockers: readonly Blocker[];
  readonly limits: SessionLimits;
  readonly rowHandling: RowHandling;
  /** What has become of the rows so far, also at steps before the review. */
  readonly progress: RowProgress;
  /** The user has cancelled the last submission; `progress` says how far it came. */
  readonly isCancelled: boolean;
  /** Changes to rows would be lost by what was asked for: waits for `answerQuestion`. */
  readonly question: DiscardQuestion | null;
}

export function selectAnyStep(state: SessionState): AnyStep {
  const { steps, passedOver, busy, error, backend, columns, dynamicColumns, source, progress } = state;
  const { isCancelled, question, options } = state;
  const { limits, rowHandling } = options;
  return {
    ...{ steps, passedOver, busy, error, backend, columns, dynamicColumns, source, progress, isCancelled, question },
    ...{ blockers: blockersOf(state), limits, rowHandling },
  };
}
