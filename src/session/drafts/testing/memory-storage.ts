import type { DraftStorage } from '../draft-storage.js';

/** A storage whose content a test can look at and change. */
export interface MemoryStorage extends DraftStorage {
  readonly kept: Map<string, Blob>;
}

export function memoryStorage(): MemoryStorage {
  const kept = new Map<string, Blob>();
  return {
    kept,
    load: async (key) => kept.get(key) ?? null,
    save: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
  };
}
