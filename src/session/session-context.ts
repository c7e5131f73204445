import type { ResolvedOptions, SessionOptions } from './options/session-options.js';
import type { BackendAdapter } from '../adapters/index.js';
import type { SchemaCheck } from '../schema/index.js';
import type { ExcelReader, Runner } from '../worker/index.js';
import type { LaterParts } from './later-parts.js';
import type { SessionActions } from './session-actions.js';
import { sessionErrorOf, withLabels } from './session-error.js';
import { allColumns } from './session-state.js';
import type { Busy, SessionStore } from './session-state.js';

/** What the actions share besides the state; nothing that a screen shows. */
export interface SessionContext {
  readonly store: SessionStore;
  actions(): SessionActions;
  options(): ResolvedOptions;
  /** The options as the host has passed them. */
  given(): SessionOptions;
  adapter(): BackendAdapter;
  /** Rejects when the code cannot be loaded. */
  later(): Promise<LaterParts>;
  runner(): Promise<Runner>;
  excel(): ExcelReader;
  schemaCheck(): SchemaCheck | null;
  /** Runs long work: one at a time, with progress, cancellable; a failure appears in `error`. */
  work(what: Busy['what'], run: (work: Work) => Promise<void>): Promise<void>;
  /** Aborts the work under way. */
  cancel(): void;
}

export interface Work {
  readonly signal: AbortSignal;
  progress(percent: number, detail?: Pick<Busy, 'phase' | 'rows' | 'name'>): void;
}

/** One piece of work at a time: starting another aborts the previous one. */
export function createWork(store: SessionStore): Pick<SessionContext, 'work' | 'cancel'> {
  let current: AbortController | null = null;
  const cancel = (): void => {
    current?.abort(new DOMException('Canceled by the user.', 'AbortError'));
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
          progress: (percent, detail) => {
            // An adapter may report anything.
            const shown = Math.min(100, Math.max(0, percent || 0));
            if (isCurrent()) store.setState({ busy: { what, percent: shown, ...detail } });
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
