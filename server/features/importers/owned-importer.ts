import { z } from 'zod';
import type { Principal } from '../../platform/http/principal.js';
import { ApiError } from '../../platform/http/errors.js';
import type { Connection } from '../../platform/database/database.js';
import type { ImporterRow } from './tables.js';

/** Whose importers a caller works with. Throws FORBIDDEN for whoever is no person. */
export function ownerOf(principal: Principal): string {
  if (principal.kind !== 'user') throw new ApiError('FORBIDDEN');
  return principal.id;
}

/** An importer of the caller; another's is as if it were not there, but for the server itself. Throws NOT_FOUND. */
export async function ownedImporter(
  connection: Connection,
  principal: Principal,
  { id, forUpdate = false }: { readonly id: string; readonly forUpdate?: boolean },
): Promise<ImporterRow> {
  const owner = principal.kind === 'system' ? undefined : ownerOf(principal);
  if (!z.uuid().safeParse(id).success) throw new ApiError('NOT_FOUND');
  let query = connection.selectFrom('importers').selectAll().where('id', '=', id);
  if (owner !== undefined) query = query.where('owner_id', '=', owner);
  const importer = await (forUpdate ? query.forUpdate() : query).executeTakeFirst();
  if (!importer) throw new ApiError('NOT_FOUND');
  return importer;
}
