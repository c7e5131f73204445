import type { JsonColumns } from '../../platform/database/json-columns.js';

/** A changed member. Secrets, and members that may contain them, are listed without values. */
export interface AuditChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export type ActorKind = 'user' | 'api-key' | 'system';

/**
 * One change and its author. Names are stored as text, so that they remain when the user, the key or the target is
 * deleted.
 */
export interface AuditEntryRow {
  id: string;
  at: Date;
  actor_kind: ActorKind;
  actor_id: string | null;
  actor_name: string;
  actor_email: string | null;
  address: string | null;
  action: string;
  target_id: string | null;
  target_name: string;
  changes: readonly AuditChange[];
}

declare module '../../platform/database/tables.js' {
  interface Tables {
    audit_entries: JsonColumns<AuditEntryRow, 'changes'>;
  }
}

/** An audit entry in responses of the API. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly actor: {
    readonly kind: ActorKind;
    readonly id: string | null;
    readonly name: string;
    readonly email: string | null;
  };
  /** The network address the change came from. */
  readonly address: string | null;
  readonly action: string;
  readonly target: { readonly kind: string; readonly id: string | null; readonly name: string };
  readonly changes: readonly AuditChange[];
}
