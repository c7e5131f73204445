import type { Readable } from 'node:stream';

export interface StoredRange {
  /** First and last byte, both included. */
  readonly start: number;
  readonly end: number;
}

/** Bytes under keys such as `uploads/ab12….png`. Drivers (disk, S3) pass `files/contract`. */
export interface FileStore {
  /** Whole or not at all: a reader never sees half a file. Answers the size in bytes. */
  put(options: {
    readonly key: string;
    readonly body: Readable;
    readonly contentType?: string;
    readonly signal?: AbortSignal;
  }): Promise<{ readonly size: number }>;
  /** `undefined` when there is no such file. */
  open(options: {
    readonly key: string;
    readonly range?: StoredRange;
    readonly signal?: AbortSignal;
  }): Promise<{ readonly body: Readable; readonly size: number } | undefined>;
  /** No failure when it was not there. */
  delete(options: { readonly key: string }): Promise<void>;
  /** Rejects when files cannot be reached. */
  ping(): Promise<void>;
}
