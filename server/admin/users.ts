import { z } from 'zod';
import { ApiError, validationError } from '../errors.js';
import type { ErrorDetail } from '../errors.js';
import type { Deps } from '../deps.js';
import type { Models } from '../content/models.js';
import { changeCredentials, findAccount } from '../auth/accounts.js';
import { ACTIONS } from '../auth/principal.js';
import type { Principal } from '../auth/principal.js';
import { assertMayChangeUser } from '../auth/user-rules.js';
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

/** A new role or state voids every token and session of the person. */
export async function changeUser(
  deps: Deps,
  principal: Principal,
  { id, change }: { readonly id: string; readonly change: UserChange },
): Promise<UserRecord> {
  if (!z.uuid().safeParse(id).success) {
    throw new ApiError('NOT_FOUND');
  }
  const findings = [...roleFindings(deps.models, change.role), ...permissionFindings(deps.models, change.permissions)];
  return deps.database.transaction(async (transaction) => {
    await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    const account = await findAccount(transaction, { id });
    if (!account) {
      throw new ApiError('NOT_FOUND');
    }
    assertMayChangeUser(principal, account, change);
    if (findings.length > 0) {
      throw validationError(findings);
    }
    const { role = account.role, permissions = account.permissions, disabled = account.disabled } = change;
    if (role !== account.role || permissions.join() !== account.permissions.join()) {
      await transaction
        .updateTable('users')
        .set({ role, permissions: [...permissions], updated_at: deps.now() })
        .where('id', '=', id)
        .execute();
    }
    if (role !== account.role || disabled !== account.disabled) {
      await changeCredentials(transaction, id, { disabled });
    }
    return userRecord(await selectUsers(transaction).where('users.id', '=', id).executeTakeFirstOrThrow());
  });
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

function roleFindings(models: Models, role: string | undefined): ErrorDetail[] {
  const field = models.byName('User')?.fields.get('role')?.field;
  const known = field?.type === 'select' ? field.options : [];
  return role === undefined || known.includes(role)
    ? []
    : [{ field: 'role', message: `must be one of ${known.join(', ')}` }];
}

/** `<action>:<model path>`; `*` for every action, every model. */
function permissionFindings(models: Models, permissions: readonly string[] = []): ErrorDetail[] {
  const actions: ReadonlySet<string> = new Set(['*', ...ACTIONS]);
  return permissions.flatMap((permission, index) => {
    const [action = '', resource = '', ...rest] = permission.split(':');
    const good = rest.length === 0 && actions.has(action) && (resource === '*' || models.byPath(resource));
    return good ? [] : [{ field: `permissions[${index}]`, message: 'must be <action>:<model path>, or * for either' }];
  });
}
