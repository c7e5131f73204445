import { ApiError, validationError } from '../../../platform/http/errors.js';
import type { AuthDeps } from '../auth-deps.js';
import { addressOf } from '../../../platform/http/principal.js';
import type { Principal } from '../../../platform/http/principal.js';
import { isUniqueViolation } from '../../../platform/database/sql-state.js';
import type { Config } from '../../../config/config.js';
import { issueAccessToken } from '../tokens/access-token.js';
import type { SignedIn } from '../tokens/access-token.js';
import { findAccount, insertAccount } from '../accounts/accounts.js';
import { requireGoodPassword } from '../passwords/password-rule.js';
import { addressCounters, clearAttempts, reserveAttempt, signInCounters } from './brute-force.js';

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

/**
 * Fails identically, after the same work, for an unknown e-mail, a wrong password, an account without one, and a
 * disabled account.
 */
export async function signIn(
  deps: Pick<AuthDeps, 'database' | 'now' | 'config' | 'passwords'>,
  principal: Principal,
  { email, password }: SignIn,
): Promise<SignedIn> {
  requireEmailProvider(deps.config);
  const counters = signInCounters(deps.config.auth.bruteForce, email, addressOf(principal));
  await reserveAttempt(deps, counters);
  const { pool } = deps.database;
  const account = await findAccount(pool, { email });
  const { matches, outdated } = await deps.passwords.check(password, account?.passwordHash);
  if (!account || !matches || account.disabled) {
    throw new ApiError('UNAUTHORIZED', { message: 'The e-mail address or the password is wrong.' });
  }
  await clearAttempts(pool, counters);
  if (outdated) {
    await pool
      .updateTable('user_credentials')
      .set({ password_hash: await deps.passwords.hash(password) })
      .where('user_id', '=', account.id)
      .where('password_hash', '=', account.passwordHash)
      .execute();
  }
  return issueAccessToken(deps, account);
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** The role of a user who signed up without an invitation. */
export const NEW_USER_ROLE = 'viewer';

/** Returns `undefined` when only an e-mail reports whether the address was taken. */
export async function signUp(
  deps: Pick<AuthDeps, 'database' | 'queue' | 'now' | 'config' | 'models' | 'recordListeners' | 'passwords'>,
  principal: Principal,
  { email, password, name }: SignUp,
): Promise<SignedIn | undefined> {
  const { auth } = deps.config;
  requireEmailProvider(deps.config);
  if (!auth.allowSignup) throw new ApiError('FORBIDDEN', { message: 'Sign-up is closed.' });
  requireGoodPassword(password, email);
  const counters = addressCounters(auth.bruteForce, 'sign-up', addressOf(principal));
  await reserveAttempt(deps, counters);
  const concealed = auth.concealSignup && sendsMail(deps.config);
  const passwordHash = await deps.passwords.hash(password);
  try {
    const account = await deps.database.transaction(async (transaction) => {
      const inserted = await insertAccount(deps, transaction, {
        email,
        name,
        role: NEW_USER_ROLE,
        passwordHash,
        emailVerified: false,
      });
      if (concealed) {
        await deps.queue.send(transaction, { name: 'send-mail', data: welcomeMail(email, deps.config.publicUrl) });
      }
      return inserted;
    });
    await clearAttempts(deps.database.pool, counters);
    return concealed ? undefined : await issueAccessToken(deps, account);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (!concealed) throw validationError({ field: 'email', message: 'Is taken.' });
    await deps.queue.send(deps.database.pool, { name: 'send-mail', data: takenMail(email, deps.config.publicUrl) });
    return undefined;
  }
}

function welcomeMail(to: string, address: string) {
  return { to, subject: 'Your account is ready', text: `You can now sign in at ${address}/.\n` };
}

function takenMail(to: string, address: string) {
  return {
    to,
    subject: 'You already have an account',
    text:
      `A sign-up at ${address}/ used this e-mail address, which already has an account.\n` +
      'If it was you, sign in or request a new password. If not, ignore this e-mail.\n',
  };
}

/** Whether e-mail really leaves the server, instead of going to an outbox folder. */
export function sendsMail(config: Config): boolean {
  return config.smtpUrl !== undefined || config.auth.providers.email.smtp !== undefined;
}

export function requireEmailProvider(config: Config): void {
  if (!config.auth.providers.email.enabled) {
    throw new ApiError('FORBIDDEN', { message: 'Sign-in with e-mail and password is disabled.' });
  }
}
