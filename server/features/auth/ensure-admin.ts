import { randomBytes } from 'node:crypto';
import type { Deps } from '../../main/deps.js';
import { changeCredentials, findAccount, insertAccount } from './accounts.js';
import { isUniqueViolation } from '../../platform/database/sql-state.js';

const DEFAULT_EMAIL = 'admin@rowgate.local';

export interface NewAdmin {
  readonly email: string;
  /** Set only when it was made up here: the one time it can be told. */
  readonly password: string | undefined;
}

/**
 * At start: makes the administrator the environment names, or, where nobody is one yet, one of our own. An account that
 * is there keeps its password; `undefined` when there was nothing to make.
 */
export async function ensureAdmin(deps: Deps): Promise<NewAdmin | undefined> {
  const { adminEmail, adminPassword } = deps.config;
  const { pool } = deps.database;
  const email = adminEmail?.trim().toLowerCase() || DEFAULT_EMAIL;
  const existing = await findAccount(pool, { email });
  const admins = await pool.selectFrom('users').select('id').where('role', '=', 'super_admin').limit(1).execute();
  if (admins.length > 0 && (existing || !adminEmail)) {
    return undefined;
  }
  const password = adminPassword ?? randomBytes(18).toString('base64url');
  const passwordHash = await deps.passwords.hash(password);
  const made = { email, password: adminPassword === undefined ? password : undefined };
  if (existing) {
    // Whoever holds this account now may not be the operator: it gets a new password with its new role.
    await deps.database.transaction(async (transaction) => {
      await transaction
        .updateTable('users')
        .set({ role: 'super_admin', updated_at: deps.now() })
        .where('id', '=', existing.id)
        .execute();
      await changeCredentials(transaction, existing.id, { password_hash: passwordHash, disabled: false });
    });
    return made;
  }
  try {
    await deps.database.transaction((transaction) =>
      insertAccount(deps, transaction, {
        email,
        name: 'Administrator',
        role: 'super_admin',
        passwordHash,
        emailVerified: true,
      }),
    );
    return made;
  } catch (error) {
    // Another process that started beside this one was first, and told its password.
    if (isUniqueViolation(error)) {
      return undefined;
    }
    throw error;
  }
}
