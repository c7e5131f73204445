import { randomUUID } from 'node:crypto';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { UploadState } from '../../../../src/protocol/index.js';
import type { Connection } from '../../../platform/database/database.js';
import { ApiError, validationError } from '../../../platform/http/errors.js';
import { requireId } from '../../../platform/http/parse-input.js';
import { tooLarge } from '../../../platform/http/bodies/receive-form.js';
import type { Platform } from '../../../platform/platform.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { ImporterRow } from '../../importers/tables.js';
import { deleteFiles, partKeyOf } from '../import-job.js';
import type { ImportUploadRow } from '../tables.js';
import { fileName, tooLargeFile } from './receive-file.js';
import type { ImportFile } from './receive-file.js';

/** Bytes of a part; the last one may be smaller. */
export const PART_SIZE = 16 * 1024 * 1024;
/** Unfinished uploads with one importer's key. */
const MAX_UPLOADS = 100;
/** Their total size, in multiples of the maximum file size. */
const MAX_FILE_SIZES = 10;
const ABANDONED_AFTER = 24 * 3_600_000;

/**
 * Starts an upload in parts. Throws PAYLOAD_TOO_LARGE, RATE_LIMITED, NOT_FOUND when the importer was deleted meanwhile.
 */
export async function beginUpload(
  { database, config, now }: Pick<ContentDeps, 'database' | 'now' | 'config'>,
  importer: ImporterRow,
  { name, size }: { readonly name: string; readonly size: number },
): Promise<{ readonly upload_id: string; readonly part_size: number }> {
  if (size > config.maxImportBytes) throw tooLargeFile(config.maxImportBytes);
  return database.transaction(async (transaction) => {
    // Serializes concurrent uploads, so that each is counted.
    const held = transaction.selectFrom('importers').select('id').where('id', '=', importer.id).forUpdate();
    if ((await held.execute()).length === 0) throw new ApiError('NOT_FOUND');
    const { count, bytes } = await transaction
      .selectFrom('import_uploads')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('file_size').as('bytes')])
      .where('importer_id', '=', importer.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_UPLOADS || Number(bytes) + size > MAX_FILE_SIZES * config.maxImportBytes) {
      throw new ApiError('RATE_LIMITED', {
        message: 'There are too many unfinished uploads. Try again later.',
        retryAfter: 600,
      });
    }
    const id = randomUUID();
    await transaction
      .insertInto('import_uploads')
      .values({ id, importer_id: importer.id, file_name: fileName(name), file_size: size, created_at: now() })
      .execute();
    return { upload_id: id, part_size: PART_SIZE };
  });
}

/** Stores a part; sending it again has no further effect. Throws NOT_FOUND, VALIDATION_ERROR for a wrong size. */
export async function storePart(
  deps: Pick<Platform, 'database' | 'files'>,
  importer: ImporterRow,
  {
    id,
    part,
    body,
    signal,
  }: { readonly id: string; readonly part: number; readonly body: Readable; readonly signal: AbortSignal },
): Promise<void> {
  const { database, files } = deps;
  const upload = await findUpload(database.pool, importer, id);
  const length = partLength(upload, part);
  if (length === undefined) {
    throw validationError({ field: 'part', message: `Must be a number from 0 to ${partCount(upload) - 1}.` });
  }
  if ((await partsOf(database.pool, id)).includes(part)) {
    // An import may already be reading it, so it no longer changes.
    body.resume();
    return;
  }
  const key = partKeyOf(id, part);
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > length ? tooLarge(`This part has ${length} bytes.`) : null, chunk);
    },
    flush(done) {
      // Rejected before it replaces a complete part that may be stored.
      done(size === length ? null : validationError({ field: 'part', message: `Has ${size} of its ${length} bytes.` }));
    },
  });
  body.on('error', (error) => measure.destroy(error));
  // A failed store no longer listens, and an unhandled error event would end the process.
  measure.on('error', () => undefined);
  body.on('close', () => {
    if (!body.readableEnded) measure.destroy(new ApiError('BAD_REQUEST', { message: 'The body is incomplete.' }));
  });
  try {
    await files.put({ key, body: body.pipe(measure), signal });
  } catch (error) {
    body.unpipe(measure);
    body.resume();
    throw error;
  }
  await sql`insert into import_upload_parts (upload_id, number)
    select id, ${part}::integer from import_uploads where id = ${id} on conflict do nothing`.execute(database.pool);
}

