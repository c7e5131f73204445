/** Given to the thread when it starts. */
export interface PgliteThreadData {
  /** Where the database lies; in memory where `undefined`. */
  readonly folder: string | undefined;
  /** File of an earlier state to begin from, instead of an empty database. */
  readonly snapshot: string | undefined;
}

/** `bytes` are whole messages of PostgreSQL's protocol, up to where an answer is due. */
export type ToPgliteThread = { readonly type: 'bytes'; readonly bytes: Uint8Array } | { readonly type: 'close' };

export type FromPgliteThread =
  | { readonly type: 'open' }
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly message: string };
