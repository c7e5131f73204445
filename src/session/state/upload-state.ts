import type { SessionState } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';

/** Waits for `openFile` or `openText`. A file may still be open when the user went back. */
export interface UploadState extends AnyStep {
  readonly step: 'upload';
}

export function selectUpload(session: SessionState): UploadState {
  return { ...selectAnyStep(session), step: 'upload' };
}
