import { z } from 'zod';
import { ApiError, validationError } from '../errors.js';
import type { Deps } from '../deps.js';
import type { ContentRecord } from '../content/content-record.js';
import { USER_MODEL } from '../content/models.js';
import type { Model } from '../content/models.js';
import { lockRecord } from '../content/operations/read-rows.js';
import { checkUserChange } from '../content/operations/user-rules.js';
import { announce, nextInstant } from '../content/operations/with-write.js';
import { updateRow } from '../content/operations/write-rows.js';
import { changeCredentials, findAccount } from '../auth/accounts.js';
import type { Principal } from '../auth/principal.js';
import type { Connection } from '../storage/database.js';
import { page } from './paging.js';
import type { Page, PageQuery } from './paging.js';

export interface UserRecord {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly permissions: readonly string[];
  readonly disabled: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface UserChange {
  readonly role?: string | undefined;
  readonly permissions?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
}

export async function listUsers(deps: Deps, query: PageQuery): Promise<Page<UserRecord>> {
  return deps.database.transaction(
    async (transaction) => {
      const rows = await selectUsers(transaction)
        .orderBy('users.created_at', 'desc')
        .orderBy('users.id')
        .limit(query.limit)
        .offset(query.offset)
        .execute();
      const { total } = await transaction
        .selectFrom('users')
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return page(rows.map(userRecord), Number(total), query);
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

/**
 * Changes a person's rights under the rules of their record, and tells who listens to records. A new role or state voids
 * every token and session they have.
 */
export async function changeUser(
  deps: Deps,
  principal: Principal,
  { id, change }: { readonly id: string; readonly change: UserChange },
): Promise<UserRecord> {
  const model = deps.models.byName(USER_MODEL);
  if (!model || !z.uuid().safeParse(id).success) {
    throw new ApiError('NOT_FOUND');
  }
  return deps.database.transaction(async (transaction) => {
    const current = await lockRecord(transaction, model, id);
    const account = await findAccount(transaction, { id });
    if (!current || !account) {
      throw new ApiError('NOT_FOUND');
    }
    const values = changedRights(current, change);
    checkUserChange({ principal, model, models: deps.models, current, values });
    requireRole(model, change.role);
    const { disabled = account.disabled } = change;
    if (disabled !== account.disabled && principal.kind === 'user' && principal.id === id) {
      throw new ApiError('FORBIDDEN', { message: 'Nobody turns their own account off.' });
    }
    if (values.size > 0) {
      await updateRow(transaction, model, { id, values, at: nextInstant(deps.now(), current) });
      const record = await lockRecord(transaction, model, id);
      if (record) {
        await announce(deps, transaction, { event: 'update', model, record, previous: current });
      }
    }
    if (disabled !== account.disabled) {
      await changeCredentials(transaction, id, { disabled });
    }
    return userRecord(await selectUsers(transaction).where('users.id', '=', id).executeTakeFirstOrThrow());
  });
}

function changedRights(current: ContentRecord, { role, permissions }: UserChange): ReadonlyMap<string, unknown> {
  const given = Object.entries({ role, permissions }).filter(([, value]) => value !== undefined);
  return new Map(given.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(current[name])));
}

function requireRole({ fields }: Model, role: string | undefined): void {
  const field = fields.get('role')?.field;
  const known = field?.type === 'select' ? field.options : [];
  if (role !== undefined && !known.includes(role)) {
    throw validationError({ field: 'role', message: `must be one of ${known.join(', ')}` });
  }
}

function selectUsers(connection: Connection) {
  return connection
    .selectFrom('users')
    .leftJoin('user_credentials', 'user_credentials.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.name',
      'users.role',
      'users.permissions',
      'user_credentials.disabled',
      'users.created_at',
      'users.updated_at',
    ]);
}

type UserColumns = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

function userRecord(row: UserColumns): UserRecord {
  const { id, email, name, role, permissions, disabled, created_at, updated_at } = row;
  return {
    id,
    email,
    name,
    role,
    permissions,
    disabled: disabled ?? false,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}
