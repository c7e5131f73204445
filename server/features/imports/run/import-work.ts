import { sql } from 'kysely';
import type { Config } from '../../../config/config.js';
import type { Platform } from '../../../platform/platform.js';
import type { Worker } from '../../feature.js';
import type { JobDeps, RunDeps } from '../import-deps.js';
import { wakeWorker } from './release-job.js';
import { runImportJob } from './run-import-job.js';

/** Seconds, longer than any job; when a worker dies, the sweep wakes another one. */
const TIMEOUT = 23 * 3600;
/** Milliseconds during which a new job is left to the wake-up call sent with it. */
const GRACE = 5000;

/** Number of parallel imports in this process: one per thread, and one more if it is short. */
export function importsAtOnce({ importThreads }: Pick<Config, 'importThreads'>): number {
  return importThreads + 1;
}

/** Runs imports, fairly between importers. A wake-up call means that there is work, not which import is next. */
export function runImports(deps: RunDeps): Worker<'run-import'> {
  const running = { long: 0 };
  return {
    handle: (_call, { signal }) => runWaiting(deps, running, signal),
    timeout: TIMEOUT,
    concurrency: importsAtOnce(deps.config),
  };
}

/** Runs imports one after another until none that may run here is waiting. */
async function runWaiting(deps: RunDeps, running: { long: number }, signal: AbortSignal): Promise<void> {
  const { importThreads } = deps.config;
  const others: string[] = [];
  while (!signal.aborted) {
    const onlyShort = running.long >= importThreads;
    const next = await nextImport(deps, { onlyShort, except: others });
    if (!next) return;
    // Another one has taken the thread meanwhile.
    if (!next.isShort && running.long >= importThreads) continue;
    if (!next.isShort) running.long += 1;
    try {
      if (!(await runImportJob(deps, next.id, { signal }))) others.push(next.id);
    } finally {
      if (!next.isShort) running.long -= 1;
    }
  }
}

/** Wakes workers for waiting imports: those of a worker that died, and those whose wake-up call was lost. */
export async function sweepImports(deps: JobDeps): Promise<void> {
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
  /** Only imports that do not take long. */
  readonly onlyShort: boolean;
  /** Ids to skip. */
  readonly except: readonly string[];
}

/** Bytes of a file that takes only a moment. */
const SHORT = 1 << 20;

/**
 * The next import to run: of the importer with the fewest running, then of the one that waited longest; within an
 * importer, the oldest.
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
