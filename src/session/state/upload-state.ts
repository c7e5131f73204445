import type { DraftOffer, SessionState } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';

/** Waits for `openFile` or `openText`. A file may still be open when the user went back. */
export interface UploadState extends AnyStep {
  readonly step: 'upload';
  /** An import that was kept: waits for `resume` or `discardDraft`, or another file. `null` if there is none. */
  readonly draft: DraftOffer | null;
}

export function selectUpload(session: SessionState): UploadState {
  const { draft, source, busy } = session;
  return { ...selectAnyStep(session), step: 'upload', draft: source || busy ? null : draft };
}
