import type { Deps } from '../deps.js';
import { callWorker } from './give-back.js';
import { runImportJob } from './run-import-job.js';

/** Seconds; nothing that is waited for takes longer, and a job whose worker died is called again by the sweep. */
const TIMEOUT = 23 * 3600;
/** Milliseconds a new job is left to the call that was sent with it. */
const GRACE = 5000;
const SWEEP_AT_ONCE = 100;

/** Runs imports from now on, one at a time: another process may take the next. */
export async function startImportWork(deps: Deps): Promise<void> {
  await deps.queue.work('run-import', ({ importId }, { signal }) => runImportJob(deps, importId, { signal }), {
    timeout: TIMEOUT,
  });
}

/** Calls workers for imports that wait for one: those of a worker that died, and those whose call was lost. */
export async function sweepImports(deps: Deps): Promise<void> {
  const { pool } = deps.database;
  const now = deps.now();
  const waiting = await pool
    .selectFrom('import_jobs')
    .select('id')
    .where('status', 'in', ['pending', 'processing'])
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .where('created_at', '<=', new Date(now.getTime() - GRACE))
    .orderBy('created_at')
    .limit(SWEEP_AT_ONCE)
    .execute();
  for (const { id } of waiting) await callWorker(pool, deps, id);
}
