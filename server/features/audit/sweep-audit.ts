import type { Deps } from '../../main/deps.js';

const DAY = 86_400_000;

/** Deletes entries older than `audit.retentionDays`; none where that is `null`. */
export async function sweepAudit({ config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>): Promise<void> {
  const { retentionDays } = config.audit;
  if (retentionDays === null) return;
  const oldest = new Date(now().getTime() - retentionDays * DAY);
  await database.pool.deleteFrom('audit_entries').where('at', '<', oldest).execute();
}
