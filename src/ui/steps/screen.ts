import type { ReactNode } from 'react';
import type { ImporterActions, ImporterWords, RowActions } from '../../headless/index.js';
import type { ImporterState, Step } from '../../session/index.js';

/** All that can be done with an import on our screens. The same object while the importer is mounted. */
export interface ScreenActions extends ImporterActions, RowActions {
  /** Absent where there is nothing to close. */
  close?(): void;
}

/** What every step's screen gets, and all it gets. */
export interface ScreenProps<State = ImporterState> {
  readonly state: State;
  readonly actions: ScreenActions;
  readonly words: ImporterWords;
}

type StateAt<S extends Step> = Extract<ImporterState, { readonly step: S }>;

/** A screen for each of the steps. */
export type Screens<S extends Step = Step> = { readonly [At in S]: (props: ScreenProps<StateAt<At>>) => ReactNode };
