import type { SessionState } from './session-state.js';

/** The store of one import: what of zustand's shows in our types, so that hosts need not have it. */
export interface SessionStore {
  getState(): SessionState;
  getInitialState(): SessionState;
  setState(changes: Partial<SessionState>): void;
  subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void;
}
