import type { Connection } from '../../../platform/database/database.js';
import type { Platform } from '../../../platform/platform.js';
import type { JobDeps } from '../import-deps.js';
import { LeaseLost } from '../import-job.js';
import type { ClaimedJob, ImportJobState } from '../import-job.js';
import { announceImport } from './announce-import.js';
import { endJob } from './end-job.js';

/** Milliseconds without a heartbeat after which other workers may claim the job. */
export const LEASE = 10_000;
/** Deaths in a row at the same point after which the file is considered the cause. */
const MAX_DEATHS = 5;
/** Higher at the beginning, where there are few distinct points and workers often die for other reasons. */
const MAX_EARLY_DEATHS = 60;
const EARLY_PERCENT = 5;
/** Total limit, for files whose point of death cannot be determined exactly. */
const MAX_ATTEMPTS = 200;

/**
 * Claims a job for this worker; `undefined` when it has ended, another worker has it, or its next attempt is not due.
 */
export async function claimJob(deps: JobDeps, id: string): Promise<ClaimedJob | undefined> {
  return deps.database.transaction(async (transaction) => {
    const now = deps.now();
    const found = await lockOpenJob(transaction, id, now);
    if (!found) return undefined;
    const { deaths, death_place } = deathsOf(found.job);
    if (isHopeless(found.job, deaths)) {
      const error = 'The server or its database stopped repeatedly during this import.';
      await endJob(transaction, deps, { ...found, change: { status: 'failed', error, deaths } });
      return undefined;
    }
    const job = await transaction
      .updateTable('import_jobs')
      .set({
        status: 'processing',
        lease_token: found.job.lease_token + 1,
        lease_until: new Date(now.getTime() + LEASE),
        started_at: found.job.started_at ?? now,
        phase: 'reading',
        percent: 0,
        num_rows: 0,
        num_valid_rows: 0,
        num_imported_rows: 0,
        deaths,
        death_place,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { importer } = found;
    if (found.job.started_at === null) {
      await announceImport(transaction, deps, { event: 'import.started', job, importer });
    }
    return { job, importer };
  });
}

async function lockOpenJob(transaction: Connection, id: string, now: Date): Promise<ClaimedJob | undefined> {
  const job = await transaction
    .selectFrom('import_jobs')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!job) return undefined;
  const importer = await transaction
    .selectFrom('importers')
    .selectAll()
    .where('id', '=', job.importer_id)
    .executeTakeFirstOrThrow();
  return { job, importer };
}

function isHopeless({ status, percent, lease_token }: ImportJobState, deaths: number): boolean {
  if (status !== 'processing') return false;
  return deaths >= (percent < EARLY_PERCENT ? MAX_EARLY_DEATHS : MAX_DEATHS) || lease_token >= MAX_ATTEMPTS;
}

/** A job that is in process but has no lease has lost its worker; dying twice at one point is not a coincidence. */
function deathsOf(job: ImportJobState): Pick<ImportJobState, 'deaths' | 'death_place'> {
  if (job.status !== 'processing') return job;
  const place = `${job.phase} ${job.num_rows} ${job.num_imported_rows}`;
  return { deaths: place === job.death_place ? job.deaths + 1 : 1, death_place: place };
}

interface JobProgress {
  phase: 'reading' | 'writing';
  /** Progress of the whole job. */
  percent: number;
  num_rows: number;
  num_valid_rows: number;
  num_imported_rows: number;
}

/** A worker's lease on a job while it runs. */
export interface Lease {
  /** Written with the next heartbeat. */
  readonly progress: JobProgress;
  /** Aborted when this worker loses the job, or the process stops. */
  readonly signal: AbortSignal;
  /** Waits for the current heartbeat and sends no more. */
  rest(): Promise<void>;
}

/** Milliseconds between heartbeats: short at first, so that the point of an early death is known. */
const FIRST_HEARTBEAT = 100;
const HEARTBEAT = 1000;

/** Renews the lease of a claimed job and stores its progress. */
export function holdLease(
  deps: Pick<Platform, 'database' | 'log' | 'now'>,
  job: ImportJobState,
  { stopping }: { readonly stopping: AbortSignal },
): Lease {
  const lost = new AbortController();
  const progress: JobProgress = { phase: 'reading', percent: 0, num_rows: 0, num_valid_rows: 0, num_imported_rows: 0 };
  let until = deps.now().getTime() + LEASE;
  let wait = FIRST_HEARTBEAT;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();
  let isResting = false;

  const beat = async (): Promise<void> => {
    const next = deps.now().getTime() + LEASE;
    try {
      const { numUpdatedRows } = await deps.database.pool
        .updateTable('import_jobs')
        .set({ ...progress, lease_until: new Date(next) })
        .where('id', '=', job.id)
        .where('lease_token', '=', job.lease_token)
        .where('status', '=', 'processing')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) lost.abort(new LeaseLost());
      else until = next;
    } catch (error) {
      deps.log.warn({ err: error, import: job.id }, 'The progress of an import could not be stored');
      if (deps.now().getTime() > until) lost.abort(new LeaseLost('The database did not respond for too long.'));
    }
  };
  const schedule = (): void => {
    timer = setTimeout(() => {
      beating = beat().then(() => {
        if (!isResting && !lost.signal.aborted) schedule();
      });
    }, wait);
    wait = Math.min(HEARTBEAT, wait * 1.5);
  };
  schedule();

  return {
    progress,
    signal: AbortSignal.any([lost.signal, stopping]),
    async rest() {
      isResting = true;
      clearTimeout(timer);
      await beating;
    },
  };
}

/** The share of reading the file in the whole import. */
export const READ_PERCENT = 50;
