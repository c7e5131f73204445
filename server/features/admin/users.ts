import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Platform } from '../../platform/platform.js';
import type { DeleteDeps, WriteDeps } from '../content/content-deps.js';
import type { Connection } from '../../platform/database/database.js';
import { pageOf } from '../../platform/database/page-of.js';
import { ApiError, validationError } from '../../platform/http/errors.js';
import { page } from '../../platform/http/paging.js';
import type { Page, PageQuery } from '../../platform/http/paging.js';
import { requireId } from '../../platform/http/parse-input.js';
import type { Principal } from '../../platform/http/principal.js';
import { changesBetween, writeAudit } from '../audit/write-audit.js';
import { changeCredentials, findAccount } from '../auth/accounts/accounts.js';
import type { Account } from '../auth/account.js';
import { requireOtherSuperAdmin } from '../auth/accounts/last-super-admin.js';
import type { ContentRecord } from '../content/content-record.js';
import { USER_MODEL } from '../content/names.js';
import type { Model } from '../content/models.js';
import { deleteRecord } from '../content/operations/delete-record.js';
import { lockRecord } from '../content/operations/read-rows.js';
import { checkUserChange } from '../content/operations/user-rules.js';
import { announce, nextInstant } from '../content/operations/with-write.js';
import { updateRow } from '../content/operations/write-rows.js';
import { TEXT_ORDER } from '../content/query/compile-query.js';
import type { UserChange, UserRecord } from './answers.js';

/** The fields by which a list of users can be sorted; a `-` prefix reverses the order. */
export const USER_SORTS = ['createdAt', 'name', 'email', 'role'] as const;

type UserSort = (typeof USER_SORTS)[number];

const SORT_COLUMNS: Readonly<Record<UserSort, RawBuilder<unknown>>> = {
  createdAt: sql`users.created_at`,
  name: sql`users.name ${TEXT_ORDER}`,
  email: sql`users.email ${TEXT_ORDER}`,
  role: sql`users.role`,
};

export interface UserQuery extends PageQuery {
  /** Part of the name or the e-mail address, in any case. */
  readonly search?: string | undefined;
  readonly role?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly sort: UserSort | `-${UserSort}`;
}

export async function listUsers(deps: Pick<Platform, 'database'>, query: UserQuery): Promise<Page<UserRecord>> {
  const isReversed = query.sort.startsWith('-');
  const column = SORT_COLUMNS[query.sort.replace('-', '') as UserSort];
  const matching = (connection: Connection) =>
    selectUsers(connection)
      .where(conditionOf(query))
      .orderBy(isReversed ? sql`${column} desc` : column)
      .orderBy('users.id');
  const { items, total } = await pageOf(deps.database, matching, { ...query, read: (rows) => rows.map(userRecord) });
  return page(items, total, query);
}

function conditionOf({ search, role, disabled }: UserQuery) {
  const conditions = [
    sql`true`,
    ...(search === undefined
      ? []
      : [
          sql`(position(lower(${search}) in lower(users.name)) > 0
            or position(lower(${search}) in lower(users.email)) > 0)`,
        ]),
    ...(role === undefined ? [] : [sql`users.role = ${role}`]),
    ...(disabled === undefined ? [] : [sql`coalesce(user_credentials.disabled, false) = ${disabled}`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/**
 * Changes a user's role, permissions or state by the rules of their record, and notifies record listeners. A new role
 * or state voids all their tokens and sessions.
 */
export async function changeUser(
  deps: WriteDeps,
  principal: Principal,
  { id, change }: { readonly id: string; readonly change: UserChange },
): Promise<UserRecord> {
  const model = deps.models.byName(USER_MODEL);
  requireId(id);
  if (!model) throw new ApiError('NOT_FOUND');
  return deps.database.transaction(async (transaction) => {
    const current = await lockRecord(transaction, model, id);
    const account = await findAccount(transaction, { id });
    if (!current || !account) {
      throw new ApiError('NOT_FOUND');
    }
    const values = changedRights(current, change);
    await checkUserChange(deps, transaction, { principal, model, current, values });
    requireRole(model, change.role);
    const { disabled = account.disabled } = change;
    if (disabled && !account.disabled && account.role === 'super_admin') await requireOtherSuperAdmin(transaction, id);
    if (disabled !== account.disabled && principal.kind === 'user' && principal.id === id) {
      throw new ApiError('FORBIDDEN', { message: 'You cannot disable your own account.' });
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
    const changed = userRecord(await selectUsers(transaction).where('users.id', '=', id).executeTakeFirstOrThrow());
    await auditRights(deps, transaction, { principal, before: account, after: changed });
    return changed;
  });
}

/** Throws CONFLICT while they own importers without a receiver, and for the last super administrator. */
export async function deleteUser(
  deps: DeleteDeps,
  principal: Principal,
  { id, transferTo }: { readonly id: string; readonly transferTo?: string | undefined },
): Promise<void> {
  const model = deps.models.byName(USER_MODEL);
  if (!model) throw new ApiError('NOT_FOUND');
  await deleteRecord(deps, principal, { model, id, transferTo });
}

async function auditRights(
  { now }: Pick<Platform, 'now'>,
  transaction: Connection,
  { principal, before, after }: { readonly principal: Principal; readonly before: Account; readonly after: UserRecord },
): Promise<void> {
  const rights = ({ role, permissions, disabled }: Account | UserRecord) => ({ role, permissions, disabled });
  const changes = changesBetween(rights(before), rights(after));
  if (changes.length === 0) return;
  const target = { id: after.id, name: `${after.name} (${after.email})` };
  await writeAudit(transaction, { principal, action: 'user.update', target, changes, at: now() });
}

function changedRights(current: ContentRecord, { role, permissions }: UserChange): ReadonlyMap<string, unknown> {
  const given = Object.entries({ role, permissions }).filter(([, value]) => value !== undefined);
  return new Map(given.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(current[name])));
}

function requireRole({ fields }: Model, role: string | undefined): void {
  const field = fields.get('role')?.field;
  const known = field?.type === 'select' ? field.options : [];
  if (role !== undefined && !known.includes(role)) {
    throw validationError({ field: 'role', message: `Must be one of ${known.join(', ')}.` });
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
