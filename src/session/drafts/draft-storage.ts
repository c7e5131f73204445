/**
 * Where an import in progress is kept, so that it can be continued after a reload. The values are the file and what was
 * done with it; they may contain personal data. A rejected `save` is reported to the user once, and the import goes on.
 */
export interface DraftStorage {
  /** Resolves with what was saved last; `null` if nothing is kept. */
  load(key: string): Promise<Blob | null>;
  /** Replaces what is kept. */
  save(key: string, value: Blob): Promise<void>;
  /** Does nothing if nothing is kept. */
  remove(key: string): Promise<void>;
}

/**
 * Whether and where an import in progress is kept. `'session'`: in this browser until the tab is closed, encrypted with
 * a key that is kept in the tab. `true`: in this browser for 7 days.
 */
export type Persist = boolean | 'session' | DraftStorage;
