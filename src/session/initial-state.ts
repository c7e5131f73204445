import type { Column } from '../engine/index.js';
import type { SessionState } from './session-state.js';

type ImportPart = Omit<SessionState, 'columns' | 'dynamicColumns' | 'busy' | 'error'>;

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
    firstWindow: null,
    filter: 'all',
    summary: null,
  };
}

export function initialState(columns: readonly Column[], dynamicColumns: readonly Column[]): SessionState {
  return { ...initialImport(), columns, dynamicColumns, busy: null, error: null };
}
