import { NO_PROGRESS } from '../engine/index.js';
import type { SessionState } from './session-state.js';

type ImportPart = Omit<SessionState, 'backend' | 'columns' | 'dynamicColumns' | 'busy' | 'error'>;

/** The state before a file: also what a new file starts from. */
export function initialImport(): ImportPart {
  return {
    step: 'upload',
    steps: ['upload', 'header', 'map', 'review', 'complete'],
    passedOver: [],
    source: null,
    sheets: [],
    table: null,
    suggestions: [],
    mapping: [],
    optionValues: [],
    optionMatches: [],
    inferredFormats: [],
    formats: [],
    review: null,
    progress: NO_PROGRESS,
    hasEdits: false,
    change: null,
    isCancelled: false,
    question: null,
    firstWindow: null,
    filter: 'all',
    summary: null,
    job: null,
    isUntold: false,
  };
}

export function initialState(given: Pick<SessionState, 'backend' | 'columns' | 'dynamicColumns'>): SessionState {
  return { ...initialImport(), ...given, busy: null, error: null };
}
