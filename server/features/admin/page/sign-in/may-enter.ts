import type { Person } from '../api/wire.js';

export const TOP_ROLE = 'super_admin';

const ADMIN_ROLES: ReadonlySet<string> = new Set(['admin', TOP_ROLE]);

/** The server decides; this spares people a page full of refusals. */
export function mayEnter({ role }: Pick<Person, 'role'>): boolean {
  return ADMIN_ROLES.has(role);
}
