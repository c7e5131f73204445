import type { BackendJob } from '../../adapters/index.js';
import { NO_PROGRESS, summaryOfProgress } from '../../engine/index.js';
import type { ImportSummary } from '../../engine/index.js';
import type { SessionState } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';
import { rowsNotRejected } from './rows-to-send.js';

/** The import is complete; `reset` starts over. */
export interface CompleteState extends AnyStep {
  readonly step: 'complete';
  readonly summary: ImportSummary;
  /** The job of an import that a backend ran. */
  readonly job: BackendJob | null;
  /** Rows are stored, but `onComplete` failed; `submit` calls it again. */
  readonly needsOnCompleteRetry: boolean;
  /** Number of rows that were not imported because of errors and can be corrected now, by `fixLeftOut`. */
  readonly fixableRows: number;
}

const NO_SUMMARY = summaryOfProgress(NO_PROGRESS, 'include');

export function selectComplete(session: SessionState): CompleteState {
  const { summary, job, resultToRetry } = session;
  return {
    ...selectAnyStep(session),
    step: 'complete',
    summary: summary ?? NO_SUMMARY,
    job,
    needsOnCompleteRetry: resultToRetry !== null,
    fixableRows: fixableRows(session),
  };
}

/**
 * Rows that were left out and can be corrected. None if it is not known which rows were imported: a backend may have
 * skipped others than those with errors, without saying which.
 */
export function fixableRows({ summary, resultToRetry, progress, options }: SessionState): number {
  const { delivered, left } = progress;
  const imported = rowsNotRejected(progress, options.rowHandling);
  const isKnown = summary?.deliveredRows === delivered + imported;
  return isKnown && resultToRetry === null ? left.all - imported : 0;
}
