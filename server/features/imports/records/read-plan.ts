import type { ImportPlanPage } from '../../../../src/protocol/index.js';
import type { Deps } from '../../../main/deps.js';
import { ApiError } from '../../../platform/http/errors.js';
import { importsIn, requireId } from '../find-imports.js';
import type { ImportScope } from '../find-imports.js';
import { planKeyOf } from '../job-files.js';
import { readLinePage } from '../line-pages.js';
import type { LinePageQuery } from '../line-pages.js';

/** A page of what a dry run would have done, in the order of the file. Throws NOT_FOUND, CONFLICT, VALIDATION_ERROR. */
export async function readPlan(
  { database, files }: Pick<Deps, 'database' | 'files'>,
  scope: ImportScope,
  { id, ...query }: LinePageQuery & { readonly id: string },
): Promise<ImportPlanPage> {
  requireId(id);
  const job = await importsIn(database.pool, scope)
    .select(['id', 'lease_token', 'dry_run', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!job) throw new ApiError('NOT_FOUND');
  if (!job.dry_run || job.status !== 'completed') {
    throw new ApiError('CONFLICT', { message: 'Only a dry run that is completed has a plan.' });
  }
  const { lines, nextCursor } = await readLinePage(files, { key: planKeyOf(job), ...query });
  return { lines: lines as ImportPlanPage['lines'], next_cursor: nextCursor };
}
