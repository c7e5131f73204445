import type { ContentDeps } from '../../content/content-deps.js';
import type { Platform } from '../../../platform/platform.js';
import type { AuthDeps } from '../auth-deps.js';
import { changeCredentials, findAccount } from '../accounts/accounts.js';
import { addressCounters, clearSignInAttempts, clearAttempts, reserveAttempt } from '../sign-in/brute-force.js';
import { addressOf } from '../../../platform/http/principal.js';
import { requireEmailProvider, sendsMail } from '../sign-in/sign-in.js';
import { requireGoodPassword } from './password-rule.js';
import type { Principal } from '../../../platform/http/principal.js';
import { badToken, hashToken, randomToken } from '../tokens/tokens.js';

const LIFETIME = 3_600_000;
const MAIL_AT_MOST_EVERY = 120_000;

/**
 * Requests an e-mail with a reset token. A job looks up the address later, so neither the response nor its timing
 * reveals whether it is known.
 */
export async function requestPasswordReset(
  deps: Pick<ContentDeps, 'database' | 'queue' | 'now' | 'config'>,
  principal: Principal,
  { email }: { readonly email: string },
): Promise<void> {
  requireEmailProvider(deps.config);
  await reserveAttempt(deps, addressCounters(deps.config.auth.bruteForce, 'reset', addressOf(principal)));
  await deps.queue.send(deps.database.pool, { name: 'reset-password', data: { email } });
}

/**
 * The job for it. It sends the e-mail itself instead of queueing another job, because the token must not be stored in
 * the queue's table.
 */
export async function sendPasswordReset(
  deps: Pick<ContentDeps, 'database' | 'mailer' | 'log' | 'now' | 'config'>,
  { email }: { readonly email: string },
): Promise<void> {
  if (deps.config.environment === 'production' && !sendsMail(deps.config)) {
    deps.log.warn('A password reset was requested, but no mail server is configured (SMTP_URL).');
    return;
  }
  const account = await findAccount(deps.database.pool, { email });
  if (!account || account.disabled) return;
  const token = randomToken();
  if (!(await storeToken(deps, account.id, token))) return;
  try {
    await deps.mailer.send({ to: account.email, subject: 'A new password', text: mailText(deps, token) });
  } catch (error) {
    // Otherwise a retry would take the token for sent and skip the e-mail.
    await deps.database.pool.deleteFrom('password_resets').where('token_hash', '=', hashToken(token)).execute();
    throw error;
  }
}

/** Stores a token, replacing an older one. Resolves with `false` when that one is very recent. */
async function storeToken(deps: Pick<Platform, 'database' | 'now'>, userId: string, token: string): Promise<boolean> {
  const now = deps.now();
  const row = {
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME),
  };
  const kept = await deps.database.pool
    .insertInto('password_resets')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(row)
        .where('password_resets.created_at', '<=', new Date(now.getTime() - MAIL_AT_MOST_EVERY)),
    )
    .returning('user_id')
    .executeTakeFirst();
  return kept !== undefined;
}

function mailText(deps: Pick<ContentDeps, 'config'>, token: string): string {
  const { publicUrl } = deps.config;
  // In the fragment, so that the token reaches neither our log nor another site's.
  return (
    `A new password was requested for your account at ${publicUrl}/.\n\n` +
    `Choose it here within one hour: ${publicUrl}/admin#reset-password=${token}\n\n` +
    'If you did not request this, ignore this e-mail: your password stays the same.\n'
  );
}

export interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/** Sets a password with a mailed token, once. Ends all sessions and does not sign in. */
export async function confirmPasswordReset(
  deps: Pick<AuthDeps, 'database' | 'now' | 'config' | 'passwords'>,
  principal: Principal,
  { token, password }: NewPassword,
): Promise<void> {
  requireEmailProvider(deps.config);
  const counters = addressCounters(deps.config.auth.bruteForce, 'confirm', addressOf(principal));
  await reserveAttempt(deps, counters);
  const holder = await deps.database.pool
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  if (!holder) throw badToken();
  // The token matched, so clear the brute-force counters.
  await clearAttempts(deps.database.pool, counters);
  requireGoodPassword(password, holder.email);
  const passwordHash = await deps.passwords.hash(password);
  await deps.database.transaction(async (transaction) => {
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', deps.now())
      .returning('user_id')
      .executeTakeFirst();
    if (!used) throw badToken();
    await changeCredentials(transaction, used.user_id, { password_hash: passwordHash, email_verified: true });
    await clearSignInAttempts(transaction, holder.email);
  });
}
