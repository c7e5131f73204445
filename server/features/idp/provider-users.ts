import { findAccount } from '../auth/accounts/accounts.js';
import type { Account, TokenHolder } from '../auth/account.js';
import { createProviderTokens } from './provider-tokens.js';
import { emailAddress } from '../auth/schemas.js';
import { linkedAccount, linkIdentity, provenAccount } from '../auth/oauth/identities.js';
import type { ContentDeps } from '../content/content-deps.js';
import type { Platform } from '../../platform/platform.js';
import type { Connection } from '../../platform/database/database.js';

export type IdpDeps = Pick<ContentDeps, 'database' | 'log' | 'now' | 'config'>;

export interface ProviderUser {
  readonly subject: string;
  /** Only if the provider has verified the address. */
  readonly email: string | undefined;
}

/**
 * The local account of a provider's user: found by the provider's id, else by a verified address, and from then on by
 * the id. `undefined` for unknown users; no account is created.
 */
export async function knownUser(
  deps: Pick<Platform, 'now'>,
  connection: Connection,
  { subject, email }: ProviderUser,
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

/** Whether the provider has deleted this user. */
export async function isGone(connection: Connection, subject: string): Promise<boolean> {
  const deletion = await connection
    .selectFrom('idp_deletions')
    .select('subject')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return deletion !== undefined;
}

/** Accepts the provider's tokens as credentials of the users they name; unknown or disabled users have none. */
export function providerTokenHolder(deps: IdpDeps): TokenHolder {
  const tokens = createProviderTokens(deps.config.idpTokens, deps);
  return async (token) => {
    const claims = await tokens?.verify(token, deps.now());
    if (!claims) return undefined;
    const known = await linkedAccount(deps.database.pool, { provider: 'idp', subject: claims.subject });
    const account = known ?? (await deps.database.transaction((transaction) => knownUser(deps, transaction, claims)));
    return account && !account.disabled ? account : undefined;
  };
}
