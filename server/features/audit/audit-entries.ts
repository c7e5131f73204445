import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Platform } from '../../platform/platform.js';
import type { Connection } from '../../platform/database/database.js';
import { pageOf } from '../../platform/database/page-of.js';
import { page } from '../../platform/http/paging.js';
import type { Page, PageQuery } from '../../platform/http/paging.js';
import type { AuditEntry, AuditEntryRow } from './tables.js';
import type { Config } from '../../config/config.js';

export interface AuditQuery extends PageQuery {
  /** Id, or part of the name or e-mail address, in any case. */
  readonly actor?: string | undefined;
  /** `user.update`, or `user` for all actions on users. */
  readonly action?: string | undefined;
  /** Id, or part of the name, in any case. */
  readonly target?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Newest first. */
export async function listAuditEntries(
  { database }: Pick<Platform, 'database'>,
  query: AuditQuery,
): Promise<Page<AuditEntry>> {
  const matching = (connection: Connection) =>
    connection.selectFrom('audit_entries').where(conditionOf(query)).selectAll().orderBy('at', 'desc').orderBy('id');
  const { items, total } = await pageOf(database, matching, { ...query, read: (rows) => rows.map(auditEntry) });
  return page(items, total, query);
}

function auditEntry(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name, email: row.actor_email },
    address: row.address,
    action: row.action,
    target: { kind: row.action.split('.')[0] ?? '', id: row.target_id, name: row.target_name },
    changes: row.changes,
  };
}

function conditionOf({ actor, action, target, since, until }: AuditQuery) {
  const contains = (column: string, text: string) => sql`position(lower(${text}) in lower(${sql.ref(column)})) > 0`;
  const conditions = [
    sql`true`,
    ...(actor === undefined
      ? []
      : [sql`(actor_id::text = ${actor} or ${contains('actor_name', actor)} or ${contains('actor_email', actor)})`]),
    ...(action === undefined ? [] : [sql`(action = ${action} or split_part(action, '.', 1) = ${action})`]),
    ...(target === undefined ? [] : [sql`(target_id::text = ${target} or ${contains('target_name', target)})`]),
    ...(since === undefined ? [] : [sql`at >= ${since}`]),
    ...(until === undefined ? [] : [sql`at < ${until}`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

export type AuditDeps = Pick<Platform, 'database' | 'now'> & { readonly config: Pick<Config, 'audit'> };

const DAY = 86_400_000;

/** Deletes entries older than `audit.retentionDays`; none when that is `null`. */
export async function sweepAudit({ config, database, now }: AuditDeps): Promise<void> {
  const { retentionDays } = config.audit;
  if (retentionDays === null) return;
  const oldest = new Date(now().getTime() - retentionDays * DAY);
  await database.pool.deleteFrom('audit_entries').where('at', '<', oldest).execute();
}
