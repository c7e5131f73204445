import { useMemo, useSyncExternalStore } from 'react';
import { keepIfShallowEqual } from '../session/index.js';
import type { ImporterState } from '../session/index.js';
import type { HeadlessImporter } from './headless-importer.js';
import type { ImporterWords } from './wording.js';

type StateSource = Pick<HeadlessImporter, 'getState' | 'subscribe'>;

/**
 * The state of an import, or a part of it: the component renders again when that part changes. `select` may create a
 * new object each time; it counts as unchanged while its members are equal.
 *
 * @example const isBusy = useImporterState(importer, ({ busy }) => busy !== null);
 */
export function useImporterState(importer: StateSource): ImporterState;
export function useImporterState<T>(importer: StateSource, select: (state: ImporterState) => T): T;
export function useImporterState<T>(importer: StateSource, select?: (state: ImporterState) => T): T | ImporterState {
  const snapshot = useMemo(
    (): (() => T | ImporterState) => (select ? selection(importer, select) : importer.getState),
    [importer, select],
  );
  return useSyncExternalStore(importer.subscribe, snapshot, snapshot);
}

/** The texts in the importer's language; a new object when they are loaded or the language changes. */
export function useImporterWords<W extends ImporterWords = ImporterWords>(
  importer: Pick<HeadlessImporter, 'subscribe'> & { getWords(): W },
): W {
  return useSyncExternalStore(importer.subscribe, importer.getWords, importer.getWords);
}

function selection<T>(importer: StateSource, select: (state: ImporterState) => T): () => T {
  const part = keepIfShallowEqual<T>();
  return () => part(select(importer.getState()));
}
