import { sql } from 'kysely';
import type { Deps } from '../../main/deps.js';

export interface WaitingImport {
  readonly id: string;
  readonly isShort: boolean;
}

export interface NextImportOptions {
  /** Only such as do not take long. */
  readonly onlyShort: boolean;
  /** Ids to pass over. */
  readonly except: readonly string[];
}

/** Bytes of a file that is read in a moment. */
const SHORT = 1 << 20;

/**
 * The import to run next: of the importer that has the fewest under way, then of the one whose turn was longest ago; of one
 * importer the oldest.
 */
export async function nextImport(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { onlyShort, except }: NextImportOptions,
): Promise<WaitingImport | undefined> {
  const at = now();
  const { rows } = await sql<{ id: string; file_size: number }>`
    WITH waiting AS (
      SELECT DISTINCT ON (importer_id) id, importer_id, created_at, file_size FROM import_jobs
      WHERE status IN ('pending', 'processing') AND (lease_until IS NULL OR lease_until <= ${at})
        AND id <> ALL (${except}::uuid[]) AND (${!onlyShort}::boolean OR file_size <= ${SHORT}::bigint)
      ORDER BY importer_id, created_at, id
    )
    SELECT id, file_size FROM waiting CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE other.status = 'processing' AND other.lease_until > ${at}) AS running,
        max(other.started_at) AS last_turn
      FROM import_jobs AS other WHERE other.importer_id = waiting.importer_id
    ) AS importer
    ORDER BY running, last_turn NULLS FIRST, created_at, id LIMIT 1`.execute(database.pool);
  const [row] = rows;
  return row && { id: row.id, isShort: Number(row.file_size) <= SHORT };
}
