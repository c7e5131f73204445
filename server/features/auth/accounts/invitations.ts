import type { ContentDeps } from '../../content/content-deps.js';
import type { Platform } from '../../../platform/platform.js';
import type { Connection } from '../../../platform/database/database.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { isUniqueViolation } from '../../../platform/database/sql-state.js';
import { ApiError, validationError } from '../../../platform/http/errors.js';
import { page } from '../../../platform/http/paging.js';
import type { Page, PageQuery } from '../../../platform/http/paging.js';
import { requireId } from '../../../platform/http/parse-input.js';
import { isAdmin } from '../../../platform/http/require-access.js';
import { addressOf } from '../../../platform/http/principal.js';
import type { Principal } from '../../../platform/http/principal.js';
import { writeAudit } from '../../audit/write-audit.js';
import { requireAct } from '../../content/access.js';
import { USER_MODEL } from '../../content/names.js';
import { ceiling, rankOf } from '../../content/operations/user-rules.js';
import { requireGoodPassword } from '../passwords/password-rule.js';
import type { InvitationRecord, CreatedInvitation } from '../schemas.js';
import { addressCounters, clearAttempts, reserveAttempt } from '../sign-in/brute-force.js';
import { NEW_USER_ROLE, requireEmailProvider, sendsMail } from '../sign-in/sign-in.js';
import type { InvitationRow } from '../tables.js';
import { issueAccessToken } from '../tokens/access-token.js';
import type { SignedIn } from '../tokens/access-token.js';
import { badToken, hashToken, randomToken } from '../tokens/tokens.js';
import { findAccount, insertAccount, userPrincipal } from './accounts.js';
import type { Account } from '../account.js';
import type { AuthDeps } from '../auth-deps.js';
import type { NewAccount } from './accounts.js';

const LIFETIME = 7 * 86_400_000;

export interface NewInvitation {
  readonly email: string;
  readonly role?: string | undefined;
}

