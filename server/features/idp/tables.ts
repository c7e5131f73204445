/** An event that has been processed, by the id from its sender. */
export interface IdpEventRow {
  id: string;
  received_at: Date;
}

/** A user deleted at the provider; any later event about them arrived out of order. */
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
