import { stateReader } from '../session/index.js';
import type { ImporterState, Session, SessionActions } from '../session/index.js';
import type { RowReader } from './row-reader.js';
import type { ImporterWords } from './wording.js';

/** All that can be done with an import. The functions stay the same. */
export type ImporterActions = SessionActions;

/** One import without a screen. The same object from the first render to the last; what changes is read by the hooks. */
export interface HeadlessImporter {
  readonly actions: ImporterActions;
  /** The same object until something has changed. */
  getState(): ImporterState;
  getWords(): ImporterWords;
  /** Called when the state or the words have changed. */
  subscribe(listener: () => void): () => void;
  /** A window of rows of its own, for `useImporterRows`. */
  openRows(): RowReader;
}

/** An importer for the one that made it. Its rows are opened with code of their own, loaded when there are any. */
export interface OwnedImporter extends Omit<HeadlessImporter, 'openRows'> {
  readonly session: Session;
  speak(words: ImporterWords): void;
}

export function createImporter(session: Session, firstWords: ImporterWords): OwnedImporter {
  const listeners = new Set<() => void>();
  const getState = stateReader(session.store);
  let words = firstWords;
  let shown = getState();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  session.store.subscribe(() => {
    if (shown === getState()) return;
    shown = getState();
    notify();
  });
  return {
    session,
    actions: session.actions,
    getState,
    getWords: () => words,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak(next) {
      if (next === words) return;
      words = next;
      notify();
    },
  };
}
