import { ApiError } from '../errors.js';
import type { Deps } from '../deps.js';
import type { Connection } from '../storage/database.js';
import { changeCredentials, findAccount, insertAccount } from './accounts.js';
import type { Account } from './accounts.js';
import { emailAddress } from './email-address.js';
import type { Profile, ProviderName } from './oauth-provider.js';
import { NEW_USER_ROLE } from './sign-up.js';
import { isUniqueViolation } from './sql-state.js';

/**
 * The person behind a provider's profile: known by the provider's id, else by an address that the provider has verified,
 * else new. An address that is not verified proves nothing, so it neither links nor makes an account.
 */
export async function accountOfProfile(deps: Deps, provider: ProviderName, profile: Profile): Promise<Account> {
  const work = (): Promise<Account> =>
    deps.database.transaction((transaction) => findOrMake(deps, transaction, { provider, profile }));
  const account = await work().catch((error: unknown) => {
    // Somebody else made the account in between; now it is there to be found.
    if (isUniqueViolation(error)) {
      return work();
    }
    throw error;
  });
  if (account.disabled) {
    throw new ApiError('FORBIDDEN', { message: 'This account is turned off.' });
  }
  return account;
}

interface Claim {
  readonly provider: ProviderName;
  readonly profile: Profile;
}

async function findOrMake(deps: Deps, connection: Connection, claim: Claim): Promise<Account> {
  const { provider, profile } = claim;
  const linked = await connection
    .selectFrom('oauth_identities')
    .innerJoin('users', 'users.id', 'oauth_identities.user_id')
    .select('users.id')
    .where('provider', '=', provider)
    .where('subject', '=', profile.subject)
    .executeTakeFirst();
  const known = linked && (await findAccount(connection, { id: linked.id }));
  if (known) {
    return known;
  }
  const email = emailAddress.safeParse(profile.email);
  if (!email.success) {
    throw new ApiError('FORBIDDEN', { message: 'The provider has not verified an e-mail address of yours.' });
  }
  const existing = await findAccount(connection, { email: email.data });
  const account = existing ? await proven(connection, existing) : await make(deps, connection, email.data, profile);
  await link(connection, claim, { userId: account.id, now: deps.now() });
  return account;
}

/** Whoever set a password on an address that was never verified may be somebody else: it goes, and their sessions. */
async function proven(connection: Connection, account: Account): Promise<Account> {
  if (account.emailVerified) {
    return account;
  }
  await changeCredentials(connection, account.id, { password_hash: null, email_verified: true });
  return (await findAccount(connection, { id: account.id })) ?? account;
}

async function make(deps: Deps, connection: Connection, email: string, profile: Profile): Promise<Account> {
  if (!deps.config.auth.allowSignup) {
    throw new ApiError('FORBIDDEN', { message: 'Signing up is closed.' });
  }
  const name = profile.name?.trim().slice(0, 200) || email.slice(0, email.lastIndexOf('@'));
  return insertAccount(deps, connection, {
    email,
    name,
    role: NEW_USER_ROLE,
    passwordHash: null,
    emailVerified: true,
  });
}

async function link(
  connection: Connection,
  { provider, profile }: Claim,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await connection
    .insertInto('oauth_identities')
    .values({ provider, subject: profile.subject, user_id: userId, created_at: now })
    // Left behind by a person who was deleted.
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet({ user_id: userId }))
    .execute();
}
