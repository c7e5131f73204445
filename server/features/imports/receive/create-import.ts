import { createHash } from 'node:crypto';
import type { ImportStart } from '../../../../src/protocol/index.js';
import type { Connection } from '../../../platform/database/database.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { Platform } from '../../../platform/platform.js';
import type { ImporterRow } from '../../importers/tables.js';
import type { ReceiveDeps } from '../import-deps.js';
import { deleteFiles, discardFiles } from '../import-job.js';
import { addedOptions } from '../import-plan.js';
import { wakeWorker } from '../run/release-job.js';
import type { ImportSettings } from '../tables.js';
import { checkFile } from './check-file.js';
import type { ImportOrder } from './import-form.js';
import { importSettings } from './import-settings.js';
import type { ImportFile } from './receive-file.js';

export interface NewImport {
  readonly importer: ImporterRow;
  /** Identifies the file, to detect a repeat of the request. */
  readonly fileDigest: string;
  /** Called only if the request is not a repeat. */
  readonly openFile: () => Promise<ImportFile>;
  readonly order: ImportOrder;
  /** A repeat of the request with this key returns what the first one created. */
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  /** Runs in the transaction that creates the job. */
  readonly alongside?: (transaction: Connection) => Promise<void>;
}

const MAX_KEY = 255;

/**
 * Creates a job for a stored file, or finds the job that an earlier identical request created: then its id differs from
 * the file's, and the caller must delete the file. Throws ApiErrors for errors at the beginning of the file, CONFLICT
 * for a key that another request has used.
 */
export async function createImport(deps: ReceiveDeps, request: NewImport): Promise<ImportStart> {
  const { importer, order, idempotencyKey, signal } = request;
  requireKey(idempotencyKey);
  const digest = digestOf(request);
  const made = await findCreated(deps.database.pool, request, digest);
  if (made) return made;
  const settings = importSettings(importer, order);
  const file = await request.openFile();
  const checked = await checkFile(deps, file, { settings, signal });
  let start: ImportStart | undefined;
  try {
    start = await deps.database.transaction(async (transaction) => {
      await requireImporter(transaction, importer);
      await requireNotWithdrawn(transaction, request);
      const inserted = await insertJob(transaction, deps, { ...request, ...checked, file, digest });
      if (!inserted) return undefined;
      await request.alongside?.(transaction);
      await deleteFiles(transaction, deps, without(file.keys, checked.keys));
      await wakeWorker(transaction, deps, file.id);
      return inserted;
    });
  } finally {
    if (!start) await discardFiles(deps, without(checked.keys, file.keys));
  }
  const first = start ?? (await findCreated(deps.database.pool, request, digest));
  if (!first)
    throw new ApiError('CONFLICT', { message: 'The import that this request created has just been deleted.' });
  return first;
}

function without(keys: readonly string[], others: readonly string[]): readonly string[] {
  return keys.filter((key) => !others.includes(key));
}

function requireKey(key: string | undefined): void {
  if (key === undefined || (key.length <= MAX_KEY && /^[\x21-\x7e]+$/.test(key))) return;
  throw new ApiError('BAD_REQUEST', {
    message: `An Idempotency-Key has at most ${MAX_KEY} visible ASCII characters.`,
  });
}

function digestOf({ importer, fileDigest, order }: NewImport): string {
  return createHash('sha256')
    .update(
      JSON.stringify([importer.id, fileDigest, order.mapping, order.plan, order.user, order.metadata, order.dryRun]),
    )
    .digest('base64url');
}

/** Finds what the first request with the key created. Throws CONFLICT when that was another request. */
async function findCreated(
  connection: Connection,
  { importer, idempotencyKey }: NewImport,
  digest: string,
): Promise<ImportStart | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const made = await connection
    .selectFrom('import_jobs')
    .select(['id', 'created_at', 'request_digest'])
    .where('importer_id', '=', importer.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!made) return undefined;
  if (made.request_digest !== digest) {
    throw new ApiError('CONFLICT', { message: 'This Idempotency-Key is already used by another request.' });
  }
  return startOf(importer, made);
}

function startOf({ id }: ImporterRow, made: { readonly id: string; readonly created_at: Date }): ImportStart {
  return { id: made.id, importer_id: id, status: 'processing', created_at: made.created_at.toISOString() };
}

interface NewJob extends NewImport {
  readonly file: ImportFile;
  readonly keys: readonly string[];
  readonly settings: ImportSettings;
  readonly digest: string;
}

/** Receiving and checking a file takes time, during which an importer may be deleted; from here on it is locked. */
async function requireImporter(transaction: Connection, { id }: ImporterRow): Promise<void> {
  const held = await transaction.selectFrom('importers').select('id').where('id', '=', id).forKeyShare().execute();
  if (held.length === 0) throw new ApiError('NOT_FOUND');
}

async function requireNotWithdrawn(
  transaction: Connection,
  { importer, idempotencyKey }: Pick<NewImport, 'importer' | 'idempotencyKey'>,
): Promise<void> {
  if (idempotencyKey === undefined) return;
  const mark = await transaction
    .selectFrom('import_withdrawals')
    .select('withdrawn_at')
    .where('importer_id', '=', importer.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (mark) throw new ApiError('CONFLICT', { message: 'This request was withdrawn before its import started.' });
}

/** `undefined` when a request with the same key came first. */
async function insertJob(
  transaction: Connection,
  { now }: Pick<Platform, 'now'>,
  { importer, file, order, idempotencyKey, keys, settings, digest }: NewJob,
): Promise<ImportStart | undefined> {
  const made = await transaction
    .insertInto('import_jobs')
    .values({
      id: file.id,
      importer_id: importer.id,
      owner_id: importer.owner_id,
      status: 'pending',
      settings: JSON.stringify(settings),
      file_keys: JSON.stringify(keys),
      file_name: file.name,
      file_size: file.size,
      user: JSON.stringify(order.user),
      metadata: JSON.stringify(order.metadata),
      dry_run: order.dryRun,
      idempotency_key: idempotencyKey ?? null,
      request_digest: digest,
      lease_token: 0,
      attempts: 0,
      deaths: 0,
      phase: 'waiting',
      percent: 0,
      num_rows: 0,
      num_valid_rows: 0,
      num_imported_rows: 0,
      num_errors: 0,
      errors: '[]',
      findings: '[]',
      new_options: JSON.stringify(addedOptions(settings)),
      counts: 'null',
      counted_rows: 'null',
      created_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['importer_id', 'idempotency_key']).doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  return made && startOf(importer, made);
}
