import { sql } from 'kysely';
import type { Principal } from '../../platform/http/principal.js';
import { requireAct, rowScope } from '../content/access.js';
import { compileScope } from '../content/query/compile-query.js';
import type { Deps } from '../../main/deps.js';
import { ApiError } from '../../platform/http/errors.js';
import { STORED_NAME } from './file-names.js';
import { fileModel } from './file-record.js';

export interface Download {
  readonly filename: string;
  readonly originalName: string;
  readonly mimeType: string;
  readonly size: number;
  readonly createdAt: Date;
}

/** What is kept under a name. Throws NOT_FOUND, and UNAUTHORIZED or FORBIDDEN where files are not public. */
export async function findDownload(deps: Deps, principal: Principal, name: string): Promise<Download> {
  const model = fileModel(deps.models);
  const isOpen = deps.config.uploads.public;
  if (!isOpen) requireAct(principal, model, 'read');
  const scope = isOpen ? 'all' : rowScope(principal, model, 'read');
  if (!STORED_NAME.test(name)) throw new ApiError('NOT_FOUND');
  const { rows } = await sql<{ original_name: string; mime_type: string; size: number | string; created_at: Date }>`
    SELECT original_name, mime_type, size, created_at FROM ${sql.table(model.table)} AS record
    WHERE filename = ${name} AND ${compileScope(scope, 'record')}`.execute(deps.database.pool);
  const [row] = rows;
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return {
    filename: name,
    originalName: row.original_name,
    mimeType: row.mime_type,
    size: Number(row.size),
    createdAt: new Date(row.created_at),
  };
}
