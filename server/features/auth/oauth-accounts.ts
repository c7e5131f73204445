import { ApiError } from '../../platform/http/errors.js';
import type { Deps } from '../../main/deps.js';
import type { Connection } from '../../platform/database/database.js';
import { insertInvited, takeInvitation } from './accept-invitation.js';
import { findAccount, insertAccount } from './accounts.js';
import type { Account } from './accounts.js';
import { emailAddress } from './email-address.js';
import { linkedAccount, linkIdentity, provenAccount } from './identities.js';
import type { Profile, ProviderName } from './oauth-provider.js';
import { NEW_USER_ROLE } from './sign-up.js';
import { isUniqueViolation } from '../../platform/database/sql-state.js';

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

async function findOrMake(
  deps: Deps,
  connection: Connection,
  { provider, profile }: { readonly provider: ProviderName; readonly profile: Profile },
): Promise<Account> {
  const identity = { provider, subject: profile.subject };
  const known = await linkedAccount(connection, identity);
  if (known) {
    return known;
  }
  const email = emailAddress.safeParse(profile.email);
  if (!email.success) {
    throw new ApiError('FORBIDDEN', { message: 'The provider has not verified an e-mail address of yours.' });
  }
  const existing = await findAccount(connection, { email: email.data });
  const account = existing
    ? await provenAccount(connection, existing)
    : await make(deps, connection, email.data, profile);
  await linkIdentity(connection, identity, { userId: account.id, now: deps.now() });
  return account;
}

async function make(deps: Deps, connection: Connection, email: string, profile: Profile): Promise<Account> {
  const invitation = await takeInvitation(connection, { email }, deps.now());
  if (!invitation && !deps.config.auth.allowSignup) {
    throw new ApiError('FORBIDDEN', { message: 'Signing up is closed.' });
  }
  const name = profile.name?.trim().slice(0, 200) || email.slice(0, email.lastIndexOf('@'));
  const role = invitation?.role ?? NEW_USER_ROLE;
  const person = { email, name, role, passwordHash: null, emailVerified: true };
  return invitation
    ? insertInvited(deps, connection, { invitation, person, address: '' })
    : insertAccount(deps, connection, person);
}
