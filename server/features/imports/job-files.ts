import type { Platform } from '../../platform/platform.js';
import type { Connection } from '../../platform/database/database.js';
import type { ImportJobRow } from './tables.js';

/** Keys in the file store of what belongs to a job. */
export const fileKeyOf = (id: string): string => `imports/${id}/file`;
export const sheetKeyOf = (id: string): string => `imports/${id}/sheet.csv`;
export const errorsKeyOf = ({ id, lease_token: token }: Attempt): string => `imports/${id}/errors-${token}.ndjson`;
export const rowsKeyOf = ({ id, lease_token: token }: Attempt): string => `imports/${id}/rows-${token}.ndjson`;
export const planKeyOf = ({ id, lease_token: token }: Attempt): string => `imports/${id}/plan-${token}.ndjson`;
export const partKeyOf = (uploadId: string, part: number): string => `imports/uploads/${uploadId}/${part}`;

type Attempt = Pick<ImportJobRow, 'id' | 'lease_token'>;

/** What attempts may have left that ended before they could clear up. */
export function leftoverKeys({ id, lease_token: last }: Attempt, { before }: { readonly before: number }): string[] {
  const tokens = Array.from({ length: Math.min(last, before - 1) }, (_, index) => index + 1);
  return tokens.flatMap((lease_token) =>
    [errorsKeyOf, rowsKeyOf, planKeyOf].map((keyOf) => keyOf({ id, lease_token })),
  );
}

/** All that a job that has ended may have in the store. */
export function filesOf(job: Attempt & Pick<ImportJobRow, 'file_keys' | 'errors_key' | 'rows_key'>): readonly string[] {
  const own = [...job.file_keys, job.errors_key, job.rows_key].filter((key) => key !== null);
  return [...new Set([...own, ...leftoverKeys(job, { before: job.lease_token + 1 })])];
}

/** Has files deleted once it is certain that nobody needs them. */
export async function deleteFiles(
  transaction: Connection,
  { queue }: Pick<Platform, 'queue'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await queue.send(transaction, { name: 'delete-file', data: { key } });
}
