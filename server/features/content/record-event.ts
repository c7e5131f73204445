import type { Principal } from '../../platform/http/principal.js';
import type { Connection } from '../../platform/database/database.js';
import type { Model } from './models.js';
import type { ContentRecord } from './content-record.js';

/** A change of one record. */
export interface RecordEvent {
  readonly event: 'create' | 'update' | 'delete';
  readonly model: Model;
  /** As it is now with all its fields; as it was last, for `delete`. Relations are ids. */
  readonly record: ContentRecord;
  /** As it was, for `update`. */
  readonly previous: ContentRecord | undefined;
}

/** Runs inside the transaction of the change: what it writes stays or goes with the record, and its failure undoes both. */
export interface RecordListener {
  (transaction: Connection, event: RecordEvent): Promise<void>;
  /** Whether it has anything to do with such changes, for those who would tell it of very many. Absent: with all. */
  readonly hears?: (event: RecordEvent['event'], model: Model) => boolean;
}

/** What the caller of a deletion says beside which record it is. */
export interface DeletionOptions {
  /** Of a person: who gets what they own. */
  readonly transferTo?: string | undefined;
  /** Of a file: delete it although it is in use. */
  readonly force?: boolean | undefined;
}

export interface Deletion extends DeletionOptions {
  readonly principal: Principal;
  readonly model: Model;
  readonly record: ContentRecord;
}

/** Runs in the transaction of a deletion, before it: refuses it, or settles what depends on the record. */
export type DeletionGuard = (transaction: Connection, deletion: Deletion) => Promise<void>;
