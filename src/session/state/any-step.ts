import type { Column, RowHandling, RowProgress } from '../../engine/index.js';
import type { SessionLimits } from '../options/session-options.js';
import type { BackendState, Busy, DiscardQuestion, SessionError, SessionState, Step } from '../session-state.js';
import { blockersOf } from './blockers.js';
import type { Blocker } from './blockers.js';

/** The state that every step has. */
export interface AnyStep {
  /** The steps of this import in order, without those that do not apply. */
  readonly steps: readonly Step[];
  /** Steps decided without asking; `goTo` opens them. */
  readonly passedOver: readonly Step[];
  /** Long work under way, which `cancel` stops; `null` when idle. */
  readonly busy: Busy | null;
  /** The last error, its text from `errorText`; stays until `dismissError` or the next action. */
  readonly error: SessionError | null;
  /** Whether there is a backend, and the state of its configuration. */
  readonly backend: BackendState;
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
  /** The open file. */
  readonly source: { readonly fileName: string; readonly size: number } | null;
  /**
   * Why `proceed`, or `submit` at the review, would do nothing; texts from `blockerText`. Empty when it would proceed.
   */
  readonly blockers: readonly Blocker[];
  readonly limits: SessionLimits;
  readonly rowHandling: RowHandling;
  /** What has happened to the rows so far, also at steps before the review. */
  readonly progress: RowProgress;
  /** Whether the user canceled the last submission; `progress` has what was delivered. */
  readonly isCancelled: boolean;
  /** The requested action would lose changes to rows: waits for `answerQuestion`. */
  readonly question: DiscardQuestion | null;
}

export function selectAnyStep(state: SessionState): AnyStep {
  const { steps, passedOver, busy, error, backend, columns, dynamicColumns, source, progress } = state;
  const { isCancelled, question, options } = state;
  const { limits, rowHandling } = options;
  return {
    steps,
    passedOver,
    busy,
    error,
    backend,
    columns,
    dynamicColumns,
    source,
    progress,
    isCancelled,
    question,
    blockers: blockersOf(state),
    limits,
    rowHandling,
  };
}
