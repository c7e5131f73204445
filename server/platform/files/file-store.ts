import type { Readable } from 'node:stream';

export interface StoredRange {
  /**
   * First and last byte, both inclusive. The first must be inside the file; a last byte past the end is cut to the end.
   */
  readonly start: number;
  readonly end: number;
}

/**
 * Stores bytes under keys such as `uploads/ab12.png`: segments of `A-Z a-z 0-9 . _ -` joined by `/`, none starting with
 * a dot. Failures are FileStoreErrors. Drivers: disk and S3; `file-store.test.ts` runs the same tests on both.
 */
export interface FileStore {
  /** Atomic: a reader never sees a partial file. Resolves with the size in bytes. */
  put(options: {
    readonly key: string;
    readonly body: Readable;
    readonly contentType?: string;
    readonly signal?: AbortSignal;
  }): Promise<{ readonly size: number }>;
  /**
   * `size` is the size of the whole file, also for a range. The caller must read the body to its end or destroy it.
   * `undefined` when the file does not exist.
   */
  open(options: {
    readonly key: string;
    readonly range?: StoredRange;
    readonly signal?: AbortSignal;
  }): Promise<{ readonly body: Readable; readonly size: number } | undefined>;
  /** Only for stores on this machine: the path of the file if it exists. Read it, never write it. */
  pathOf?(key: string): string;
  /** Does not fail when the file does not exist. */
  delete(options: { readonly key: string }): Promise<void>;
  /** Rejects when the store cannot be reached. */
  ping(): Promise<void>;
}
