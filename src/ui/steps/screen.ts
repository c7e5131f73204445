import type { ReactNode } from 'react';
import type { ImporterActions, ImporterWords, RowActions } from '../../headless/index.js';
import type { ImporterState, Step } from '../../session/index.js';

/** All actions of the screens. The same object while the importer is mounted. */
export interface ScreenActions extends ImporterActions, RowActions {
  /** Only available in a modal. */
  close?(): void;
}

/** The props of every step's screen. */
export interface ScreenProps<State = ImporterState> {
  readonly state: State;
  readonly actions: ScreenActions;
  readonly words: ImporterWords;
}

type StateAt<S extends Step> = Extract<ImporterState, { readonly step: S }>;

/** The screens by step. */
export type Screens<S extends Step = Step> = { readonly [At in S]: (props: ScreenProps<StateAt<At>>) => ReactNode };
