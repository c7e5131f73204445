export { createSession } from './session.js';
export type { Session } from './session.js';
export type {
  CloseEvent,
  CloseReason,
  DemoFile,
  FileSource,
  ImportSettings,
  SessionLimits,
  SessionOptions,
} from './options/session-options.js';
export type { DraftStorage, Persist } from './drafts/draft-storage.js';
export type { FileShape, LearnedMapping, MappingMemory, MappingStorage } from './memory/mapping-storage.js';
export type { BatchShape } from '../adapters/index.js';
export type { ResultOf, ResultOptions, ResultShape } from './options/result-options.js';
export type { RowsUnderReview } from './review/follow-rows.js';
export type { ProgramReach, RowOutcome, SessionActions } from './session-actions.js';
export type * from './session-state.js';
export { painted } from './painted.js';
export { rowsToSend } from './state/rows-to-send.js';
export { stateReader, keepIfJsonEqual, keepIfShallowEqual } from './state/index.js';
export type * from './state/index.js';
