import type { TableSummary } from '../../engine/index.js';
import type { SessionState } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';
import { selectUpload } from './upload-state.js';
import type { UploadState } from './upload-state.js';

/** How the text is cut, open to `overrideLayout`. */
export interface HeaderState extends AnyStep {
  readonly step: 'header';
  /** First raw rows, layout and how sure each part of it is. */
  readonly table: TableSummary;
}

/** Past the upload there is a table; without one there is nothing to ask but for a file. */
export function selectHeader(session: SessionState): HeaderState | UploadState {
  const { table } = session;
  return table ? { ...selectAnyStep(session), step: 'header', table } : selectUpload(session);
}
