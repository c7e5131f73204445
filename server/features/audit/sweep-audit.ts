import type { Platform } from '../../platform/platform.js';
import type { Config } from '../../config/config.js';

export type AuditDeps = Pick<Platform, 'database' | 'now'> & { readonly config: Pick<Config, 'audit'> };

const DAY = 86_400_000;

/** Deletes entries older than `audit.retentionDays`; none where that is `null`. */
export async function sweepAudit({ config, database, now }: AuditDeps): Promise<void> {
  const { retentionDays } = config.audit;
  if (retentionDays === null) return;
  const oldest = new Date(now().getTime() - retentionDays * DAY);
  await database.pool.deleteFrom('audit_entries').where('at', '<', oldest).execute();
}
