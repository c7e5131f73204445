import { ACTIONS } from '../../../platform/http/principal.js';
import type { Principal } from '../../../platform/http/principal.js';
import { ApiError, validationError } from '../../../platform/http/errors.js';
import type { Connection } from '../../../platform/database/database.js';
import type { Platform } from '../../../platform/platform.js';
import { changesBetween, writeAudit } from '../../audit/write-audit.js';
import { mayActOnAll, permissionCovers } from '../access.js';
import { BUILT_IN_MODELS, ROLES } from '../built-in-models.js';
import type { ContentDeps } from '../content-deps.js';
import type { ContentRecord } from '../content-record.js';
import { USER_MODEL } from '../names.js';
import type { Model, Models } from '../models.js';
import type { Values } from './write-rows.js';

export const rankOf = (role: unknown): number => ROLES.findIndex((candidate) => candidate === role);
const ADMIN_RANK = rankOf('admin');
const TOP_ROLE = ROLES[ROLES.length - 1];

/** The highest role the caller may grant or change. */
export function ceiling(principal: Principal): number {
  if (principal.kind === 'system') return Number.POSITIVE_INFINITY;
  if (principal.kind === 'user') return rankOf(principal.role);
  return principal.kind === 'api-key' && principal.permissions.admin ? ADMIN_RANK : rankOf('editor');
}

const refuse = (field: string, message: string): ApiError =>
  new ApiError('FORBIDDEN', { message, details: [{ field, message }] });

export interface UserChange {
  readonly principal: Principal;
  readonly model: Model;
  readonly current: ContentRecord | undefined;
  /** Absent on deletion. */
  readonly values: Values | undefined;
}

/**
 * Users cannot grant or change more than they have or change their own permissions, and the last super administrator
 * stays one. Ignores other models.
 */
export async function checkUserChange(
  { models, roleGuards }: Pick<ContentDeps, 'models' | 'roleGuards'>,
  transaction: Connection,
  { principal, model, current, values }: UserChange,
): Promise<void> {
  if (model.name !== USER_MODEL || principal.kind === 'system') return;
  if (rankOf(current?.['role']) > ceiling(principal)) {
    throw refuse('role', 'Only a user with the same or a higher role may change this account.');
  }
  const isChanged = (name: string): boolean =>
    values?.has(name) === true && JSON.stringify(values.get(name)) !== JSON.stringify(current?.[name]);
  if (current !== undefined && current['role'] === TOP_ROLE && (values === undefined || isChanged('role'))) {
    for (const guard of roleGuards) await guard(transaction, current.id);
  }
  for (const name of ['role', 'permissions']) {
    if (isChanged(name) && principal.kind === 'user' && principal.id === current?.id) {
      throw refuse(name, 'You cannot change your own permissions.');
    }
  }
  if (isChanged('role') && rankOf(values?.get('role')) > ceiling(principal)) {
    throw refuse('role', 'You may not grant a role above your own.');
  }
  if (isChanged('permissions')) checkPermissions(models, { principal, current, values });
}

function checkPermissions(models: Models, { principal, current, values }: Omit<UserChange, 'model'>): void {
  const before = new Set<unknown>((current?.['permissions'] as readonly unknown[] | undefined) ?? []);
  const wanted = (values?.get('permissions') ?? []) as readonly string[];
  const given = wanted.filter((permission) => !before.has(permission));
  const rights = models.all.flatMap((model) => ACTIONS.map((action) => ({ model, action })));
  for (const permission of given) {
    const covered = rights.filter(({ model, action }) => permissionCovers(permission, model, action));
    if (covered.length === 0) {
      throw validationError({ field: 'permissions', message: 'Must be <action>:<model path>, or * for either.' });
    }
    if (!covered.every(({ model, action }) => mayActOnAll(principal, model, action))) {
      throw refuse('permissions', `You may not grant "${permission}", which you do not have.`);
    }
  }
}

interface AuditedChange {
  readonly principal: Principal;
  readonly model: Model;
  /** Absent on creation. */
  readonly before: ContentRecord | undefined;
  /** Absent on deletion. */
  readonly after: ContentRecord | undefined;
}

const [USER] = BUILT_IN_MODELS;

/** Records who changed a user, with the permissions before and after. Ignores other models. */
export async function auditUser(
  deps: Pick<Platform, 'now'>,
  transaction: Connection,
  { principal, model, before, after }: AuditedChange,
): Promise<void> {
  const record = after ?? before;
  if (model.name !== USER_MODEL || record === undefined) return;
  const action = before === undefined ? 'user.create' : after === undefined ? 'user.delete' : 'user.update';
  const target = { id: record.id, name: `${String(record['name'])} (${String(record['email'])})` };
  const changes = changesBetween(before && audited(before), after && audited(after));
  await writeAudit(transaction, { principal, action, target, changes, at: deps.now() });
}

/** Fields that a deployment has added may contain anything, so their values are not recorded. */
function audited(record: ContentRecord): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(USER.fields).map((name) => [name, record[name]]));
}
