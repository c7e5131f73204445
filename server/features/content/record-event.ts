import type { Principal } from '../../platform/http/principal.js';
import type { Connection } from '../../platform/database/database.js';
import type { Model, Models } from './models.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import type { ContentRecord } from './content-record.js';

/** A change of one record. */
export interface RecordEvent {
  readonly event: 'create' | 'update' | 'delete';
  readonly model: Model;
  /** The current record with all its fields; for `delete`, its last state. Relations are ids. */
  readonly record: ContentRecord;
  /** The previous state, for `update`. */
  readonly previous: ContentRecord | undefined;
}

/**
 * Runs inside the transaction of the changes: its writes are committed or rolled back with the records, and its failure
 * undoes both. Bulk writes pass hundreds of changes at once, so that a listener needs few statements for them.
 */
export interface RecordListener {
  (transaction: Connection, events: readonly RecordEvent[]): Promise<void>;
  /** Whether it handles such changes, so that bulk writes can skip the call. Absent: it handles all. */
  readonly handles?: (event: RecordEvent['event'], model: Model) => boolean;
}

/** Options of a deletion. */
export interface DeletionOptions {
  /** For a user: who becomes the owner of their records. */
  readonly transferTo?: string | undefined;
  /** For a file: delete it even if texts contain its address. */
  readonly force?: boolean | undefined;
}

export interface Deletion extends DeletionOptions {
  readonly principal: Principal;
  readonly model: Model;
  readonly record: ContentRecord;
}

/** Runs in the transaction of a deletion, before it: rejects it, or handles what depends on the record. */
export type DeletionGuard = (transaction: Connection, deletion: Deletion) => Promise<void>;

/**
 * Called before a super administrator loses that role or is deleted. Throws when no super administrator would be left.
 */
export type RoleGuard = (transaction: Connection, userId: string) => Promise<void>;

/** Hooks for changes of records. */
export interface RecordHooks {
  /** Called for each change of a record, in its transaction. */
  readonly recordListeners: readonly RecordListener[];
  /** Called before a record is deleted, in the same transaction. */
  readonly deletionGuards: readonly DeletionGuard[];
  readonly roleGuards: readonly RoleGuard[];
}

/** What a feature adds to the models, in addition to the usual members. */
export interface ContentAdditions<Deps, HookDeps> {
  /** Endpoints of models, which are known only at start. */
  readonly modelEndpoints?: (models: Models) => readonly Endpoint<Deps>[];
  readonly recordListener?: (deps: HookDeps) => RecordListener;
  readonly deletionGuard?: (deps: HookDeps) => DeletionGuard;
  readonly roleGuard?: RoleGuard;
}
