import type { Deps } from '../../main/deps.js';
import { callWorker } from './give-back.js';
import { nextImport } from './next-import.js';
import { runImportJob } from './run-import-job.js';

/** Seconds; nothing that is waited for takes longer, and a job whose worker died is called again by the sweep. */
const TIMEOUT = 23 * 3600;
/** Milliseconds a new job is left to the call that was sent with it. */
const GRACE = 5000;

/** Imports under way in this process: as many as it has threads, and one more while that is a short one. */
export function importsAtOnce({ importThreads }: Pick<Deps['config'], 'importThreads'>): number {
  return importThreads + 1;
}

/** Runs imports from now on, fairly between importers. A call says that there is work, not whose turn it is. */
export async function startImportWork(deps: Deps): Promise<void> {
  const { queue, config } = deps;
  const running = { long: 0 };
  await queue.work('run-import', (_call, { signal }) => runWaiting(deps, running, signal), {
    timeout: TIMEOUT,
    concurrency: importsAtOnce(config),
  });
}

/** Runs one import after the other until none waits that may be run here. */
async function runWaiting(deps: Deps, running: { long: number }, signal: AbortSignal): Promise<void> {
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
    .limit(importsAtOnce(deps.config))
    .execute();
  for (const { id } of waiting) await callWorker(pool, deps, id);
}
