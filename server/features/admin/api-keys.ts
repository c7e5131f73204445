import type { ContentDeps } from '../content/content-deps.js';
import type { Platform } from '../../platform/platform.js';
import type { Connection } from '../../platform/database/database.js';
import { pageOf } from '../../platform/database/page-of.js';
import { ApiError, validationError } from '../../platform/http/errors.js';
import { page } from '../../platform/http/paging.js';
import type { Page, PageQuery } from '../../platform/http/paging.js';
import { requireId } from '../../platform/http/parse-input.js';
import { ACTIONS } from '../../platform/http/principal.js';
import type { KeyPermissions, Principal } from '../../platform/http/principal.js';
import { writeAudit } from '../audit/write-audit.js';
import type { ApiKeyRecord } from '../auth/schemas.js';
import { API_KEY_COLUMNS } from '../auth/tokens/api-key-columns.js';
import { apiKeyRecord, insertApiKey } from '../auth/tokens/api-keys.js';
import { mayAct, mayActOnAll } from '../content/access.js';
import type { CreateApiKey } from './answers.js';

export async function createApiKey(
  deps: Pick<ContentDeps, 'database' | 'now' | 'models'>,
  principal: Principal,
  { name, permissions, expiresAt = null }: CreateApiKey,
): Promise<ApiKeyRecord & { readonly key: string }> {
  const unknown = Object.keys(permissions.models).filter((path) => !deps.models.byPath(path));
  if (unknown.length > 0) {
    throw validationError(
      unknown.map((path) => ({ field: 'permissions.models', message: `"${path}" is not a model.` })),
    );
  }
  requireRights(deps, principal, permissions);
  if (expiresAt && expiresAt <= deps.now()) {
    throw validationError({ field: 'expiresAt', message: 'Must be in the future.' });
  }
  return deps.database.transaction(async (transaction) => {
    const maker = await makerOf(transaction, principal);
    const made = await insertApiKey(transaction, { name, permissions, expiresAt, ...maker }, deps.now());
    await writeAudit(transaction, {
      principal,
      action: 'api_key.create',
      target: { id: made.id, name: keyName(made) },
      changes: [
        { field: 'permissions', after: permissions },
        { field: 'expiresAt', after: made.expiresAt },
      ],
      at: deps.now(),
    });
    return made;
  });
}

async function makerOf(
  transaction: Connection,
  principal: Principal,
): Promise<{ readonly createdBy: string | null; readonly createdByName: string | null }> {
  if (principal.kind === 'user') {
    return { createdBy: principal.id, createdByName: `${principal.name} (${principal.email})` };
  }
  if (principal.kind !== 'api-key') return { createdBy: null, createdByName: null };
  const key = await transaction
    .selectFrom('api_keys')
    .select(['name', 'prefix'])
    .where('id', '=', principal.id)
    .executeTakeFirst();
  return { createdBy: null, createdByName: key ? keyName(key) : null };
}

const keyName = ({ name, prefix }: { readonly name: string; readonly prefix: string }): string =>
  `${name} (${prefix}…)`;

/** A key cannot have more permissions than its creator. */
function requireRights(
  { models }: Pick<ContentDeps, 'models'>,
  principal: Principal,
  permissions: KeyPermissions,
): void {
  const key: Principal = { kind: 'api-key', id: '', name: '', permissions, address: '' };
  for (const model of models.all) {
    for (const action of ACTIONS) {
      if (mayAct(key, model, action) && !mayActOnAll(principal, model, action)) {
        const message = `You may not grant "${action}" on "${model.path}", which you do not have.`;
        throw new ApiError('FORBIDDEN', { message, details: [{ field: 'permissions', message }] });
      }
    }
  }
}

export async function listApiKeys(
  { database }: Pick<Platform, 'database'>,
  query: PageQuery,
): Promise<Page<ApiKeyRecord>> {
  const keys = (connection: Connection) =>
    connection
      .selectFrom('api_keys')
      .leftJoin('users', 'users.id', 'api_keys.created_by')
      .select(API_KEY_COLUMNS.map((column) => `api_keys.${column}` as const))
      .select(['created_by', 'created_by_name', 'users.name as maker_name', 'users.email as maker_email'])
      .orderBy('api_keys.created_at', 'desc')
      .orderBy('api_keys.id');
  const { items, total } = await pageOf(database, keys, {
    ...query,
    read: (rows) => rows.map((row) => apiKeyRecord(row, keyMaker(row))),
  });
  return page(items, total, query);
}

interface MakerColumns {
  readonly created_by: string | null;
  readonly created_by_name: string | null;
  readonly maker_name: string | null;
  readonly maker_email: string | null;
}

function keyMaker({ created_by: id, created_by_name: kept, maker_name: name, maker_email: email }: MakerColumns) {
  if (name !== null) return { id, name: `${name} (${String(email)})`, isDeleted: false };
  const isDeleted = id !== null;
  return kept === null && !isDeleted ? null : { id, name: kept ?? 'A deleted user', isDeleted };
}

export async function revokeApiKey(
  deps: Pick<Platform, 'database' | 'now'>,
  principal: Principal,
  id: string,
): Promise<void> {
  requireId(id);
  await deps.database.transaction(async (transaction) => {
    const key = await transaction
      .selectFrom('api_keys')
      .select(['name', 'prefix', 'permissions'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!key) throw new ApiError('NOT_FOUND');
    await writeAudit(transaction, {
      principal,
      action: 'api_key.revoke',
      target: { id, name: keyName(key) },
      changes: [{ field: 'permissions', before: key.permissions }],
      at: deps.now(),
    });
    await transaction.deleteFrom('api_keys').where('id', '=', id).execute();
  });
}
