import type { BackendAdapter } from './backend-adapter.js';

/** An adapter whose code is loaded at the first submission. */
export function lazyAdapter(load: () => Promise<BackendAdapter['submit']>): BackendAdapter {
  const loaded = loadOnce(load);
  return { submit: async (submission, options) => (await loaded())(submission, options) };
}

/** Runs `load` once and keeps its result; a failed load is retried at the next call. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | null = null;
  return () => {
    value ??= load().catch((error: unknown) => {
      value = null;
      throw error;
    });
    return value;
  };
}
