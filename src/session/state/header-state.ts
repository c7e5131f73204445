import type { TableSummary } from '../../engine/index.js';
import type { SessionState } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';
import { selectUpload } from './upload-state.js';
import type { UploadState } from './upload-state.js';

/** How the text is split into rows and cells; change it with `overrideLayout`. */
export interface HeaderState extends AnyStep {
  readonly step: 'header';
  /** First raw rows, layout and the confidence of each part of it. */
  readonly table: TableSummary;
}

/** After the upload there is a table; without one the upload is shown. */
export function selectHeader(session: SessionState): HeaderState | UploadState {
  const { table } = session;
  return table ? { ...selectAnyStep(session), step: 'header', table } : selectUpload(session);
}
