import { ApiError } from '../errors.js';
import type { Principal } from './principal.js';

const TOP_ROLE = 'super_admin';

/** The rights of a person and whether they may use them. */
export interface RightsChange {
  readonly role?: string | undefined;
  readonly permissions?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * The ceiling over every way to change a person's rights: nobody changes their own, and only a super_admin makes a
 * super_admin or changes one.
 */
export function assertMayChangeUser(
  principal: Principal,
  target: { readonly id: string; readonly role: string },
  change: RightsChange,
): void {
  if (principal.kind === 'system' || Object.values(change).every((value) => value === undefined)) {
    return;
  }
  if (principal.kind === 'user' && principal.id === target.id) {
    throw new ApiError('FORBIDDEN', { message: 'Nobody changes their own role, permissions or state.' });
  }
  const isTop = principal.kind === 'user' && principal.role === TOP_ROLE;
  if (!isTop && (target.role === TOP_ROLE || change.role === TOP_ROLE)) {
    throw new ApiError('FORBIDDEN', { message: 'Only a super_admin may do this to, or make, a super_admin.' });
  }
}
