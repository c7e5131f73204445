import { sql } from 'kysely';
import { ApiError } from '../../../platform/http/errors.js';
import type { Connection } from '../../../platform/database/database.js';

/** An arbitrary number, the same in every process and version. */
const LOCK = 7_305_121_815;

/**
 * Whether no other user is an active super administrator. Transactions that check this run one at a time, so that two
 * super administrators cannot demote each other.
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

/** Throws CONFLICT when a change would leave no active super administrator. */
export async function requireOtherSuperAdmin(transaction: Connection, id: string): Promise<void> {
  if (!(await isLastSuperAdmin(transaction, id))) return;
  throw new ApiError('CONFLICT', {
    message: 'This is the last active super administrator. Give another user the role first.',
  });
}
