import { randomBytes } from 'node:crypto';
import { isUniqueViolation } from '../../../platform/database/sql-state.js';
import type { Connection, Database } from '../../../platform/database/database.js';
import { writeAudit } from '../../audit/write-audit.js';
import { clearSignInAttempts } from '../sign-in/brute-force.js';
import type { Passwords } from '../passwords/passwords.js';
import { changeCredentials, findAccount, insertAccount } from './accounts.js';
import type { Account } from '../account.js';
import type { AuthDeps } from '../auth-deps.js';

const DEFAULT_EMAIL = 'admin@rowgate.local';

export interface NewAdmin {
  readonly email: string;
  /** Set only when it was generated here: it can be shown only now. */
  readonly password: string | undefined;
}

/**
 * At start: creates the administrator named in the environment or, when no administrator exists yet, a default one. An
 * existing account keeps its password; `undefined` when nothing had to be created.
 */
export async function ensureAdmin(
  deps: Pick<AuthDeps, 'database' | 'now' | 'config' | 'models' | 'recordListeners' | 'passwords'>,
): Promise<NewAdmin | undefined> {
  const { adminEmail, adminPassword } = deps.config;
  const { pool } = deps.database;
  const email = adminEmail?.trim().toLowerCase() || DEFAULT_EMAIL;
  const existing = await findAccount(pool, { email });
  const admins = await pool.selectFrom('users').select('id').where('role', '=', 'super_admin').limit(1).execute();
  if (admins.length > 0 && (existing || !adminEmail)) return undefined;
  const password = adminPassword ?? randomBytes(18).toString('base64url');
  const passwordHash = await deps.passwords.hash(password);
  const made = { email, password: adminPassword === undefined ? password : undefined };
  if (existing) {
    // Its current owner may not be the operator, so it gets a new password with its new role.
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
    // Another process that started at the same time was first, and has shown its password.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

export interface AdminReset {
  readonly database: Database;
  readonly passwords: Passwords;
  /** Default: the only super administrator. */
  readonly email: string | undefined;
  /** Default: generated. */
  readonly password: string | undefined;
  readonly now: Date;
}

export class AdminResetError extends Error {
  override readonly name = 'AdminResetError';
  readonly code = 'ADMIN_RESET';
}

/** Restores access: makes a user an active super administrator with a new password. Their sessions end. */
export async function resetAdmin({ database, passwords, email, password, now }: AdminReset): Promise<NewAdmin> {
  const set = password ?? randomBytes(18).toString('base64url');
  const passwordHash = await passwords.hash(set);
  return database.transaction(async (transaction) => {
    const account = await findAdmin(transaction, email);
    await transaction
      .updateTable('users')
      .set({ role: 'super_admin', updated_at: now })
      .where('id', '=', account.id)
      .execute();
    await changeCredentials(transaction, account.id, { password_hash: passwordHash, disabled: false });
    await clearSignInAttempts(transaction, account.email);
    await writeAudit(transaction, {
      principal: { kind: 'system' },
      action: 'user.reset_admin',
      target: { id: account.id, name: `${account.name} (${account.email})` },
      changes: account.role === 'super_admin' ? [] : [{ field: 'role', before: account.role, after: 'super_admin' }],
      at: now,
    });
    return { email: account.email, password: password === undefined ? set : undefined };
  });
}

async function findAdmin(transaction: Connection, email: string | undefined): Promise<Account> {
  if (email !== undefined) {
    const named = await findAccount(transaction, { email });
    if (named) return named;
    throw new AdminResetError(`There is no user with the e-mail address ${email}.`);
  }
  const admins = await transaction
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'super_admin')
    .orderBy('email')
    .execute();
  const [only] = admins;
  if (only === undefined) {
    throw new AdminResetError('There is no super administrator yet. The next start of the server creates one.');
  }
  const account = admins.length === 1 ? await findAccount(transaction, { id: only.id }) : undefined;
  if (account) return account;
  const list = admins.map((admin) => admin.email).join(', ');
  throw new AdminResetError(`There are several super administrators: ${list}. Name one with --email.`);
}
