import { z } from 'zod';
import type { Platform } from '../../platform/platform.js';
import type { Connection } from '../../platform/database/database.js';
import { countRequest } from '../../platform/http/limits/count-request.js';
import type { Call } from '../../platform/http/endpoint.js';
import { ApiError, validationError } from '../../platform/http/errors.js';
import { requireId } from '../../platform/http/parse-input.js';
import type { Principal } from '../../platform/http/principal.js';
import type { ImporterRow } from './tables.js';

/** The user whose importers a caller works with. Throws FORBIDDEN when the caller is not a user. */
export function ownerOf(principal: Principal): string {
  if (principal.kind !== 'user') throw new ApiError('FORBIDDEN');
  return principal.id;
}

/** An importer of the caller; for the server itself, any importer. Throws NOT_FOUND, also for importers of others. */
export async function ownedImporter(
  connection: Connection,
  principal: Principal,
  { id, forUpdate = false }: { readonly id: string; readonly forUpdate?: boolean },
): Promise<ImporterRow> {
  const owner = principal.kind === 'system' ? undefined : ownerOf(principal);
  requireId(id);
  let query = connection.selectFrom('importers').selectAll().where('id', '=', id);
  if (owner !== undefined) query = query.where('owner_id', '=', owner);
  const importer = await (forUpdate ? query.forUpdate() : query).executeTakeFirst();
  if (!importer) throw new ApiError('NOT_FOUND');
  return importer;
}

/**
 * Finds the importer of the public key in a request, if the calling page may use it, and allows that page to read the
 * response. Rejects with 422 for an invalid key, 404 for an unknown key, 429 after too many requests with the key from
 * one address, 403 for pages of other origins. Programs other than browsers send no origin and pass.
 */
export async function importerOfKey(
  deps: Pick<Platform, 'database' | 'rateLimit' | 'background'>,
  { request, response }: Pick<Call<unknown, unknown, unknown>, 'request' | 'response'>,
  key: string,
): Promise<ImporterRow> {
  const { origin } = request.headers;
  response.vary('Origin');
  const importer = await findByKey(deps, key);
  await countRequest(deps, response, { kind: 'importer', id: importer.id, address: request.ip ?? '' });
  if (origin !== undefined && importer.allowed_origins.length > 0) {
    if (!isAllowed(importer, origin)) {
      throw new ApiError('FORBIDDEN', { message: `Pages of ${origin} may not use this importer.` });
    }
    response.set('Access-Control-Allow-Origin', origin);
  }
  return importer;
}

async function findByKey({ database }: Pick<Platform, 'database'>, key: string): Promise<ImporterRow> {
  if (!z.uuid().safeParse(key).success) {
    throw validationError({ field: 'importer_key', message: 'Must be the key of an importer.' });
  }
  const importer = await database.pool.selectFrom('importers').selectAll().where('key', '=', key).executeTakeFirst();
  if (!importer) throw new ApiError('NOT_FOUND', { message: 'There is no importer with this key.' });
  return importer;
}

function isAllowed({ allowed_origins: allowed }: ImporterRow, origin: string): boolean {
  return allowed.includes('*') || allowed.includes(origin);
}
