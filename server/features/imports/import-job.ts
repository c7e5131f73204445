import type { Selectable, Updateable } from 'kysely';
import type { ImporterRow } from '../importers/tables.js';
import type { Tables } from '../../platform/database/tables.js';
import type { ImportJobRow } from './tables.js';
/** An import that would fail however often it is tried; the message is for its owner. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
  readonly code = 'IMPORT_FAILED';
}

/** Another worker has the job, or it is over: whatever this one still does would be in vain, and is not to be seen. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  readonly code = 'LEASE_LOST';
}

/** The job may have ended or not; nothing that it wrote may be taken away until that is known. */
export class UncertainEnd extends Error {
  override readonly name = 'UncertainEnd';
  readonly code = 'UNCERTAIN_END';
}

export type ImportJobState = Selectable<ImportJobRow>;

/** A job and the importer it is of, as they are when a worker takes it. */
export interface ClaimedJob {
  readonly job: ImportJobState;
  readonly importer: ImporterRow;
}

export type JobChange = Updateable<Tables['import_jobs']>;
