import type { Action, Model, Person } from './api/answers.js';

export const ACTIONS = ['read', 'create', 'update', 'delete'] as const satisfies readonly Action[];

const TOP_ROLE = 'super_admin';
const ADMIN_ROLES: ReadonlySet<string> = new Set(['admin', TOP_ROLE]);

/** The server enforces access; this avoids a page full of errors. */
export function mayEnter({ role }: Pick<Person, 'role'>): boolean {
  return ADMIN_ROLES.has(role);
}

/** Why the signed-in user cannot change another user; the server has the same rules. */
export function reasonNotToChange(person: Person, user: Person): string | undefined {
  if (person.id === user.id) return 'Your own account';
  return user.role === TOP_ROLE && person.role !== TOP_ROLE ? 'Requires super_admin' : undefined;
}

/** Only super_admins may grant that role. */
export function mayGrant(person: Person, role: string): boolean {
  return role !== TOP_ROLE || person.role === TOP_ROLE;
}

/** The roles the deployment declares, and the user's current one. */
export function rolesOf(models: readonly Model[], held: string): readonly string[] {
  const field = models.find(({ name }) => name === 'User')?.fields.find(({ name }) => name === 'role');
  return [...new Set([...(field?.options ?? []), ...(held === '' ? [] : [held])])];
}