export async function uploadState(
  { database }: Pick<Platform, 'database'>,
  importer: ImporterRow,
  id: string,
): Promise<UploadState> {
  const upload = await findUpload(database.pool, importer, id);
  const parts = await partsOf(database.pool, id);
  return { upload_id: id, part_size: PART_SIZE, size: upload.file_size, parts };
}

/** The file of a complete upload. Throws NOT_FOUND, and VALIDATION_ERROR while parts are missing. */
export async function uploadedFile(
  { database }: Pick<Platform, 'database'>,
  importer: ImporterRow,
  id: string,
): Promise<ImportFile> {
  const upload = await findUpload(database.pool, importer, id);
  const count = partCount(upload);
  const { length } = await partsOf(database.pool, id);
  if (length < count) {
    throw validationError({
      field: 'upload_id',
      message: `Belongs to an upload that has ${length} of its ${count} parts.`,
    });
  }
  return {
    id: randomUUID(),
    keys: Array.from({ length: count }, (_, part) => partKeyOf(id, part)),
    name: upload.file_name,
    size: upload.file_size,
    mostRows: undefined,
  };
}

/** From now on the parts belong to an import. Throws NOT_FOUND when another request was first. */
export async function takeUpload(transaction: Connection, id: string): Promise<void> {
  const { numDeletedRows } = await transaction.deleteFrom('import_uploads').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw noUpload();
}

/** Deletes uploads that were not finished within a day. */
export async function sweepUploads(deps: Pick<Platform, 'database' | 'queue' | 'now'>): Promise<void> {
  const before = new Date(deps.now().getTime() - ABANDONED_AFTER);
  await deps.database.transaction(async (transaction) => {
    const abandoned = await transaction
      .deleteFrom('import_uploads')
      .where('created_at', '<', before)
      .returningAll()
      .execute();
    await deleteParts(transaction, deps, abandoned);
  });
}

/** Deletes the unfinished uploads of importers that are about to be deleted. */
export async function dropUploads(
  transaction: Connection,
  deps: Pick<Platform, 'queue'>,
  importers: readonly string[],
): Promise<void> {
  const dropped = await transaction
    .deleteFrom('import_uploads')
    .where('importer_id', 'in', importers)
    .returningAll()
    .execute();
  await deleteParts(transaction, deps, dropped);
}

async function deleteParts(
  transaction: Connection,
  deps: Pick<Platform, 'queue'>,
  uploads: readonly ImportUploadRow[],
): Promise<void> {
  for (const upload of uploads) {
    const parts = Array.from({ length: partCount(upload) }, (_, part) => partKeyOf(upload.id, part));
    await deleteFiles(transaction, deps, parts);
  }
}

async function findUpload(connection: Connection, importer: ImporterRow, id: string): Promise<ImportUploadRow> {
  requireId(id);
  const upload = await connection
    .selectFrom('import_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('importer_id', '=', importer.id)
    .executeTakeFirst();
  if (!upload) throw noUpload();
  return { ...upload, file_size: Number(upload.file_size) };
}

function noUpload(): ApiError {
  return new ApiError('NOT_FOUND', { message: 'There is no such upload, or it has become an import.' });
}

async function partsOf(connection: Connection, id: string): Promise<number[]> {
  const parts = await connection
    .selectFrom('import_upload_parts')
    .select('number')
    .where('upload_id', '=', id)
    .orderBy('number')
    .execute();
  return parts.map(({ number }) => number);
}

function partCount({ file_size }: Pick<ImportUploadRow, 'file_size'>): number {
  return Math.ceil(Number(file_size) / PART_SIZE);
}

function partLength(upload: ImportUploadRow, part: number): number | undefined {
  const count = partCount(upload);
  if (part >= count) return undefined;
  return part < count - 1 ? PART_SIZE : upload.file_size - (count - 1) * PART_SIZE;
}
