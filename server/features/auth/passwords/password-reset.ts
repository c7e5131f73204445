import { validationError } from '../../../platform/http/errors.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { Platform } from '../../../platform/platform.js';
import type { AuthDeps } from '../auth-deps.js';
import { changeCredentials, findAccount } from '../accounts/accounts.js';
import { addressCounters, clearSignInTries, clearTries, reserveTry } from '../sign-in/brute-force.js';
import { addressOf } from '../../../platform/http/principal.js';
import { requireEmailProvider, sendsMail } from '../sign-in/sign-in.js';
import { requireGoodPassword } from './password-rule.js';
import type { Principal } from '../../../platform/http/principal.js';
import { hashToken, randomToken } from '../tokens/tokens.js';

const LIFETIME = 3_600_000;
const MAIL_AT_MOST_EVERY = 120_000;

/**
 * Asks for a mail with a reset token. Whether the address is known is looked up later, by a job: neither the answer nor
 * its time depends on it.
 */
export async function requestPasswordReset(
  deps: Pick<ContentDeps, 'database' | 'queue' | 'now' | 'config'>,
  principal: Principal,
  { email }: { readonly email: string },
): Promise<void> {
  requireEmailProvider(deps.config);
  await reserveTry(deps, addressCounters(deps.config.auth.bruteForce, 'reset', addressOf(principal)));
  await deps.queue.send(deps.database.pool, { name: 'reset-password', data: { email } });
}

/**
 * The job behind it. It mails by itself instead of leaving that to another job: the token must not lie in the queue's
 * table.
 */
export async function sendPasswordReset(deps: ContentDeps, { email }: { readonly email: string }): Promise<void> {
  if (deps.config.environment === 'production' && !sendsMail(deps.config)) {
    deps.log.warn('A password reset was asked for, but no mail server is configured (SMTP_URL).');
    return;
  }
  const account = await findAccount(deps.database.pool, { email });
  if (!account || account.disabled) return;
  const token = randomToken();
  if (!(await keepToken(deps, account.id, token))) return;
  try {
    await deps.mailer.send({ to: account.email, subject: 'A new password', text: mailText(deps, token) });
  } catch (error) {
    // Else the next try of this job would find a mail that was never sent, and send none.
    await deps.database.pool.deleteFrom('password_resets').where('token_hash', '=', hashToken(token)).execute();
    throw error;
  }
}

/** Takes the place of an older token, unless that one is very new: then answers `false`. */
async function keepToken(deps: Pick<Platform, 'database' | 'now'>, userId: string, token: string): Promise<boolean> {
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
  // After the #, where the token reaches neither our log nor another site's.
  return (
    `Somebody, perhaps you, asked for a new password at ${publicUrl}/.\n\n` +
    `Choose it here, within an hour: ${publicUrl}/admin#reset-password=${token}\n\n` +
    'If it was not you, there is nothing to do: your password stays as it is.\n'
  );
}

export interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/** Sets a password by a mailed token, once. Ends every session; signs nobody in. */
export async function confirmPasswordReset(
  deps: Pick<AuthDeps, 'database' | 'now' | 'config' | 'passwords'>,
  principal: Principal,
  { token, password }: NewPassword,
): Promise<void> {
  requireEmailProvider(deps.config);
  const counters = addressCounters(deps.config.auth.bruteForce, 'confirm', addressOf(principal));
  await reserveTry(deps, counters);
  const holder = await deps.database.pool
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  if (!holder) throw badToken();
  // The token was no guess.
  await clearTries(deps.database.pool, counters);
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
    await clearSignInTries(transaction, holder.email);
  });
}

function badToken(): Error {
  return validationError({ field: 'token', message: 'is not valid, has been used, or is over' });
}
