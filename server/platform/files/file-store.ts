import type { Readable } from 'node:stream';

export interface StoredRange {
  /** First and last byte, both included. The first must lie inside the file; a last one past its end is its end. */
  readonly start: number;
  readonly end: number;
}

/**
 * Bytes under keys such as `uploads/ab12.png`: segments of `A-Z a-z 0-9 . _ -` joined by `/`, none of which begins
 * with a dot. Failures are FileStoreErrors. Drivers: disk and S3; `file-store.test.ts` holds both to the same.
 */
export interface FileStore {
  /** Whole or not at all: a reader never sees half a file. Answers the size in bytes. */
  put(options: {
    readonly key: string;
    readonly body: Readable;
    readonly contentType?: string;
    readonly signal?: AbortSignal;
  }): Promise<{ readonly size: number }>;
  /**
   * `size` is that of the whole file, also for a range. The body must be read to its end or destroyed. `undefined` when
   * there is no such file.
   */
  open(options: {
    readonly key: string;
    readonly range?: StoredRange;
    readonly signal?: AbortSignal;
  }): Promise<{ readonly body: Readable; readonly size: number } | undefined>;
  /** Of stores on this machine: where a file lies, if it is there. To be read only. */
  pathOf?(key: string): string;
  /** No failure when it was not there. */
  delete(options: { readonly key: string }): Promise<void>;
  /** Rejects when files cannot be reached. */
  ping(): Promise<void>;
}
