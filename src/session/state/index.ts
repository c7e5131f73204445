import type { SessionState, SessionStore, Step } from '../session-state.js';
import type { AnyStep } from './any-step.js';
import { selectComplete } from './complete-state.js';
import type { CompleteState } from './complete-state.js';
import { selectHeader } from './header-state.js';
import type { HeaderState } from './header-state.js';
import { selectMap } from './map-state.js';
import type { MapState } from './map-state.js';
import { unlessNew, unlessOther } from './remembered.js';
import { selectReview } from './review-state.js';
import type { ReviewState } from './review-state.js';
import { selectSheet } from './sheet-state.js';
import type { SheetState } from './sheet-state.js';
import { selectSubmit } from './submit-state.js';
import type { SubmitState } from './submit-state.js';
import { selectUpload } from './upload-state.js';
import type { UploadState } from './upload-state.js';
import { selectValues } from './values-state.js';
import type { ValuesState } from './values-state.js';

export type { AnyStep } from './any-step.js';
export type { Blocker } from './blockers.js';
export type { CompleteState } from './complete-state.js';
export type { FormatQuestion } from './format-questions.js';
export type { HeaderState } from './header-state.js';
export type { MapState, SourceMatch } from './map-state.js';
export type { ReviewedColumn, ReviewState } from './review-state.js';
export type { SheetState } from './sheet-state.js';
export type { SubmitState } from './submit-state.js';
export type { UploadState } from './upload-state.js';
export type { ValueMatch, ValuesQuestion, ValuesState } from './values-state.js';
export { unlessNew, unlessOther } from './remembered.js';

/** An import as it stands, told apart by `step`. A new object whenever anything in it is another. */
export type ImporterState =
  UploadState | SheetState | HeaderState | MapState | ValuesState | ReviewState | SubmitState | CompleteState;

const selectors: {
  readonly [S in Step]: (session: SessionState) => Extract<ImporterState, { step: S }> | UploadState;
} = {
  upload: selectUpload,
  sheet: selectSheet,
  header: selectHeader,
  map: selectMap,
  values: selectValues,
  review: selectReview,
  submit: selectSubmit,
  complete: selectComplete,
};

/** What every screen shows follows from this alone. */
export function selectState(session: SessionState): ImporterState {
  return selectors[session.step](session);
}

/**
 * Reads the state of an import: the same object while nothing in it has changed, and the same lists in it while they say
 * the same.
 */
export function stateReader(store: SessionStore): () => ImporterState {
  // A host that writes its options inline has new ones at every render, which must not make it render again.
  const columns = unlessNew<AnyStep['columns']>();
  const dynamicColumns = unlessNew<AnyStep['dynamicColumns']>();
  const blockers = unlessNew<AnyStep['blockers']>();
  const limits = unlessNew<AnyStep['limits']>();
  const progress = unlessNew<AnyStep['progress']>();
  const read = unlessOther<ImporterState>();
  let seen: SessionState | null = null;
  let shown: ImporterState | null = null;
  return () => {
    const session = store.getState();
    if (shown && seen === session) return shown;
    const state = selectState(session);
    seen = session;
    shown = read({
      ...state,
      columns: columns(state.columns),
      dynamicColumns: dynamicColumns(state.dynamicColumns),
      blockers: blockers(state.blockers),
      limits: limits(state.limits),
      progress: progress(state.progress),
    });
    return shown;
  };
}
