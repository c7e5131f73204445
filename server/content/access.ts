import { API_KEY_ROLE } from '../auth/principal.js';
import type { Action, KeyPermissions, Principal } from '../auth/principal.js';
import { ApiError } from '../errors.js';
import type { AccessRule } from './model.js';
import type { FieldAccess, Model } from './models.js';

/** Who may when a model says nothing of an action. */
const DEFAULT_RULE: AccessRule = ['admin'];

type Target = Pick<Model, 'path' | 'access'>;

export function mayAct(principal: Principal, model: Target, action: Action): boolean {
  if (principal.kind === 'system') return true;
  if (principal.kind === 'anonymous') return false;
  if (principal.kind === 'api-key') return keyMayAct(principal.permissions, model, action);
  return (
    hasRole(principal.role, model.access[action] ?? DEFAULT_RULE) ||
    principal.permissions.some((permission) => permissionCovers(permission, model, action))
  );
}

/** A key has its own map and no role; `admin` adds only what the map does not name at all. */
function keyMayAct({ models, admin }: KeyPermissions, { path }: Target, action: Action): boolean {
  return Object.hasOwn(models, path) ? (models[path]?.includes(action) ?? false) : admin;
}

/** `<action>:<model path>`, where `*` stands for any. */
export function permissionCovers(permission: string, { path }: Pick<Model, 'path'>, action: Action): boolean {
  const colon = permission.indexOf(':');
  const [wantedAction, wantedPath] = [permission.slice(0, colon), permission.slice(colon + 1)];
  return (
    colon !== -1 && (wantedAction === '*' || wantedAction === action) && (wantedPath === '*' || wantedPath === path)
  );
}

function hasRole(role: string, rule: AccessRule): boolean {
  return role === 'super_admin' || rule.includes(role) || rule.includes('public');
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
