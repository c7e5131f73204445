import { stateReader } from '../session/index.js';
import type { ImporterState, Session, SessionActions } from '../session/index.js';
import type { RowReader } from './row-reader.js';
import type { ImporterWords, OwnedWords } from './wording.js';

/** All actions of an import. The functions are stable. */
export type ImporterActions = SessionActions;

/** An import without a UI. The same object for the lifetime of the component; hooks read what changes. */
export interface HeadlessImporter {
  readonly actions: ImporterActions;
  /** The same object until something changes. */
  getState(): ImporterState;
  getWords(): ImporterWords;
  /** Called when the state or the texts have changed. */
  subscribe(listener: () => void): () => void;
  /** Creates a window of rows, for `useImporterRows`. */
  openRows(): RowReader;
}

/**
 * The importer as the component that owns it sees it: with its session, and without `openRows`, so that the code for
 * rows can load later.
 */
export interface OwnedImporter extends Omit<HeadlessImporter, 'openRows'> {
  readonly session: Session;
  getWords(): OwnedWords;
  speak(words: OwnedWords): void;
}

export function createImporter(session: Session, firstWords: OwnedWords): OwnedImporter {
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
