import { writeAudit } from '../audit/write-audit.js';
import type { Deps } from '../../main/deps.js';
import { ApiError, validationError } from '../../platform/http/errors.js';
import type { Connection } from '../../platform/database/database.js';
import { issueAccessToken } from './access-token.js';
import type { SignedIn } from './access-token.js';
import { insertAccount, userPrincipal } from './accounts.js';
import type { Account, NewAccount } from './accounts.js';
import { addressCounters, clearTries, reserveTry } from './brute-force.js';
import { addressOf } from '../../platform/http/principal.js';
import { requireEmailProvider } from './email-provider.js';
import { passwordFinding } from './password-rule.js';
import type { Principal } from '../../platform/http/principal.js';
import { hashToken } from './random-token.js';
import { isUniqueViolation } from '../../platform/database/sql-state.js';
import type { InvitationRow } from './tables.js';

export interface Acceptance {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** Makes the account somebody was invited to, once, and signs them in. */
export async function acceptInvitation(
  deps: Deps,
  principal: Principal,
  { token, name, password }: Acceptance,
): Promise<SignedIn> {
  requireEmailProvider(deps.config);
  const counters = addressCounters(deps.config.auth.bruteForce, 'confirm', addressOf(principal));
  await reserveTry(deps, counters);
  const hash = hashToken(token);
  const invitation = await deps.database.pool
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  if (!invitation) throw badToken();
  // The token was no guess.
  await clearTries(deps.database.pool, counters);
  const finding = passwordFinding(password, { email: invitation.email });
  if (finding) throw validationError(finding);
  const passwordHash = await deps.passwords.hash(password);
  try {
    const account = await deps.database.transaction(async (transaction) => {
      const taken = await takeInvitation(transaction, { token_hash: hash }, deps.now());
      if (!taken) throw badToken();
      const { email, role, is_mailed: emailVerified } = taken;
      const person = { email, name, role, passwordHash, emailVerified };
      return insertInvited(deps, transaction, { invitation: taken, person, address: addressOf(principal) });
    });
    return await issueAccessToken(deps, account);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError('CONFLICT', { message: 'This address already has an account. Sign in instead.', cause: error });
  }
}

/** The invitation, which nobody else can accept from then on. */
export async function takeInvitation(
  transaction: Connection,
  key: { readonly token_hash: string } | { readonly email: string },
  now: Date,
): Promise<InvitationRow | undefined> {
  const query = transaction.deleteFrom('invitations').where('expires_at', '>', now).returningAll();
  return 'email' in key
    ? query.where('email', '=', key.email).executeTakeFirst()
    : query.where('token_hash', '=', key.token_hash).executeTakeFirst();
}

export async function insertInvited(
  deps: Deps,
  transaction: Connection,
  {
    invitation: { id, email, role },
    person,
    address,
  }: { readonly invitation: InvitationRow; readonly person: NewAccount; readonly address: string },
): Promise<Account> {
  const account = await insertAccount(deps, transaction, person);
  await writeAudit(transaction, {
    principal: userPrincipal(account, address),
    action: 'invitation.accept',
    target: { id, name: email },
    changes: [{ field: 'role', after: role }],
    at: deps.now(),
  });
  return account;
}

function badToken(): Error {
  return validationError({ field: 'token', message: 'is not valid, has been used, or has expired' });
}
