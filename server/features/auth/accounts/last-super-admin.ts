import { sql } from 'kysely';
import { ApiError } from '../../../platform/http/errors.js';
import type { Connection } from '../../../platform/database/database.js';

/** Any number, the same in all processes of all versions. */
const LOCK = 7_305_121_815;

/**
 * Whether nobody else is an active super administrator. Transactions that ask take turns until they end, so that two who
 * take each other's role at once cannot both succeed.
 */
export async function isLastSuperAdmin(transaction: Connection, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(transaction);
  const active = await transaction
    .selectFrom('users')
    .leftJoin('user_credentials', 'user_credentials.user_id', 'users.id')
    .select('users.id')
    .where('users.role', '=', 'super_admin')
    .where((where) => where.or([where('disabled', 'is', null), where('disabled', '=', false)]))
    .limit(2)
    .execute();
  return active.length === 1 && active[0]?.id === id;
}

/** Throws CONFLICT where a change would leave nobody who may do everything. */
export async function requireOtherSuperAdmin(transaction: Connection, id: string): Promise<void> {
  if (!(await isLastSuperAdmin(transaction, id))) return;
  throw new ApiError('CONFLICT', {
    message: 'This is the last active super administrator. Give somebody else the role first.',
  });
}
