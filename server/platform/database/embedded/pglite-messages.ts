/** Passed to the thread when it starts. */
export interface PgliteThreadData {
  /** Folder of the database; in memory when `undefined`. */
  readonly folder: string | undefined;
  /** File with an earlier state to start from, instead of an empty database. */
  readonly snapshot: string | undefined;
}

/** `bytes` are complete messages of PostgreSQL's protocol, up to one that expects a reply. */
export type ToPgliteThread = { readonly type: 'bytes'; readonly bytes: Uint8Array } | { readonly type: 'close' };

export type FromPgliteThread =
  | { readonly type: 'open' }
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly message: string };
