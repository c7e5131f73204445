import { ApiError } from '../../platform/http/errors.js';
import type { Deps } from '../../main/deps.js';
import { issueAccessToken } from './access-token.js';
import type { SignedIn } from './access-token.js';
import { findAccount } from './accounts.js';
import { clearTries, reserveTry, signInCounters } from './brute-force.js';
import { addressOf } from '../../platform/http/principal.js';
import { requireEmailProvider } from './email-provider.js';
import type { Principal } from '../../platform/http/principal.js';

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** One failure, after the same work, for an unknown e-mail, a wrong password and an account without one or turned off. */
export async function signIn(deps: Deps, principal: Principal, { email, password }: SignIn): Promise<SignedIn> {
  requireEmailProvider(deps.config);
  const counters = signInCounters(deps.config.auth.bruteForce, email, addressOf(principal));
  await reserveTry(deps, counters);
  const { pool } = deps.database;
  const account = await findAccount(pool, { email });
  const { matches, outdated } = await deps.passwords.check(password, account?.passwordHash);
  if (!account || !matches || account.disabled) {
    throw new ApiError('UNAUTHORIZED', { message: 'The e-mail address or the password is not right.' });
  }
  await clearTries(pool, counters);
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
