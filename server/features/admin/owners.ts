import type { Connection } from '../../platform/database/database.js';
import type { Owner } from './answers.js';

/** The users with these ids, in any order; deleted users are left out. */
export async function findOwners(connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
  if (ids.length === 0) return new Map();
  const rows = await connection.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name, email }) => [id, { id, name, email }]));
}