/** E-mails a link for creating an account. An earlier invitation for the address becomes invalid. */
export async function createInvitation(
  deps: Pick<ContentDeps, 'database' | 'mailer' | 'log' | 'now' | 'config' | 'models'>,
  principal: Principal,
  { email, role = NEW_USER_ROLE }: NewInvitation,
): Promise<CreatedInvitation> {
  requireGrant(deps, principal, role);
  if (await findAccount(deps.database.pool, { email })) {
    throw validationError({ field: 'email', message: 'Already has an account.' });
  }
  const token = randomToken();
  const link = `${deps.config.publicUrl}/admin#invitation=${token}`;
  const now = deps.now();
  // Send first: if that fails, no invitation is stored that was never received.
  await mail(deps, { email, link });
  const row = await deps.database.transaction(async (transaction) => {
    await transaction.deleteFrom('invitations').where('email', '=', email).execute();
    const made = await transaction
      .insertInto('invitations')
      .values({
        id: crypto.randomUUID(),
        email,
        role,
        token_hash: hashToken(token),
        is_mailed: sendsMail(deps.config),
        created_by_name: await inviterName(transaction, principal),
        created_by: principal.kind === 'user' || principal.kind === 'api-key' ? principal.id : null,
        created_at: now,
        expires_at: new Date(now.getTime() + LIFETIME),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = [{ field: 'role', after: role }];
    const target = { id: made.id, name: email };
    await writeAudit(transaction, { principal, action: 'invitation.create', target, changes, at: now });
    return made;
  });
  return { ...invitationRecord(row), ...(!row.is_mailed && { link }) };
}

function requireGrant({ models }: Pick<ContentDeps, 'models'>, principal: Principal, role: string): void {
  const model = models.byName(USER_MODEL);
  if (!model) throw new ApiError('NOT_FOUND');
  requireAct(principal, model, 'create');
  const field = model.fields.get('role')?.field;
  const known = field?.type === 'select' ? field.options : [];
  if (!known.includes(role)) throw validationError({ field: 'role', message: `Must be one of ${known.join(', ')}.` });
  if (rankOf(role) <= ceiling(principal)) return;
  const message = 'You may not grant a role above your own.';
  throw new ApiError('FORBIDDEN', { message, details: [{ field: 'role', message }] });
}

async function mail(
  deps: Pick<ContentDeps, 'mailer' | 'log' | 'config'>,
  { email, link }: { readonly email: string; readonly link: string },
): Promise<void> {
  const text =
    `You are invited to ${deps.config.publicUrl}/.\n\n` +
    `Create your account within 7 days: ${link}\n\n` +
    'The link works once. If you did not expect this e-mail, you can ignore it.\n';
  try {
    await deps.mailer.send({ to: email, subject: 'You are invited', text });
  } catch (cause) {
    deps.log.error({ err: cause }, 'An invitation could not be sent by e-mail');
    throw new ApiError('SERVICE_UNAVAILABLE', {
      message: 'The invitation could not be sent by e-mail. Try again later.',
      cause,
    });
  }
}

async function inviterName(transaction: Connection, principal: Principal): Promise<string> {
  if (principal.kind === 'user') return `${principal.name} (${principal.email})`;
  if (principal.kind !== 'api-key') return 'Server';
  const key = await transaction.selectFrom('api_keys').select('name').where('id', '=', principal.id).executeTakeFirst();
  return key?.name ?? 'API key';
}

/** Invitations that have not been accepted, newest first. */
export async function listInvitations(
  { database }: Pick<Platform, 'database'>,
  query: PageQuery,
): Promise<Page<InvitationRecord>> {
  const { items, total } = await pageOf(
    database,
    (connection) => connection.selectFrom('invitations').selectAll().orderBy('created_at', 'desc').orderBy('id'),
    { ...query, read: (rows) => rows.map(invitationRecord) },
  );
  return page(items, total, query);
}

/** Its link no longer works. Throws NOT_FOUND. */
export async function revokeInvitation(
  deps: Pick<Platform, 'database' | 'now'>,
  principal: Principal,
  id: string,
): Promise<void> {
  requireId(id);
  await deps.database.transaction(async (transaction) => {
    const gone = await transaction.deleteFrom('invitations').where('id', '=', id).returningAll().executeTakeFirst();
    if (!gone) throw new ApiError('NOT_FOUND');
    const target = { id, name: gone.email };
    const changes = [{ field: 'role', before: gone.role }];
    await writeAudit(transaction, { principal, action: 'invitation.revoke', target, changes, at: deps.now() });
  });
}

function invitationRecord({ id, email, role, ...row }: InvitationRow): InvitationRecord {
  return {
    id,
    email,
    role,
    createdBy: row.created_by_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

export interface Acceptance {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** Creates the account of an invitation, once, and signs the user in. */
export async function acceptInvitation(
  deps: Pick<AuthDeps, 'database' | 'now' | 'config' | 'models' | 'recordListeners' | 'passwords'>,
  principal: Principal,
  { token, name, password }: Acceptance,
): Promise<SignedIn> {
  requireEmailProvider(deps.config);
  const counters = addressCounters(deps.config.auth.bruteForce, 'confirm', addressOf(principal));
  await reserveAttempt(deps, counters);
  const hash = hashToken(token);
  const invitation = await deps.database.pool
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  if (!invitation) throw badToken();
  // The token matched, so clear the brute-force counters.
  await clearAttempts(deps.database.pool, counters);
  requireGoodPassword(password, invitation.email);
  const passwordHash = await deps.passwords.hash(password);
  try {
    const account = await deps.database.transaction(async (transaction) => {
      const taken = await takeInvitation(transaction, { token_hash: hash }, deps.now());
      if (!taken) throw badToken();
      const { email, role, is_mailed: emailVerified } = taken;
      const person = { email, name, role, passwordHash, emailVerified };
      return insertInvitedUser(deps, transaction, { invitation: taken, person, address: addressOf(principal) });
    });
    return await issueAccessToken(deps, account);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError('CONFLICT', { message: 'This address already has an account. Sign in instead.', cause: error });
  }
}

/** Takes the invitation, so that it cannot be accepted again; none if its maker may no longer grant its role. */
export async function takeInvitation(
  transaction: Connection,
  key: { readonly token_hash: string } | { readonly email: string },
  now: Date,
): Promise<InvitationRow | undefined> {
  const query = transaction.deleteFrom('invitations').where('expires_at', '>', now).returningAll();
  const filtered =
    'email' in key ? query.where('email', '=', key.email) : query.where('token_hash', '=', key.token_hash);
  const taken = await filtered.executeTakeFirst();
  return taken && (await mayStillGrant(transaction, taken, now)) ? taken : undefined;
}

/** The maker of the invitation may have lost the role, the account or the key since then. */
async function mayStillGrant(transaction: Connection, invitation: InvitationRow, now: Date): Promise<boolean> {
  const { role, created_by } = invitation;
  if (created_by === null) return true;
  const inviter = await currentInviter(transaction, created_by, now);
  return inviter !== undefined && isAdmin(inviter) && rankOf(role) <= ceiling(inviter);
}

async function currentInviter(transaction: Connection, id: string, now: Date): Promise<Principal | undefined> {
  const account = await findAccount(transaction, { id });
  if (account) return account.disabled ? undefined : userPrincipal(account, '');
  const key = await transaction
    .selectFrom('api_keys')
    .select(['name', 'permissions'])
    .where('id', '=', id)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
  return key && { kind: 'api-key', id, name: key.name, permissions: key.permissions, address: '' };
}

export async function insertInvitedUser(
  deps: Pick<ContentDeps, 'now' | 'models' | 'recordListeners'>,
  transaction: Connection,
  {
    invitation: { id, email, role },
    person,
    address,
  }: { readonly invitation: InvitationRow; readonly person: NewAccount; readonly address: string },
): Promise<Account> {
  const account = await insertAccount(deps, transaction, person);
  await writeAudit(transaction, {
    principal: userPrincipal(account, address),
    action: 'invitation.accept',
    target: { id, name: email },
    changes: [{ field: 'role', after: role }],
    at: deps.now(),
  });
  return account;
}
