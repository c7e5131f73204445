import type { BackendAdapter } from './backend-adapter.js';

/** An adapter whose code is fetched when rows are submitted for the first time. */
export function lazyAdapter(load: () => Promise<BackendAdapter['submit']>): BackendAdapter {
  const loaded = onceLoaded(load);
  return { submit: async (submission, options) => (await loaded())(submission, options) };
}

/** Loads once; a failure is no reason not to try again. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | null = null;
  return () => {
    value ??= load().catch((error: unknown) => {
      value = null;
      throw error;
    });
    return value;
  };
}
