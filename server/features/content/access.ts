import { API_KEY_ROLE } from '../../platform/http/principal.js';
import type { Action, KeyPermissions, Principal } from '../../platform/http/principal.js';
import { ApiError } from '../../platform/http/errors.js';
import { AUTHENTICATED } from './built-in-models.js';
import type { FieldRule } from './model.js';
import type { RowRule, FieldAccess, Model, Condition, RowScope } from './models.js';

/** Applies when a model has no rule for an action. */
const DEFAULT_RULE: RowRule = { roles: ['admin'], own: false, filters: [] };

/**
 * The records of a model that the caller may act on; every operation adds this condition to its query. Keys have their
 * own map, and a user's permissions grant whole models: row rules restrict neither.
 */
export function rowScope(principal: Principal, model: Model, action: Action): RowScope {
  if (principal.kind === 'system') return 'all';
  if (principal.kind === 'anonymous') return 'none';
  if (principal.kind === 'api-key') return keyMayAct(principal.permissions, model, action) ? 'all' : 'none';
  const { roles, own, filters } = model.access[action] ?? DEFAULT_RULE;
  const isCovered = principal.permissions.some((permission) => permissionCovers(permission, model, action));
  if (isCovered || hasRole(principal.role, roles)) return 'all';
  const conditions = own ? [...filters, isOwn(model.owners, principal.id)] : filters;
  return conditions.length === 0 ? 'none' : { kind: 'or', conditions };
}

/**
 * The records that exist for a caller who acts on them: those the caller may read. A caller who may read no records at
 * all, such as a key that only writes, knows those of the action.
 */
export function knownScope(principal: Principal, model: Model, action: Action): RowScope {
  const readable = rowScope(principal, model, 'read');
  return readable === 'none' ? rowScope(principal, model, action) : readable;
}

/** The first non-empty owner is the record's owner. */
function isOwn([owner, ...others]: Model['owners'], person: string): Condition {
  if (owner === undefined) return { kind: 'or', conditions: [] };
  const names = { kind: 'comparison', field: owner, operator: 'eq', operands: [person] } as const;
  if (others.length === 0) return names;
  const isEmpty = { kind: 'comparison', field: owner, operator: 'null', operands: [true] } as const;
  return { kind: 'or', conditions: [names, { kind: 'and', conditions: [isEmpty, isOwn(others, person)] }] };
}

/** Whether the caller may act on any records of the model at all. */
export function mayAct(principal: Principal, model: Model, action: Action): boolean {
  return rowScope(principal, model, action) !== 'none';
}

/** Whether the caller may act on every record of the model. */
export function mayActOnAll(principal: Principal, model: Model, action: Action): boolean {
  return rowScope(principal, model, action) === 'all';
}

/** The user who creates a record, if the caller is a user. */
export function creatorOf(principal: Principal): string | null {
  return principal.kind === 'user' ? principal.id : null;
}

/** A key has its own map and no role; `admin` adds only models that the map does not list. */
function keyMayAct({ models, admin }: KeyPermissions, { path }: Model, action: Action): boolean {
  return Object.hasOwn(models, path) ? (models[path]?.includes(action) ?? false) : admin;
}

/** `<action>:<model path>`, where `*` matches anything. */
export function permissionCovers(permission: string, { path }: Pick<Model, 'path'>, action: Action): boolean {
  const colon = permission.indexOf(':');
  const [wantedAction, wantedPath] = [permission.slice(0, colon), permission.slice(colon + 1)];
  return (
    colon !== -1 && (wantedAction === '*' || wantedAction === action) && (wantedPath === '*' || wantedPath === path)
  );
}

function hasRole(role: string, rule: FieldRule): boolean {
  return role === 'super_admin' || rule.includes(role) || rule.includes(AUTHENTICATED);
}

/** A field without a rule follows its model. */
export function mayUseField(
  principal: Principal,
  field: { readonly access: FieldAccess },
  action: keyof FieldAccess,
): boolean {
  const rule = field.access[action];
  if (rule === undefined || principal.kind === 'system') return true;
  if (principal.kind === 'anonymous') return false;
  return hasRole(principal.kind === 'api-key' ? API_KEY_ROLE : principal.role, rule);
}

export function requireAct(principal: Principal, model: Model, action: Action): void {
  if (principal.kind === 'anonymous') throw new ApiError('UNAUTHORIZED');
  if (!mayAct(principal, model, action)) {
    throw new ApiError('FORBIDDEN', { message: `You may not ${action} records of "${model.path}".` });
  }
}
