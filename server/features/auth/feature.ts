import { sql } from 'kysely';
import type { Platform } from '../../platform/platform.js';
import type { AuthDeps } from './auth-deps.js';
import type { Feature } from '../feature.js';
import type { ContentAdditions } from '../content/record-event.js';
import { userListener } from './accounts/accounts.js';
import { requireOtherSuperAdmin } from './accounts/last-super-admin.js';
import { invitationEndpoints } from './accounts/invitation-endpoints.js';
import { authMigrations } from './migrations.js';
import { oauthEndpoints } from './oauth/endpoints.js';
import { sendPasswordReset } from './passwords/password-reset.js';
import { signInEndpoints } from './sign-in/endpoints.js';

declare module '../../platform/queue/queue.js' {
  interface Jobs {
    'reset-password': { readonly email: string };
  }
}

export const feature: Feature<AuthDeps> & ContentAdditions<AuthDeps, unknown> = {
  name: 'auth',
  migrations: authMigrations,
  endpoints: [...signInEndpoints, ...oauthEndpoints, ...invitationEndpoints],
  work: { 'reset-password': (deps) => ({ handle: (data) => sendPasswordReset(deps, data) }) },
  sweeps: [{ name: 'sign-ins', run: sweepAuth }],
  recordListener: () => userListener,
  roleGuard: requireOtherSuperAdmin,
};

/** Removes expired rows, and rows of deleted users. Nothing depends on it running. */
export async function sweepAuth(deps: Pick<Platform, 'database' | 'now'>): Promise<void> {
  const now = deps.now();
  const { pool } = deps.database;
  await pool.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await pool.deleteFrom('ended_sessions').where('expires_at', '<=', now).execute();
  await pool.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await pool.deleteFrom('invitations').where('expires_at', '<=', now).execute();
  await pool.deleteFrom('attempts').where('expires_at', '<=', now).execute();
  for (const table of ['sessions', 'password_resets', 'oauth_identities', 'user_credentials'] as const) {
    await sql`delete from ${sql.table(table)} as held
      where not exists (select from users where users.id = held.user_id)`.execute(pool);
  }
}
