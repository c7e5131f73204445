import { createHttpAdapter, createLocalAdapter } from '../../adapters/index.js';
import { BackendError, isBackendError } from '../../adapters/index.js';
import type { BackendAdapter, ImporterConfiguration } from '../../adapters/index.js';
import type { SessionOptions } from '../options/session-options.js';
import { backendErrorOf } from '../session-error.js';
import type { BackendState } from '../session-state.js';

export interface BackendLoader {
  /** Loads the configuration, unless it is loaded or loading. */
  load(): void;
  /** Picks up the host's current adapter. An import in progress keeps the adapter it started with. */
  update(): void;
  /** Cancels the request under way; a late result is ignored. */
  stop(): void;
  /** The adapter of the import in progress. */
  adapter(): BackendAdapter;
}

interface LoaderHost {
  show(backend: BackendState): void;
  isLoaded(): boolean;
  /** A file is open: its import keeps the adapter it started with. */
  isImporting(): boolean;
}

/** The state before the backend has been called. */
export function initialBackend(adapter: BackendAdapter): BackendState {
  return adapter.loadImporter ? { status: 'loading' } : { status: 'none' };
}

/**
 * Chooses the adapter: the host's own, else one for its importer key, else one for its functions. The adapter of a key
 * stays the same object while the key does.
 */
export function adapterSource(options: () => SessionOptions): () => BackendAdapter {
  let ofKey: BackendAdapter | null = null;
  return () => {
    const { adapter, importerKey, backendUrl, onBatch, batchShape, onComplete } = options();
    if (adapter) return adapter;
    if (importerKey == null || backendUrl == null) {
      // Rows are not collected when the host has no `onComplete`.
      return createLocalAdapter({ onBatch: onBatch ?? (onComplete ? undefined : () => undefined), batchShape });
    }
    const made = createHttpAdapter({ importerKey, backendUrl, getToken: () => options().getToken?.() });
    if (ofKey && ofKey.importer === made.importer) return ofKey;
    ofKey = made;
    return made;
  };
}

/** How browsers word the error of a `fetch` without a response. */
const NO_RESPONSE = /fetch|network|load failed/i;

/** An adapter that calls `fetch` itself passes on its error. Any other error is one for its developer. */
function asBackendError(error: unknown): BackendError {
  if (isBackendError(error)) return error;
  if (error instanceof TypeError && NO_RESPONSE.test(error.message)) return new BackendError('unreachable');
  console.error(error);
  return new BackendError('rejected');
}

/** Loads the importer's configuration from the adapter and passes on its state. */
export function createBackendLoader(adapterOf: () => BackendAdapter, host: LoaderHost): BackendLoader {
  let current = adapterOf();
  let isRequested = false;
  let underWay: AbortController | null = null;

  const stop = (): void => {
    underWay?.abort(new DOMException('No longer needed.', 'AbortError'));
    underWay = null;
  };
  const loadFrom = async (adapter: BackendAdapter, signal: AbortSignal): Promise<BackendState> => {
    if (!adapter.loadImporter) return { status: 'none' };
    try {
      const configuration = await adapter.loadImporter({ signal });
      // An adapter without types may return anything.
      if (Array.isArray((configuration as ImporterConfiguration | null | undefined)?.columns)) {
        return { status: 'ready', configuration };
      }
      throw new Error('`loadImporter` of the adapter must return an object with the `columns` of the importer.');
    } catch (error) {
      return { status: 'failed', error: backendErrorOf(signal.aborted ? error : asBackendError(error)) };
    }
  };
  const load = (): void => {
    isRequested = true;
    if (underWay || !current.loadImporter || host.isLoaded()) return;
    const controller = new AbortController();
    host.show({ status: 'loading' });
    underWay = controller;
    void loadFrom(current, controller.signal).then((backend) => {
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
      if (isRequested) load();
    },
    adapter: () => current,
  };
}
