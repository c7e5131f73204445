import { sql } from 'kysely';
import type { Deps } from '../../main/deps.js';

/** Milliseconds; a provider that tries again for days sends the same id. */
const IDP_EVENTS_KEPT = 30 * 86_400_000;

/** Removes what is over, and what belongs to nobody any more. Nothing depends on its running. */
export async function sweepAuth(deps: Deps): Promise<void> {
  const now = deps.now();
  const { pool } = deps.database;
  await pool.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await pool.deleteFrom('ended_sessions').where('expires_at', '<=', now).execute();
  await pool.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await pool.deleteFrom('invitations').where('expires_at', '<=', now).execute();
  await pool.deleteFrom('attempts').where('expires_at', '<=', now).execute();
  await pool
    .deleteFrom('idp_events')
    .where('received_at', '<=', new Date(now.getTime() - IDP_EVENTS_KEPT))
    .execute();
  for (const table of ['sessions', 'password_resets', 'oauth_identities', 'user_credentials'] as const) {
    await sql`delete from ${sql.table(table)} as held
      where not exists (select from users where users.id = held.user_id)`.execute(pool);
  }
}
