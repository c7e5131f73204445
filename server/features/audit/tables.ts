import type { JsonColumns } from '../../platform/database/json-columns.js';

/** A member of what was changed. Secrets, and what may hold some, are named without their values. */
export interface AuditChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export type ActorKind = 'user' | 'api-key' | 'system';

/** One change and who made it. Names are kept as text: they outlive the person, the key and the target. */
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

/** An entry as it is answered. */
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
