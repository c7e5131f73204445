import type { SubmitProgress } from '../../adapters/index.js';
import type { SessionState } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';

/** Rows are being submitted; `busy.percent` is the progress. */
export interface SubmitState extends AnyStep {
  readonly step: 'submit';
  readonly phase: SubmitProgress['phase'];
}

export function selectSubmit(session: SessionState): SubmitState {
  return { ...selectAnyStep(session), step: 'submit', phase: session.busy?.phase ?? 'sending' };
}
