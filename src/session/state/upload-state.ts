import type { SessionState } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';

/** Waiting for `openFile` or `openText`. A file may be open already, when someone went back. */
export interface UploadState extends AnyStep {
  readonly step: 'upload';
}

export function selectUpload(session: SessionState): UploadState {
  return { ...selectAnyStep(session), step: 'upload' };
}
