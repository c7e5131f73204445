import { changeCredentials, findAccount, insertAccount } from '../auth/accounts/accounts.js';
import { providerName } from '../auth/accounts/provider-name.js';
import type { Account } from '../auth/account.js';
import { emailAddress } from '../auth/schemas.js';
import { linkedAccount, linkIdentity } from '../auth/oauth/identities.js';
import { isLastSuperAdmin } from '../auth/accounts/last-super-admin.js';
import { NEW_USER_ROLE } from '../auth/sign-in/sign-in.js';
import { isUniqueViolation } from '../../platform/database/sql-state.js';
import { USER_MODEL } from '../content/names.js';
import { readInput } from '../content/operations/read-input.js';
import { lockRecord } from '../content/operations/read-rows.js';
import { announce, nextInstant } from '../content/operations/with-write.js';
import { updateRow } from '../content/operations/write-rows.js';
import type { ContentDeps } from '../content/content-deps.js';
import type { Platform } from '../../platform/platform.js';
import { validationError } from '../../platform/http/errors.js';
import type { Connection } from '../../platform/database/database.js';
import { fullName, verifiedEmail } from './idp-event.js';
import type { IdpEvent, IdpUser } from './idp-event.js';
import { isGone, knownUser } from './provider-users.js';

/** Applies an event once; an event that was processed before is skipped. */
export async function applyEvent(
  deps: Pick<ContentDeps, 'database' | 'log' | 'now' | 'models' | 'recordListeners'>,
  { messageId, event }: { messageId: string; event: IdpEvent },
): Promise<void> {
  const work = (): Promise<void> =>
    deps.database.transaction(async (transaction) => {
      // The same message sent twice at the same time waits here until this transaction has ended.
      const taken = await transaction
        .insertInto('idp_events')
        .values({ id: messageId, received_at: deps.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!taken) return;
      if (event.type === 'user.deleted') await deactivate(deps, transaction, event.data.id);
      else await createOrUpdate(deps, transaction, event.data);
    });
  await work().catch((error: unknown) => {
    // Another event created the same user in between; now it can be found.
    if (isUniqueViolation(error)) return work();
    throw error;
  });
}

/** Users are disabled, not removed: what they created stays theirs. */
async function deactivate(
  deps: Pick<Platform, 'log' | 'now'>,
  transaction: Connection,
  subject: string,
): Promise<void> {
  await transaction
    .insertInto('idp_deletions')
    .values({ subject, deleted_at: deps.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const account = await linkedAccount(transaction, { provider: 'idp', subject });
  if (!account) return;
  const isLast = account.role === 'super_admin' && (await isLastSuperAdmin(transaction, account.id));
  // Rejecting would make the provider resend the event for days; the user's tokens end anyway.
  if (isLast) deps.log.warn({ id: account.id }, 'The last super administrator was deleted at the identity provider');
  await changeCredentials(transaction, account.id, isLast ? {} : { disabled: true });
}

/** Events may arrive in any order, so the first event about a user creates the account. */
async function createOrUpdate(
  deps: Pick<ContentDeps, 'log' | 'now' | 'models' | 'recordListeners'>,
  transaction: Connection,
  providerUser: IdpUser,
): Promise<void> {
  if (await isGone(transaction, providerUser.id)) return;
  const email = emailAddress.safeParse(verifiedEmail(providerUser)).data;
  const known = await knownUser(deps, transaction, { subject: providerUser.id, email });
  if (known) return update(deps, transaction, { account: known, email, name: fullName(providerUser) });
  if (email === undefined) {
    deps.log.warn(
      { subject: providerUser.id },
      'A user of the identity provider has no verified address and was ignored',
    );
    return;
  }
  const account = await insertAccount(deps, transaction, {
    email,
    name: providerName(fullName(providerUser), email),
    role: NEW_USER_ROLE,
    passwordHash: null,
    emailVerified: true,
  });
  await linkIdentity(
    transaction,
    { provider: 'idp', subject: providerUser.id },
    { userId: account.id, now: deps.now() },
  );
}

interface Update {
  readonly account: Account;
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** Address and name come from the provider; permissions and the disabled state are ours. */
async function update(
  deps: Pick<ContentDeps, 'now' | 'models' | 'recordListeners'>,
  transaction: Connection,
  { account, email, name }: Update,
): Promise<void> {
  const model = deps.models.byName(USER_MODEL);
  const current = model && (await lockRecord(transaction, model, account.id));
  if (!model || !current) return;
  const isFree = email !== undefined && (await isFreeFor(transaction, email, account));
  const body = { ...(isFree ? { email } : {}), ...(name === undefined ? {} : { name }) };
  const changed = Object.entries(body).filter(([member, value]) => current[member] !== value);
  if (changed.length === 0) return;
  const input = { principal: { kind: 'system' }, model, mode: 'update', current } as const;
  const { values, details } = readInput(Object.fromEntries(changed), input);
  if (details.length > 0) throw validationError(details);
  await updateRow(transaction, model, { id: account.id, values, at: nextInstant(deps.now(), current) });
  const record = await lockRecord(transaction, model, account.id);
  if (record) await announce(deps, transaction, { event: 'update', model, record, previous: current });
  if (values.has('email')) {
    await transaction
      .updateTable('user_credentials')
      .set({ email_verified: true })
      .where('user_id', '=', account.id)
      .execute();
  }
}

async function isFreeFor(transaction: Connection, email: string, { id }: Account): Promise<boolean> {
  const holder = await findAccount(transaction, { email });
  return holder === undefined || holder.id === id;
}

/** Milliseconds; a provider that retries for days sends the same id. */
const EVENTS_KEPT = 30 * 86_400_000;

export async function sweepEvents({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - EVENTS_KEPT);
  await database.pool.deleteFrom('idp_events').where('received_at', '<=', before).execute();
}
