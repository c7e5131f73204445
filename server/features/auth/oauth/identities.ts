import { ApiError } from '../../../platform/http/errors.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { Connection } from '../../../platform/database/database.js';
import { isUniqueViolation } from '../../../platform/database/sql-state.js';
import { insertInvitedUser, takeInvitation } from '../accounts/invitations.js';
import { changeCredentials, findAccount, insertAccount } from '../accounts/accounts.js';
import { providerName } from '../accounts/provider-name.js';
import type { Account } from '../account.js';
import { emailAddress } from '../schemas.js';
import { NEW_USER_ROLE } from '../sign-in/sign-in.js';
import type { Profile, ProviderName } from './oauth-provider.js';

/**
 * Finds or creates the user for a provider's profile: by the provider's id, else by an address that the provider has
 * verified, else a new one. An unverified address proves nothing, so it neither links nor creates an account.
 */
export async function accountOfProfile(
  deps: Pick<ContentDeps, 'database' | 'now' | 'config' | 'models' | 'recordListeners'>,
  provider: ProviderName,
  profile: Profile,
): Promise<Account> {
  const work = (): Promise<Account> =>
    deps.database.transaction((transaction) => findOrCreate(deps, transaction, { provider, profile }));
  const account = await work().catch((error: unknown) => {
    // Another request created the account in between; now it can be found.
    if (isUniqueViolation(error)) return work();
    throw error;
  });
  if (account.disabled) throw new ApiError('FORBIDDEN', { message: 'This account is disabled.' });
  return account;
}

async function findOrCreate(
  deps: Pick<ContentDeps, 'now' | 'config' | 'models' | 'recordListeners'>,
  connection: Connection,
  { provider, profile }: { readonly provider: ProviderName; readonly profile: Profile },
): Promise<Account> {
  const identity = { provider, subject: profile.subject };
  const known = await linkedAccount(connection, identity);
  if (known) return known;
  const email = emailAddress.safeParse(profile.email);
  if (!email.success) {
    throw new ApiError('FORBIDDEN', { message: 'The provider has not verified your e-mail address.' });
  }
  const existing = await findAccount(connection, { email: email.data });
  const account = existing
    ? await provenAccount(connection, existing)
    : await createAccount(deps, connection, email.data, profile);
  await linkIdentity(connection, identity, { userId: account.id, now: deps.now() });
  return account;
}

async function createAccount(
  deps: Pick<ContentDeps, 'now' | 'config' | 'models' | 'recordListeners'>,
  connection: Connection,
  email: string,
  profile: Profile,
): Promise<Account> {
  const invitation = await takeInvitation(connection, { email }, deps.now());
  if (!invitation && !deps.config.auth.allowSignup) {
    throw new ApiError('FORBIDDEN', { message: 'Sign-up is closed.' });
  }
  const name = providerName(profile.name, email);
  const role = invitation?.role ?? NEW_USER_ROLE;
  const person = { email, name, role, passwordHash: null, emailVerified: true };
  return invitation
    ? insertInvitedUser(deps, connection, { invitation, person, address: '' })
    : insertAccount(deps, connection, person);
}

/** A user's identity at a provider: `idp` is the one whose tokens and events the importer API accepts. */
export interface Identity {
  readonly provider: ProviderName | 'idp';
  /** The provider's own user id; never changes, unlike the address. */
  readonly subject: string;
}

export async function linkedAccount(
  connection: Connection,
  { provider, subject }: Identity,
): Promise<Account | undefined> {
  const linked = await connection
    .selectFrom('oauth_identities')
    .innerJoin('users', 'users.id', 'oauth_identities.user_id')
    .select('users.id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return linked && findAccount(connection, { id: linked.id });
}

export async function linkIdentity(
  connection: Connection,
  { provider, subject }: Identity,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await connection
    .insertInto('oauth_identities')
    .values({ provider, subject, user_id: userId, created_at: now })
    // Left over from a deleted user.
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet({ user_id: userId }))
    .execute();
}

/**
 * Updates the account of an address that a provider has verified. A password set before the address was verified may
 * belong to someone else: it is removed, and the account's sessions end.
 */
export async function provenAccount(connection: Connection, account: Account): Promise<Account> {
  if (account.emailVerified) return account;
  await changeCredentials(connection, account.id, { password_hash: null, email_verified: true });
  return (await findAccount(connection, { id: account.id })) ?? account;
}
