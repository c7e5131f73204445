import type { Connection } from '../../../platform/database/database.js';
import type { KeyPermissions, Principal } from '../../../platform/http/principal.js';
import type { AuthDeps } from '../auth-deps.js';
import type { ApiKeyRecord, KeyMaker } from '../schemas.js';
import { API_KEY_COLUMNS } from './api-key-columns.js';
import type { ApiKeyColumns } from './api-key-columns.js';
import { hashToken, randomToken } from './tokens.js';

export const API_KEY_START = 'rgk_';

/** Number of letters after the start that stay readable, to distinguish keys in a list. */
const PREFIX_LETTERS = 6;
const USE_RECORDED_EVERY = 60_000;

export interface NewApiKey {
  readonly name: string;
  readonly permissions: KeyPermissions;
  readonly expiresAt: Date | null;
  readonly createdBy: string | null;
  readonly createdByName?: string | null;
}

/** Returns the key itself only this once; only its hash is stored. */
export async function insertApiKey(
  connection: Connection,
  { name, permissions, expiresAt, createdBy, createdByName = null }: NewApiKey,
  now: Date,
): Promise<ApiKeyRecord & { readonly key: string }> {
  const key = `${API_KEY_START}${randomToken()}`;
  const row = await connection
    .insertInto('api_keys')
    .values({
      id: crypto.randomUUID(),
      name,
      prefix: key.slice(0, API_KEY_START.length + PREFIX_LETTERS),
      key_hash: hashToken(key),
      permissions: JSON.stringify(permissions),
      created_by: createdBy,
      created_by_name: createdByName,
      created_at: now,
      expires_at: expiresAt,
      last_used_at: null,
    })
    .returning(API_KEY_COLUMNS)
    .executeTakeFirstOrThrow();
  const maker = createdByName === null ? null : { id: createdBy, name: createdByName, isDeleted: false };
  return { ...apiKeyRecord(row, maker), key };
}

export function apiKeyRecord(row: ApiKeyColumns, createdBy: KeyMaker | null): ApiKeyRecord {
  const { id, name, prefix, permissions } = row;
  return {
    id,
    name,
    prefix,
    permissions,
    createdBy,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

/** The principal of a key; `undefined` when it is unknown, revoked or expired. */
export async function apiKeyPrincipal(
  deps: Pick<AuthDeps, 'database' | 'now' | 'knownCallers'>,
  key: string,
  address: string,
): Promise<Principal | undefined> {
  const now = deps.now();
  const hash = hashToken(key);
  const row = await deps.knownCallers.apiKey(hash, () =>
    deps.database.pool.selectFrom('api_keys').select(API_KEY_COLUMNS).where('key_hash', '=', hash).executeTakeFirst(),
  );
  if (!row || (row.expires_at && row.expires_at <= now)) return undefined;
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() >= USE_RECORDED_EVERY) {
    await deps.database.pool.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', row.id).execute();
  }
  const name = `${row.name} (${row.prefix}…)`;
  return { kind: 'api-key', id: row.id, name, permissions: row.permissions, address };
}
