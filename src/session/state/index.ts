import type { SessionState, SessionStore, Step } from '../session-state.js';
import type { AnyStep } from './any-step.js';
import { selectComplete } from './complete-state.js';
import type { CompleteState } from './complete-state.js';
import { selectHeader } from './header-state.js';
import type { HeaderState } from './header-state.js';
import { selectMap } from './map-state.js';
import type { MapState } from './map-state.js';
import { keepIfJsonEqual, keepIfShallowEqual } from './memoize.js';
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
export { keepIfJsonEqual, keepIfShallowEqual } from './memoize.js';

/** The state of an import, discriminated by `step`. A new object whenever a member changes. */
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

/** Every screen derives from this state alone. */
export function selectState(session: SessionState): ImporterState {
  return selectors[session.step](session);
}

/**
 * Returns a reader of the import's state: the same object until a member changes, with the same lists until their
 * content changes.
 */
export function stateReader(store: SessionStore): () => ImporterState {
  // A host that writes its options inline creates new ones at every render, which must not cause another render.
  const columns = keepIfJsonEqual<AnyStep['columns']>();
  const dynamicColumns = keepIfJsonEqual<AnyStep['dynamicColumns']>();
  const blockers = keepIfJsonEqual<AnyStep['blockers']>();
  const limits = keepIfJsonEqual<AnyStep['limits']>();
  const progress = keepIfJsonEqual<AnyStep['progress']>();
  const read = keepIfShallowEqual<ImporterState>();
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
