import type { ImportRows } from '../../../src/protocol/index.js';
import type { Deps } from '../../main/deps.js';
import { ApiError } from '../../platform/http/errors.js';
import { importsIn, requireId } from './find-imports.js';
import type { ImportScope } from './find-imports.js';
import { readLinePage } from './line-pages.js';
import type { LinePageQuery } from './line-pages.js';

export interface RowsQuery extends LinePageQuery {
  readonly id: string;
}

/** A page of the rows that are kept with an import, in the order of the file. Throws NOT_FOUND, VALIDATION_ERROR. */
export async function readRows(
  { database, files }: Pick<Deps, 'database' | 'files'>,
  scope: ImportScope,
  { id, ...query }: RowsQuery,
): Promise<ImportRows> {
  requireId(id);
  const job = await importsIn(database.pool, scope).select('rows_key').where('id', '=', id).executeTakeFirst();
  if (!job) throw new ApiError('NOT_FOUND');
  if (job.rows_key === null) return { rows: [], next_cursor: null };
  const { lines, nextCursor } = await readLinePage(files, { key: job.rows_key, ...query });
  return { rows: lines as ImportRows['rows'], next_cursor: nextCursor };
}
