import type { Principal } from '../../platform/http/principal.js';
import type { Connection } from '../../platform/database/database.js';
import type { AuditAction } from './actions.js';
import type { ActorKind, AuditChange } from './tables.js';

export interface AuditEvent {
  readonly principal: Principal;
  readonly action: AuditAction;
  readonly target: { readonly id: string | null; readonly name: string };
  readonly changes?: readonly AuditChange[];
  readonly at: Date;
}

/** Records a change in the transaction that makes it, so that both are committed or neither. */
export async function writeAudit(
  transaction: Connection,
  { principal, action, target, changes = [], at }: AuditEvent,
): Promise<void> {
  const actor = actorOf(principal);
  await transaction
    .insertInto('audit_entries')
    .values({
      id: crypto.randomUUID(),
      at,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      actor_email: actor.email,
      address: actor.address,
      action,
      target_id: target.id,
      target_name: target.name,
      changes: JSON.stringify(changes),
    })
    .execute();
}

interface Actor {
  readonly kind: ActorKind;
  readonly id: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly address: string | null;
}

function actorOf(principal: Principal): Actor {
  switch (principal.kind) {
    case 'user': {
      const { kind, id, name, email, address } = principal;
      return { kind, id, name, email, address };
    }
    case 'api-key': {
      const { kind, id, name, address } = principal;
      return { kind, id, name, email: null, address };
    }
    case 'system':
      if (principal.onBehalfOf) return actorOf(principal.onBehalfOf);
      return { kind: 'system', id: null, name: 'Server', email: null, address: null };
    case 'anonymous':
      return { kind: 'system', id: null, name: 'Anonymous', email: null, address: principal.address };
  }
}

/** The members that differ, with both values. */
export function changesBetween(
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>> | undefined,
): readonly AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    .map((field) => ({
      field,
      ...(before !== undefined && { before: before[field] ?? null }),
      ...(after !== undefined && { after: after[field] ?? null }),
    }));
}
