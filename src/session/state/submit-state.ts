import type { SubmitProgress } from '../../adapters/index.js';
import type { SessionState } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';
import { rowsToSend } from './rows-to-send.js';

/** Rows are being submitted; `busy.percent` is the progress. */
export interface SubmitState extends AnyStep {
  readonly step: 'submit';
  readonly phase: SubmitProgress['phase'];
  /** Number of rows that are sent. */
  readonly total: number;
}

export function selectSubmit(session: SessionState): SubmitState {
  const { busy, progress, options } = session;
  return {
    ...selectAnyStep(session),
    step: 'submit',
    phase: busy?.phase ?? 'sending',
    total: rowsToSend(progress, options.rowHandling),
  };
}
