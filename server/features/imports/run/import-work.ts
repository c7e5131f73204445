import { sql } from 'kysely';
import type { Config } from '../../../config/config.js';
import type { Platform } from '../../../platform/platform.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { Worker } from '../../feature.js';
import type { ImporterDeps } from '../../importers/importer-deps.js';
import { wakeWorker } from './release-job.js';
import { runImportJob } from './run-import-job.js';

/** Seconds; nothing that is waited for takes longer, and a job whose worker died is called again by the sweep. */
const TIMEOUT = 23 * 3600;
/** Milliseconds a new job is left to the call that was sent with it. */
const GRACE = 5000;

/** Imports under way in this process: as many as it has threads, and one more while that is a short one. */
export function importsAtOnce({ importThreads }: Pick<Config, 'importThreads'>): number {
  return importThreads + 1;
}

/** Runs imports, fairly between importers. A call says that there is work, not whose turn it is. */
export function runImports(deps: ImporterDeps): Worker<'run-import'> {
  const running = { long: 0 };
  return {
    handle: (_call, { signal }) => runWaiting(deps, running, signal),
    timeout: TIMEOUT,
    concurrency: importsAtOnce(deps.config),
  };
}

/** Runs one import after the other until none waits that may be run here. */
async function runWaiting(deps: ImporterDeps, running: { long: number }, signal: AbortSignal): Promise<void> {
  const { importThreads } = deps.config;
  const others: string[] = [];
  while (!signal.aborted) {
    const onlyShort = running.long >= importThreads;
    const next = await nextImport(deps, { onlyShort, except: others });
    if (!next) return;
    // Another has taken the thread while this one looked.
    if (!next.isShort && running.long >= importThreads) continue;
    if (!next.isShort) running.long += 1;
    try {
      if (!(await runImportJob(deps, next.id, { signal }))) others.push(next.id);
    } finally {
      if (!next.isShort) running.long -= 1;
    }
  }
}

/** Calls workers for imports that wait for one: those of a worker that died, and those whose call was lost. */
export async function sweepImports(deps: Pick<ContentDeps, 'database' | 'queue' | 'now' | 'config'>): Promise<void> {
  const { pool } = deps.database;
  const now = deps.now();
  const waiting = await pool
    .selectFrom('import_jobs')
    .select('id')
    .where('status', 'in', ['pending', 'processing'])
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .where('created_at', '<=', new Date(now.getTime() - GRACE))
    .orderBy('created_at')
    .limit(importsAtOnce(deps.config))
    .execute();
  for (const { id } of waiting) await wakeWorker(pool, deps, id);
}

interface WaitingImport {
  readonly id: string;
  readonly isShort: boolean;
}

interface NextImportOptions {
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
async function nextImport(
  { database, now }: Pick<Platform, 'database' | 'now'>,
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
