import { findAccount } from '../auth/accounts/accounts.js';
import type { Account } from '../auth/accounts/accounts.js';
import { emailAddress } from '../auth/schemas.js';
import { linkedAccount, linkIdentity, provenAccount } from '../auth/oauth/identities.js';
import type { Deps } from '../../main/deps.js';
import type { Connection } from '../../platform/database/database.js';

export interface ProviderPerson {
  readonly subject: string;
  /** Only an address the provider has verified. */
  readonly email: string | undefined;
}

/**
 * The person somebody at the provider is here: known by the provider's id, else by a verified address, and from then on
 * by the id. `undefined` for strangers; nobody is made.
 */
export async function knownPerson(
  deps: Deps,
  connection: Connection,
  { subject, email }: ProviderPerson,
): Promise<Account | undefined> {
  const identity = { provider: 'idp', subject } as const;
  const linked = await linkedAccount(connection, identity);
  if (linked || (await isGone(connection, subject))) return linked;
  const address = emailAddress.safeParse(email);
  const existing = address.success ? await findAccount(connection, { email: address.data }) : undefined;
  if (!existing) return undefined;
  const account = await provenAccount(connection, existing);
  await linkIdentity(connection, identity, { userId: account.id, now: deps.now() });
  return account;
}

/** Whether the provider has said that it has this person no more. */
export async function isGone(connection: Connection, subject: string): Promise<boolean> {
  const deletion = await connection
    .selectFrom('idp_deletions')
    .select('subject')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return deletion !== undefined;
}

/** Whose token it is; `undefined` for what is no good token, and for people who are unknown or turned off. */
export async function providerTokenHolder(deps: Deps, token: string): Promise<Account | undefined> {
  const claims = await deps.providerTokens?.verify(token, deps.now());
  if (!claims) return undefined;
  const known = await linkedAccount(deps.database.pool, { provider: 'idp', subject: claims.subject });
  const account = known ?? (await deps.database.transaction((transaction) => knownPerson(deps, transaction, claims)));
  return account && !account.disabled ? account : undefined;
}
