import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, failureSentence } from '../../../../src/engine/full.js';
import { isDatabaseUnavailable } from '../../../platform/database/storage-error.js';
import { ApiError } from '../../../platform/http/errors.js';
import { outageOf } from '../../../platform/outage.js';
import type { Platform } from '../../../platform/platform.js';
import { RecordsChangedError } from '../../content/bulk/switch-records.js';
import type { JobDeps, RunDeps } from '../import-deps.js';
import { discardFiles, ImportFailure, LeaseLost, leftoverKeys } from '../import-job.js';
import type { ClaimedJob } from '../import-job.js';
import { attemptImport } from './attempt-import.js';
import { commitImport } from './end-job.js';
import { claimJob, holdLease } from './lease.js';
import type { Lease } from './lease.js';
import { releaseAfterOutage, releaseJob, retryLater } from './release-job.js';

/** Seconds before the second and the third attempt after a temporary failure. */
const RETRY_DELAYS = [5, 30] as const;

/**
 * Runs an import if it is due and no other worker has it; resolves with whether it ran. Never rejects because of the
 * import itself, which completes, fails, is retried later, or passes to another worker.
 */
export async function runImportJob(
  deps: RunDeps,
  importId: string,
  { signal: stopping }: { readonly signal: AbortSignal },
): Promise<boolean> {
  const claimed = await claimJob(deps, importId);
  if (!claimed) return false;
  const { job } = claimed;
  const lease = holdLease(deps, job, { stopping });
  try {
    await discardFiles(deps, leftoverKeys(job, { before: job.lease_token }));
    await attemptImport(deps, claimed, lease);
  } catch (error) {
    await lease.rest();
    try {
      await endAttempt(deps, claimed, { error, lease, stopping });
    } catch (failure) {
      if (!(failure instanceof LeaseLost)) throw failure;
      deps.log.info({ import: job.id }, 'An import continued without this worker');
    }
  } finally {
    await lease.rest();
  }
  return true;
}

/** Milliseconds between checks whether the database is available again. */
const POLL_EVERY = 500;

interface Abandoned {
  readonly error: unknown;
  readonly lease: Lease;
  readonly stopping: AbortSignal;
}

/** Updates a job after a failure, as soon as the database is available. A stopping process tries only once. */
async function endAttempt(
  deps: JobDeps & Pick<Platform, 'log'>,
  claimed: ClaimedJob,
  { error, lease, stopping }: Abandoned,
): Promise<void> {
  for (let cause = error; ;) {
    try {
      if (stopping.aborted) return await releaseJob(deps, claimed.job);
      if (isDatabaseUnavailable(cause)) return await releaseAfterOutage(deps, claimed.job);
      lease.signal.throwIfAborted();
      return await recordFailure(deps, claimed, cause);
    } catch (failure) {
      if (stopping.aborted || !isDatabaseUnavailable(failure)) throw failure;
      cause = failure;
      await sleep(POLL_EVERY, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}

async function recordFailure(
  deps: JobDeps & Pick<Platform, 'log'>,
  claimed: ClaimedJob,
  error: unknown,
): Promise<void> {
  const { job } = claimed;
  if (error instanceof LeaseLost) throw error;
  const sentence = permanentReason(error);
  if (sentence !== undefined) {
    await commitImport(deps, claimed, { change: { status: 'failed', error: sentence } });
    return;
  }
  deps.log.error({ err: error, import: job.id }, 'An import failed for now');
  const wait = RETRY_DELAYS[job.attempts];
  const attempts = job.attempts + 1;
  if (wait !== undefined) await retryLater(deps, job, { attempts, wait });
  else {
    const reason = `The import failed ${attempts} times. ${temporaryReason(error)}`;
    await commitImport(deps, claimed, { change: { status: 'failed', error: reason, attempts } });
  }
}

/** Why an import cannot succeed; `undefined` when another attempt may. */
function permanentReason(error: unknown): string | undefined {
  if (error instanceof ImportFailure) return error.message;
  if (error instanceof EngineError) return failureSentence(error);
  if (error instanceof ApiError && error.status < 500) {
    const [detail] = error.details;
    return detail ? `${error.message} ${detail.field}: ${detail.message}` : error.message;
  }
  return undefined;
}

/** A message that reveals no internals. */
function temporaryReason(error: unknown): string {
  if (error instanceof RecordsChangedError) return error.message;
  return outageOf(error)?.message ?? 'Something went wrong on the server; see its log.';
}
