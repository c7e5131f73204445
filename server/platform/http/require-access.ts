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

/** Who may call, for known callers who lack access. */
const REFUSALS: Readonly<Partial<Record<Access, string>>> = {
  user: 'API keys cannot call this. Use the token of a signed-in user.',
  admin: 'Only administrators and API keys with "admin" may call this.',
};

/** Whether callers may be anonymous. */
export function isOpen(access: Access): boolean {
  return access === 'public' || access === 'importer-key';
}

/** Throws UNAUTHORIZED for anonymous callers, FORBIDDEN for callers without access. */
export function requireAccess(access: Access, principal: Principal): void {
  if (!isOpen(access) && principal.kind === 'anonymous') throw new ApiError('UNAUTHORIZED');
  if (!rules[access](principal)) throw new ApiError('FORBIDDEN', { message: REFUSALS[access] });
}

/** Only for administrators. */
export function adminsOnly(authenticate: Authenticate): RequestHandler {
  return async (request, _response, next) => {
    const { principal } = await authenticate(credentialsOf(request));
    requireAccess('admin', principal);
    next();
  };
}
