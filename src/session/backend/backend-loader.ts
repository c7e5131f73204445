import { createHttpAdapter, createLocalAdapter } from '../../adapters/index.js';
import type { BackendAdapter } from '../../adapters/index.js';
import type { SessionOptions } from '../options/session-options.js';
import { backendErrorOf } from '../session-error.js';
import type { BackendState } from '../session-state.js';

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

interface LoaderHost {
  show(backend: BackendState): void;
  isLoaded(): boolean;
  /** A file is open: its import stays with the adapter it began with. */
  isImporting(): boolean;
}

/** What stands before anything has been asked. */
export function initialBackend(adapter: BackendAdapter): BackendState {
  return adapter.loadImporter ? { status: 'loading' } : { status: 'none' };
}

/**
 * The host's adapter, or one for its importer key, or its own functions where there is neither. The one of a key stays
 * the same while the key does.
 */
export function adapterSource(options: () => SessionOptions): () => BackendAdapter {
  let ofKey: BackendAdapter | null = null;
  return () => {
    const { adapter, importerKey, backendUrl, onBatch, onComplete } = options();
    if (adapter) return adapter;
    if (importerKey === undefined || backendUrl === undefined) {
      // Rows nobody asks for are not kept.
      return createLocalAdapter({ onBatch: onBatch ?? (onComplete ? undefined : () => undefined) });
    }
    const made = createHttpAdapter({ importerKey, backendUrl, getToken: () => options().getToken?.() });
    if (ofKey && ofKey.importer === made.importer) return ofKey;
    ofKey = made;
    return made;
  };
}

/** Asks the adapter for the importer's configuration and shows what it says. */
export function createBackendLoader(adapterOf: () => BackendAdapter, host: LoaderHost): BackendLoader {
  let current = adapterOf();
  let isWanted = false;
  let underWay: AbortController | null = null;

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
    if (underWay || !current.loadImporter || host.isLoaded()) return;
    const controller = new AbortController();
    host.show({ status: 'loading' });
    underWay = controller;
    void answerOf(current, controller.signal).then((backend) => {
      if (controller.signal.aborted) return;
      underWay = null;
      host.show(backend);
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
      if (host.isImporting()) return;
      stop();
      current = next;
      host.show(initialBackend(next));
      if (isWanted) load();
    },
    adapter: () => current,
  };
}
