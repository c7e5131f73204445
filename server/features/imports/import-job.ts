import type { Selectable, Updateable } from 'kysely';
import type { Connection } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Platform } from '../../platform/platform.js';
import type { ImporterRow } from '../importers/tables.js';
import type { ImportJobRow } from './tables.js';

/** An import that would fail at every attempt; the message is for its owner. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
  readonly code = 'IMPORT_FAILED';
}

/**
 * Another worker has the job, or it has ended: this worker's remaining writes are useless and must not become visible.
 */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  readonly code = 'LEASE_LOST';

  constructor(message = 'Another worker has this import, or it has ended.') {
    super(message);
  }
}

/** The job may or may not have ended; nothing it wrote may be removed until that is known. */
export class UncertainEnd extends Error {
  override readonly name = 'UncertainEnd';
  readonly code = 'UNCERTAIN_END';
}

export type ImportJobState = Selectable<ImportJobRow>;

/** A job and its importer, as they are when a worker claims it. */
export interface ClaimedJob {
  readonly job: ImportJobState;
  readonly importer: ImporterRow;
}

export type JobChange = Updateable<Tables['import_jobs']>;

/** File-store keys of the files of a job. */
export const fileKeyOf = (id: string): string => `imports/${id}/file`;
export const sheetKeyOf = (id: string): string => `imports/${id}/sheet.csv`;
export const errorsKeyOf = ({ id, lease_token: token }: Attempt): string => `imports/${id}/errors-${token}.ndjson`;
export const rowsKeyOf = ({ id, lease_token: token }: Attempt): string => `imports/${id}/rows-${token}.ndjson`;
export const planKeyOf = ({ id, lease_token: token }: Attempt): string => `imports/${id}/plan-${token}.ndjson`;
export const partKeyOf = (uploadId: string, part: number): string => `imports/uploads/${uploadId}/${part}`;

type Attempt = Pick<ImportJobRow, 'id' | 'lease_token'>;

/** Files that attempts may have left if they ended before they could clean up. */
export function leftoverKeys({ id, lease_token: last }: Attempt, { before }: { readonly before: number }): string[] {
  const tokens = Array.from({ length: Math.min(last, before - 1) }, (_, index) => index + 1);
  return tokens.flatMap((lease_token) =>
    [errorsKeyOf, rowsKeyOf, planKeyOf].map((keyOf) => keyOf({ id, lease_token })),
  );
}

/** All files that a finished job may have in the store. */
export function filesOf(job: Attempt & Pick<ImportJobRow, 'file_keys' | 'errors_key' | 'rows_key'>): readonly string[] {
  const own = [...job.file_keys, job.errors_key, job.rows_key].filter((key) => key !== null);
  return [...new Set([...own, ...leftoverKeys(job, { before: job.lease_token + 1 })])];
}

/** Deletes files once it is certain that they are no longer needed. */
export async function deleteFiles(
  transaction: Connection,
  { queue }: Pick<Platform, 'queue'>,
  keys: readonly string[],
): Promise<void> {
  await queue.sendAll(transaction, { name: 'delete-file', data: keys.map((key) => ({ key })) });
}

/** Deletes files that belong to no import or an ended attempt; failing to delete one is not an error. */
export async function discardFiles(
  { files, log }: Pick<Platform, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await files
      .delete({ key })
      .catch((error: unknown) => log.warn({ err: error }, 'A leftover file could not be deleted'));
  }
}
