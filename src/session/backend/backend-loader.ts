import type { BackendAdapter } from '../../adapters/index.js';
import { backendErrorOf } from '../session-error.js';
import type { BackendState, SessionState } from '../session-state.js';
import type { SessionStore } from '../session-store.js';

export interface BackendLoader {
  /** Fetches the configuration, unless it is there or on its way. */
  load(): void;
  /** The host's adapter may be another one now. An import under way stays with the one it began with. */
  update(): void;
  /** What comes now comes too late. */
  stop(): void;
  /** The one the import under way belongs to. */
  adapter(): BackendAdapter;
}

/** What stands before anything has been asked. */
export function initialBackend(adapter: BackendAdapter | undefined): BackendState {
  return adapter?.loadImporter ? { status: 'loading' } : { status: 'none' };
}

interface BackendLoaderOptions {
  readonly adapterOf: () => BackendAdapter;
  /** The columns wanted, once the backend's word is this. */
  readonly columnsUnder: (backend: BackendState) => Partial<SessionState>;
}

/** Asks the adapter for the importer's configuration and keeps what it says in the state. */
export function createBackendLoader(
  store: SessionStore,
  { adapterOf, columnsUnder }: BackendLoaderOptions,
): BackendLoader {
  let current = adapterOf();
  let isWanted = false;
  let underWay: AbortController | null = null;

  const show = (backend: BackendState): void => {
    store.setState({ backend, ...columnsUnder(backend) });
  };
  const stop = (): void => {
    underWay?.abort(new DOMException('Nobody waits for it any more.', 'AbortError'));
    underWay = null;
  };
  const answerOf = async (adapter: BackendAdapter, signal: AbortSignal): Promise<BackendState> => {
    try {
      const configuration = await adapter.loadImporter?.({ signal });
      return configuration ? { status: 'ready', configuration } : { status: 'none' };
    } catch (error) {
      return { status: 'failed', error: backendErrorOf(error) };
    }
  };
  const load = (): void => {
    isWanted = true;
    if (underWay || !current.loadImporter || store.getState().backend.status === 'ready') return;
    const controller = new AbortController();
    show({ status: 'loading' });
    underWay = controller;
    void answerOf(current, controller.signal).then((backend) => {
      if (controller.signal.aborted) return;
      underWay = null;
      show(backend);
    });
  };
  return {
    load,
    stop,
    update() {
      const next = adapterOf();
      if (next.importer === current.importer && !next.loadImporter === !current.loadImporter) {
        current = next;
        return;
      }
      if (store.getState().source) return;
      stop();
      current = next;
      show(initialBackend(next));
      if (isWanted) load();
    },
    adapter: () => current,
  };
}
