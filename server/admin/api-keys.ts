import { z } from 'zod';
import { ApiError, validationError } from '../errors.js';
import type { Deps } from '../deps.js';
import { API_KEY_COLUMNS, apiKeyRecord, insertApiKey } from '../auth/api-keys.js';
import type { ApiKeyRecord } from '../auth/api-keys.js';
import { ACTIONS } from '../auth/principal.js';
import type { KeyPermissions, Principal } from '../auth/principal.js';
import { mayAct, mayActOnAll } from '../content/access.js';
import { page } from './paging.js';
import type { Page, PageQuery } from './paging.js';

export interface CreateApiKey {
  readonly name: string;
  readonly permissions: KeyPermissions;
  readonly expiresAt?: Date | null | undefined;
}

export async function createApiKey(
  deps: Deps,
  principal: Principal,
  { name, permissions, expiresAt = null }: CreateApiKey,
): Promise<ApiKeyRecord & { readonly key: string }> {
  const unknown = Object.keys(permissions.models).filter((path) => !deps.models.byPath(path));
  if (unknown.length > 0) {
    throw validationError(unknown.map((path) => ({ field: 'permissions.models', message: `"${path}" is no model` })));
  }
  requireRights(deps, principal, permissions);
  if (expiresAt && expiresAt <= deps.now()) {
    throw validationError({ field: 'expiresAt', message: 'must be in the future' });
  }
  const createdBy = principal.kind === 'user' ? principal.id : null;
  return insertApiKey(deps.database.pool, { name, permissions, expiresAt, createdBy }, deps.now());
}

/** A key is no way around what its maker may do. */
function requireRights({ models }: Deps, principal: Principal, permissions: KeyPermissions): void {
  const key: Principal = { kind: 'api-key', id: '', permissions, address: '' };
  for (const model of models.all) {
    for (const action of ACTIONS) {
      if (mayAct(key, model, action) && !mayActOnAll(principal, model, action)) {
        const message = `You may not give "${action}" on "${model.path}", which you do not have.`;
        throw new ApiError('FORBIDDEN', { message, details: [{ field: 'permissions', message }] });
      }
    }
  }
}

export async function listApiKeys(deps: Deps, query: PageQuery): Promise<Page<ApiKeyRecord>> {
  return deps.database.transaction(
    async (transaction) => {
      const rows = await transaction
        .selectFrom('api_keys')
        .select(API_KEY_COLUMNS)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(query.limit)
        .offset(query.offset)
        .execute();
      const { total } = await transaction
        .selectFrom('api_keys')
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return page(rows.map(apiKeyRecord), Number(total), query);
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

export async function revokeApiKey(deps: Deps, id: string): Promise<void> {
  if (!z.uuid().safeParse(id).success) {
    throw new ApiError('NOT_FOUND');
  }
  const gone = await deps.database.pool.deleteFrom('api_keys').where('id', '=', id).returning('id').executeTakeFirst();
  if (!gone) {
    throw new ApiError('NOT_FOUND');
  }
}
