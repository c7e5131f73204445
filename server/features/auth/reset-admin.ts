import { randomBytes } from 'node:crypto';
import { writeAudit } from '../audit/write-audit.js';
import type { Connection, Database } from '../../platform/database/database.js';
import { changeCredentials, findAccount } from './accounts.js';
import type { Account } from './accounts.js';
import { clearSignInTries } from './brute-force.js';
import type { NewAdmin } from './ensure-admin.js';
import type { Passwords } from './passwords.js';

export interface AdminReset {
  readonly database: Database;
  readonly passwords: Passwords;
  /** Default: the only super administrator. */
  readonly email: string | undefined;
  /** Default: made up. */
  readonly password: string | undefined;
  readonly now: Date;
}

export class AdminResetError extends Error {
  override readonly name = 'AdminResetError';
  readonly code = 'ADMIN_RESET';
}

/** Lets somebody in again: makes them an active super administrator with a new password. Their sessions end. */
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
    await clearSignInTries(transaction, account.email);
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
