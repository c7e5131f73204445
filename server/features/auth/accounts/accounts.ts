import { sql } from 'kysely';
import type { ContentDeps } from '../../content/content-deps.js';
import { validationError } from '../../../platform/http/errors.js';
import type { Connection } from '../../../platform/database/database.js';
import type { Principal } from '../../../platform/http/principal.js';
import { USER_MODEL } from '../../content/names.js';
import { makeSlugs } from '../../content/operations/make-slugs.js';
import { readInput } from '../../content/operations/read-input.js';
import { lockRecord } from '../../content/operations/read-rows.js';
import { announce } from '../../content/operations/with-write.js';
import { insertRow } from '../../content/operations/write-rows.js';
import type { RecordEvent, RecordListener } from '../../content/record-event.js';
import type { Account } from '../account.js';
import type { AuthDeps } from '../auth-deps.js';
import { hashToken } from '../tokens/tokens.js';

/** E-mail addresses are stored and looked up in lower case. */
export type AccountKey = { readonly id: string } | { readonly email: string };

export async function findAccount(connection: Connection, key: AccountKey): Promise<Account | undefined> {
  const query = connection
    .selectFrom('users')
    // A user created through the content API has no credentials yet.
    .leftJoin('user_credentials', 'user_credentials.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.name', 'users.role', 'users.permissions'])
    .select(['user_credentials.password_hash as passwordHash', 'user_credentials.kept_token_hash as keptTokenHash'])
    .select(({ fn }) => [
      fn.coalesce('user_credentials.token_version', sql.lit(0)).as('tokenVersion'),
      fn.coalesce('user_credentials.email_verified', sql.lit(false)).as('emailVerified'),
      fn.coalesce('user_credentials.disabled', sql.lit(false)).as('disabled'),
    ]);
  const filtered = 'id' in key ? query.where('users.id', '=', key.id) : query.where('users.email', '=', key.email);
  return filtered.executeTakeFirst();
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly passwordHash: string | null;
  readonly emailVerified: boolean;
}

/** Creates a user, announced like any other new record. Rejects with SQLSTATE 23505 when the e-mail is taken. */
export async function insertAccount(
  deps: Pick<ContentDeps, 'now' | 'models' | 'recordListeners'>,
  transaction: Connection,
  { email, name, role, passwordHash, emailVerified }: NewAccount,
): Promise<Account> {
  const model = deps.models.byName(USER_MODEL);
  if (!model) throw new Error(`There is no model ${USER_MODEL}.`);
  const body = { email, name, role };
  const id = crypto.randomUUID();
  const { values, details } = readInput(body, {
    principal: { kind: 'system' },
    model,
    mode: 'create',
    current: undefined,
  });
  if (details.length > 0) throw validationError(details);
  await makeSlugs(transaction, { model, values, current: undefined, isWhole: true, body, id });
  await insertRow(transaction, model, { id, values, at: deps.now().toISOString(), createdBy: null });
  await transaction
    .insertInto('user_credentials')
    .values({ user_id: id, password_hash: passwordHash, email_verified: emailVerified })
    .execute();
  const record = await lockRecord(transaction, model, id);
  const account = await findAccount(transaction, { id });
  if (!record || !account) throw new Error(`The new user ${id} cannot be read.`);
  await announce(deps, transaction, { event: 'create', model, record, previous: undefined });
  return account;
}

export interface CredentialsChange {
  readonly password_hash?: string | null;
  readonly email_verified?: boolean;
  readonly disabled?: boolean;
  /** Hash of the one token, or session token, that stays valid. */
  readonly kept_token_hash?: string;
}

/** Changes a user's credentials. All tokens and sessions issued before become invalid, except for a kept one. */
export async function changeCredentials(
  connection: Connection,
  userId: string,
  given: CredentialsChange,
): Promise<void> {
  const change = { kept_token_hash: null, ...given };
  await connection
    .insertInto('user_credentials')
    .values({ user_id: userId, token_version: 1, ...change })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ eb }) => ({
        ...change,
        token_version: eb('user_credentials.token_version', '+', 1),
      })),
    )
    .execute();
  await connection
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', given.kept_token_hash ?? '')
    .execute();
}

/** The user of a token with this version, unless it has been revoked. */
export async function findTokenHolder(
  { database, knownCallers }: Pick<AuthDeps, 'database' | 'knownCallers'>,
  { userId, tokenVersion, token }: { readonly userId: string; readonly tokenVersion: number; readonly token: string },
): Promise<Account | undefined> {
  const account = await knownCallers.account(userId, () => findAccount(database.pool, { id: userId }));
  if (!account || account.disabled) return undefined;
  return account.tokenVersion === tokenVersion || account.keptTokenHash === hashToken(token) ? account : undefined;
}

export function userPrincipal(account: Account, address: string): Principal {
  const { id, email, name, role, permissions } = account;
  return { kind: 'user', id, email, name, role, permissions, address };
}

export interface PublicUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

export function publicUser({ id, email, name, role }: Account): PublicUser {
  return { id, email, name, role };
}

async function onUserEvent(connection: Connection, { event, model, record, previous }: RecordEvent): Promise<void> {
  if (model.name !== USER_MODEL) return;
  if (event === 'delete') {
    await connection
      .updateTable('api_keys')
      .set({ created_by_name: `${String(record['name'])} (${String(record['email'])})` })
      .where('created_by', '=', record.id)
      .execute();
    for (const table of ['sessions', 'password_resets', 'oauth_identities', 'user_credentials'] as const) {
      await connection.deleteFrom(table).where('user_id', '=', record.id).execute();
    }
  }
  if (event === 'update') {
    const isMoved = previous?.['email'] !== record['email'];
    if (isMoved) await connection.deleteFrom('password_resets').where('user_id', '=', record.id).execute();
    if (isMoved || previous?.['role'] !== record['role']) {
      await changeCredentials(connection, record.id, isMoved ? { email_verified: false } : {});
    }
  }
}

/**
 * Keeps credentials in sync with user records: a new role or address voids the user's tokens, deletion removes
 * everything.
 */
export const userListener: RecordListener = Object.assign(
  async (connection: Connection, events: readonly RecordEvent[]) => {
    for (const event of events) await onUserEvent(connection, event);
  },
  { handles: ((_event, model) => model.name === USER_MODEL) satisfies RecordListener['handles'] },
);
