import type { Principal } from './principal.js';
import { ApiError } from './errors.js';
import type { Access } from './endpoint.js';
import type { RequestHandler } from 'express';
import { credentialsOf } from './credentials.js';
import type { Authenticate } from './credentials.js';

const ADMIN_ROLES: ReadonlySet<string> = new Set(['admin', 'super_admin']);

export function isAdmin(principal: Principal): boolean {
  if (principal.kind === 'user') return ADMIN_ROLES.has(principal.role);
  return principal.kind === 'system' || (principal.kind === 'api-key' && principal.permissions.admin);
}

const rules: Readonly<Record<Access, (principal: Principal) => boolean>> = {
  public: () => true,
  'importer-key': () => true,
  caller: () => true,
  user: ({ kind }) => kind === 'user',
  admin: isAdmin,
};

/** Who may call, for those who are known and may not. */
const REFUSALS: Readonly<Partial<Record<Access, string>>> = {
  user: 'API keys cannot call this. Send the token of a signed-in user.',
  admin: 'Only administrators and API keys with "admin" may call this.',
};

/** Whether nobody has to say who they are. */
export function isOpen(access: Access): boolean {
  return access === 'public' || access === 'importer-key';
}

/** Throws UNAUTHORIZED for nobody where somebody is needed, FORBIDDEN for the wrong one. */
export function requireAccess(access: Access, principal: Principal): void {
  if (!isOpen(access) && principal.kind === 'anonymous') throw new ApiError('UNAUTHORIZED');
  if (!rules[access](principal)) throw new ApiError('FORBIDDEN', { message: REFUSALS[access] });
}

/** For administrators alone. */
export function operatorsOnly(authenticate: Authenticate): RequestHandler {
  return async (request, _response, next) => {
    const { principal } = await authenticate(credentialsOf(request));
    requireAccess('admin', principal);
    next();
  };
}
