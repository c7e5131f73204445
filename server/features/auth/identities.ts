import type { Connection } from '../../platform/database/database.js';
import { changeCredentials, findAccount } from './accounts.js';
import type { Account } from './accounts.js';
import type { ProviderName } from './oauth-provider.js';

/** Who somebody is for a provider: `idp` is the one whose tokens and events the importer API takes. */
export interface Identity {
  readonly provider: ProviderName | 'idp';
  /** The provider's own id of the person; never changes, unlike the address. */
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
    // Left behind by a person who was deleted.
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet({ user_id: userId }))
    .execute();
}

/**
 * The account of an address that a provider has verified. Whoever set a password on one that was never verified may be
 * somebody else: it goes, and their sessions.
 */
export async function provenAccount(connection: Connection, account: Account): Promise<Account> {
  if (account.emailVerified) {
    return account;
  }
  await changeCredentials(connection, account.id, { password_hash: null, email_verified: true });
  return (await findAccount(connection, { id: account.id })) ?? account;
}
