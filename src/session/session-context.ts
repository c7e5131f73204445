import type { BackendAdapter } from '../adapters/index.js';
import type { Column, ImportPlan, ImportResult, LayoutOverrides, TableLayout } from '../engine/index.js';
import type { SchemaCheck } from '../schema/index.js';
import type { ExcelReader, Runner } from '../worker/index.js';
import { sessionErrorOf, withLabels } from './session-error.js';
import type { SessionLimits, Busy, SessionState } from './session-state.js';
import type { SessionOptions } from './options/session-options.js';
import type { SessionStore } from './session-store.js';

/** What the actions share besides the state: nothing a screen would show. */
export interface SessionContext {
  readonly store: SessionStore;
  /** The host's, with what the backend's configuration says in their place. */
  options(): SessionOptions;
  adapter(): BackendAdapter;
  limits(): SessionLimits;
  runner(): Promise<Runner>;
  excel(): ExcelReader;
  schemaCheck(): SchemaCheck | null;
  readonly memory: SessionMemory;
  /** Runs long work: one at a time, with progress, cancellable, its failure shown. */
  work(what: Busy['what'], run: (work: Work) => Promise<void>): Promise<void>;
  /** Aborts the work under way. */
  cancel(): void;
}

export interface Work {
  readonly signal: AbortSignal;
  progress(percent: number, phase?: Busy['phase']): void;
}

export interface SessionMemory {
  /** The source as it was chosen. */
  file: File | null;
  /** The delimited text the table reads: the file itself, or a sheet rewritten. */
  text: Blob | null;
  fixed: Partial<TableLayout> | undefined;
  overrides: LayoutOverrides;
  /** The plan of the review that stands, for telling whether it still does. */
  reviewed: ImportPlan | null;
  /** Resolved once no edit is under way; never rejected. */
  edits: Promise<void>;
  /** Stops the edit under way. */
  change: AbortController | null;
  /** Takes the answer to the question that the state asks. */
  answer: ((agrees: boolean) => void) | null;
  /** Resolved when the delivery under way has ended. */
  delivery: Promise<unknown> | null;
  /** What was chosen for the columns, by the layout it was chosen under. */
  readonly choices: Map<string, ColumnChoices>;
  /** What a backend has imported and `onComplete` has not taken. */
  untold: ImportResult | null;
}

/** What a person chose for the columns of a table. */
export type ColumnChoices = Pick<SessionState, 'mapping' | 'optionMatches'>;

export function emptyMemory(): SessionMemory {
  return {
    file: null,
    text: null,
    fixed: undefined,
    overrides: {},
    reviewed: null,
    edits: Promise.resolve(),
    change: null,
    answer: null,
    delivery: null,
    choices: new Map(),
    untold: null,
  };
}

/** Every target column, predefined before dynamic. */
export function allColumns({ columns, dynamicColumns }: Pick<SessionState, 'columns' | 'dynamicColumns'>): Column[] {
  return [...columns, ...dynamicColumns];
}

/** One piece of work at a time: starting another aborts the one before. */
export function createWork(store: SessionStore): Pick<SessionContext, 'work' | 'cancel'> {
  let current: AbortController | null = null;
  const cancel = (): void => {
    current?.abort(new DOMException('Cancelled by the user.', 'AbortError'));
    current = null;
    store.setState({ busy: null });
  };
  return {
    cancel,
    async work(what, run) {
      cancel();
      const controller = new AbortController();
      current = controller;
      const isCurrent = (): boolean => current === controller;
      store.setState({ busy: { what, percent: 0 }, error: null });
      try {
        await run({
          signal: controller.signal,
          progress: (percent, phase) => {
            if (isCurrent()) store.setState({ busy: { what, percent, ...(phase ? { phase } : {}) } });
          },
        });
      } catch (error) {
        if (isCurrent())
          store.setState({ error: withLabels(sessionErrorOf(error, what), allColumns(store.getState())) });
      } finally {
        if (isCurrent()) {
          current = null;
          store.setState({ busy: null });
        }
      }
    },
  };
}
