import type { Model, Person } from '../../api/wire.js';
import { TOP_ROLE } from '../../sign-in/may-enter.js';

/** Why somebody's rights are not for this person to change; the server holds to the same. */
export function reasonNotToChange(person: Person, user: Person): string | undefined {
  if (person.id === user.id) return 'Your own account';
  return user.role === TOP_ROLE && person.role !== TOP_ROLE ? 'For a super_admin' : undefined;
}

/** Only the top role hands itself out. */
export function mayGrant(person: Person, role: string): boolean {
  return role !== TOP_ROLE || person.role === TOP_ROLE;
}

/** As the deployment declares them; one that is held is always among them. */
export function rolesOf(models: readonly Model[], held: string): readonly string[] {
  const field = models.find(({ name }) => name === 'User')?.fields.find(({ name }) => name === 'role');
  return [...new Set([...(field?.options ?? []), ...(held === '' ? [] : [held])])];
}
