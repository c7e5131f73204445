import { writeAudit } from '../../audit/write-audit.js';
import { USER_MODEL } from '../../content/names.js';
import { readInput } from '../../content/operations/read-input.js';
import { lockRecord } from '../../content/operations/read-rows.js';
import { auditUser } from '../../content/operations/user-rules.js';
import { announce, nextInstant } from '../../content/operations/with-write.js';
import { updateRow } from '../../content/operations/write-rows.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { Platform } from '../../../platform/platform.js';
import { ApiError, validationError } from '../../../platform/http/errors.js';
import { issueAccessToken } from '../tokens/access-token.js';
import type { SignedIn } from '../tokens/access-token.js';
import { changeCredentials, findAccount, publicUser } from './accounts.js';
import type { Account } from '../account.js';
import type { AuthDeps } from '../auth-deps.js';
import type { PublicUser } from './accounts.js';
import { clearAttempts, reserveAttempt, signInCounters } from '../sign-in/brute-force.js';
import { addressOf } from '../../../platform/http/principal.js';
import { requireEmailProvider } from '../sign-in/sign-in.js';
import { requireGoodPassword } from '../passwords/password-rule.js';
import type { Principal } from '../../../platform/http/principal.js';
import { hashToken } from '../tokens/tokens.js';

/** Changes the caller's own name, which requires no permission. */
export async function changeOwnName(
  deps: Pick<ContentDeps, 'database' | 'now' | 'models' | 'recordListeners'>,
  principal: Principal,
  { name }: { readonly name: string },
): Promise<PublicUser> {
  const { id } = requirePerson(principal);
  return deps.database.transaction(async (transaction) => {
    const model = deps.models.byName(USER_MODEL);
    const current = model && (await lockRecord(transaction, model, id));
    if (!model || !current) throw new ApiError('UNAUTHORIZED');
    const { values, details } = readInput({ name }, { principal: { kind: 'system' }, model, mode: 'update', current });
    if (details.length > 0) throw validationError(details);
    if (current['name'] !== name) {
      await updateRow(transaction, model, { id, values, at: nextInstant(deps.now(), current) });
      const record = await lockRecord(transaction, model, id);
      if (!record) throw new ApiError('UNAUTHORIZED');
      await announce(deps, transaction, { event: 'update', model, record, previous: current });
      await auditUser(deps, transaction, { principal, model, before: current, after: record });
    }
    return publicUser((await findAccount(transaction, { id })) as Account);
  });
}

export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  /** The caller's token, or the token of their session. It stays valid. */
  readonly token: string;
}

/** Sets a new password; all other tokens and sessions of the caller end. Returns a new token. */
export async function changeOwnPassword(
  deps: Pick<AuthDeps, 'database' | 'now' | 'config' | 'passwords'>,
  principal: Principal,
  { current, password, token }: PasswordChange,
): Promise<SignedIn> {
  requireEmailProvider(deps.config);
  const { id, email } = requirePerson(principal);
  const { pool } = deps.database;
  // A stolen token must not allow unlimited guesses at the password.
  const counters = signInCounters(deps.config.auth.bruteForce, email, addressOf(principal));
  await reserveAttempt(deps, counters);
  const account = await findAccount(pool, { id });
  const { matches } = await deps.passwords.check(current, account?.passwordHash);
  if (!account || !matches) throw validationError({ field: 'current', message: 'Is not your current password.' });
  await clearAttempts(pool, counters);
  requireGoodPassword(password, email);
  const passwordHash = await deps.passwords.hash(password);
  return deps.database.transaction(async (transaction) => {
    await lockCredentials(transaction, account);
    await changeCredentials(transaction, id, { password_hash: passwordHash, kept_token_hash: hashToken(token) });
    await transaction.deleteFrom('password_resets').where('user_id', '=', id).execute();
    const target = { id, name: `${account.name} (${account.email})` };
    await writeAudit(transaction, { principal, action: 'user.change_password', target, at: deps.now() });
    return issueAccessToken(deps, (await findAccount(transaction, { id })) as Account);
  });
}

type Person = Extract<Principal, { kind: 'user' }>;

function requirePerson(principal: Principal): Person {
  if (principal.kind !== 'user') throw new ApiError('FORBIDDEN');
  return principal;
}

/** Throws CONFLICT when the password was changed after it was checked. */
async function lockCredentials(
  transaction: Platform['database']['pool'],
  { id, passwordHash }: Account,
): Promise<void> {
  const row = await transaction
    .selectFrom('user_credentials')
    .select('password_hash')
    .where('user_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.password_hash !== passwordHash)
    throw new ApiError('CONFLICT', { message: 'The password has just changed.' });
}
