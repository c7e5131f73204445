/** An event that has been taken, by the id its sender gave it. */
export interface IdpEventRow {
  id: string;
  received_at: Date;
}

/** Somebody the provider has no more: what is told of them afterwards came out of order. */
export interface IdpDeletionRow {
  subject: string;
  deleted_at: Date;
}

declare module '../../platform/database/tables.js' {
  interface Tables {
    idp_events: IdpEventRow;
    idp_deletions: IdpDeletionRow;
  }
}
