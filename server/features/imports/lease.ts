import type { Deps } from '../../main/deps.js';
import { LEASE } from './claim-job.js';
import type { ImportJobState } from './claim-job.js';
import { LeaseLost } from './import-failure.js';

export interface JobProgress {
  phase: 'reading' | 'writing';
  /** Of the whole job. */
  percent: number;
  num_rows: number;
  num_valid_rows: number;
  num_imported_rows: number;
}

/** A worker's hold on a job while it runs. */
export interface Lease {
  /** Written with the next beat. */
  readonly progress: JobProgress;
  /** Aborted when the job is no longer this worker's, or the process stops. */
  readonly signal: AbortSignal;
  /** No beat is under way or comes after this. */
  rest(): Promise<void>;
}

/** Milliseconds between beats: close at first, so that the place of an early death is known. */
const FIRST_BEAT = 100;
const BEAT = 1000;

/** Keeps a claimed job this worker's, and its progress known. */
export function holdLease(deps: Deps, job: ImportJobState, { stopping }: { readonly stopping: AbortSignal }): Lease {
  const lost = new AbortController();
  const progress: JobProgress = { phase: 'reading', percent: 0, num_rows: 0, num_valid_rows: 0, num_imported_rows: 0 };
  let until = deps.now().getTime() + LEASE;
  let wait = FIRST_BEAT;
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
      if (numUpdatedRows === 0n) lost.abort(new LeaseLost('Another worker has this import, or it is over.'));
      else until = next;
    } catch (error) {
      deps.log.warn({ err: error, import: job.id }, 'The progress of an import could not be written');
      if (deps.now().getTime() > until) lost.abort(new LeaseLost('The database did not answer for too long.'));
    }
  };
  const schedule = (): void => {
    timer = setTimeout(() => {
      beating = beat().then(() => {
        if (!isResting && !lost.signal.aborted) schedule();
      });
    }, wait);
    wait = Math.min(BEAT, wait * 1.5);
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
