import type { Principal } from '../../platform/http/principal.js';
import type { Connection } from '../../platform/database/database.js';
import type { Model, Models } from './models.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
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

/** Asked before a super administrator loses that role or goes. Throws where nobody would be left who may do everything. */
export type RoleGuard = (transaction: Connection, userId: string) => Promise<void>;

/** Whom changes of records concern. */
export interface RecordHooks {
  /** Told of each change of a record, in its transaction. */
  readonly recordListeners: readonly RecordListener[];
  /** Asked before a record is deleted, in the same transaction. */
  readonly deletionGuards: readonly DeletionGuard[];
  readonly roleGuards: readonly RoleGuard[];
}

/** What a feature adds to the models, beside what every feature has. */
export interface ContentAdditions<Deps, HookDeps> {
  /** Of models that are known only at the start. */
  readonly modelEndpoints?: (models: Models) => readonly Endpoint<Deps>[];
  readonly recordListener?: (deps: HookDeps) => RecordListener;
  readonly deletionGuard?: (deps: HookDeps) => DeletionGuard;
  readonly roleGuard?: RoleGuard;
}
