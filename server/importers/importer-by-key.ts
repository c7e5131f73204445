import { z } from 'zod';
import type { Deps } from '../deps.js';
import { ApiError, validationError } from '../errors.js';
import type { Call } from '../http/endpoint.js';
import type { ImporterRow } from './tables.js';

export interface KeyUse {
  readonly key: string;
  /** The header of browsers; other programs send none, and no list of origins keeps them out. */
  readonly origin: string | undefined;
  /** Network address, for the limit of requests. */
  readonly address: string;
}

/**
 * The importer whose public key is used, where the calling page may use it. Rejects with 422 for what is no key, 404 for
 * one that is none of ours, 403 for pages of other origins, 429 after too many requests with the key from one address.
 */
export async function requireImporterByKey(deps: Deps, { key, origin, address }: KeyUse): Promise<ImporterRow> {
  if (!z.uuid().safeParse(key).success) {
    throw validationError({ field: 'importer_key', message: 'must be the key of an importer' });
  }
  const importer = await deps.database.pool
    .selectFrom('importers')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (!importer) throw new ApiError('NOT_FOUND', { message: 'There is no importer with this key.' });
  const allowance = await deps.rateLimit.count({ kind: 'importer', id: importer.id, address });
  if (allowance?.refusal) throw allowance.refusal;
  if (origin !== undefined && !isAllowed(importer, origin)) {
    throw new ApiError('FORBIDDEN', { message: `Pages of ${origin} may not use this importer.` });
  }
  return importer;
}

function isAllowed({ allowed_origins: allowed }: ImporterRow, origin: string): boolean {
  return allowed.length === 0 || allowed.includes('*') || allowed.includes(origin);
}

/** `requireImporterByKey` for an endpoint; from then on the answer is for the calling page alone, where that matters. */
export async function importerOfKey(
  deps: Deps,
  { request, response }: Pick<Call<unknown, unknown, unknown>, 'request' | 'response'>,
  key: string,
): Promise<ImporterRow> {
  const { origin } = request.headers;
  response.vary('Origin');
  const importer = await requireImporterByKey(deps, { key, origin, address: request.ip ?? '' });
  if (origin !== undefined && importer.allowed_origins.length > 0) {
    response.set('Access-Control-Allow-Origin', origin);
  }
  return importer;
}
