import type { Action, Model, Person } from './api/answers.js';

export const ACTIONS = ['read', 'create', 'update', 'delete'] as const satisfies readonly Action[];

const TOP_ROLE = 'super_admin';
const ADMIN_ROLES: ReadonlySet<string> = new Set(['admin', TOP_ROLE]);

/** The server decides; this spares people a page full of refusals. */
export function mayEnter({ role }: Pick<Person, 'role'>): boolean {
  return ADMIN_ROLES.has(role);
}

/** Why this person cannot change somebody's rights; the server has the same rules. */
export function reasonNotToChange(person: Person, user: Person): string | undefined {
  if (person.id === user.id) return 'Your own account';
  return user.role === TOP_ROLE && person.role !== TOP_ROLE ? 'For a super_admin' : undefined;
}

/** Only the top role may grant itself. */
export function mayGrant(person: Person, role: string): boolean {
  return role !== TOP_ROLE || person.role === TOP_ROLE;
}

/** The roles the deployment declares, and the one that is held. */
export function rolesOf(models: readonly Model[], held: string): readonly string[] {
  const field = models.find(({ name }) => name === 'User')?.fields.find(({ name }) => name === 'role');
  return [...new Set([...(field?.options ?? []), ...(held === '' ? [] : [held])])];
}
