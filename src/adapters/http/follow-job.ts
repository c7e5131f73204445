import type { ImportJob } from '../../protocol/index.js';
import { BackendError } from '../backend-error.js';
import { withRetries } from '../net/retry.js';
import { wait } from '../net/wait.js';
import { eventStream } from './event-stream.js';
import type { ImporterApi } from './importer-api.js';

export interface FollowOptions {
  readonly id: string;
  readonly signal: AbortSignal;
  readonly waits: readonly number[];
  /** Milliseconds between two looks where there is no stream. */
  readonly pollEvery: number;
  readonly onPercent: (percent: number) => void;
}

/** Streams that may break off before polling takes their place. */
const MAX_STREAMS = 3;
const TIMEOUT = 20_000;

/** Watches a job to its end: live where a stream comes through, by asking where none does. */
export async function followJob(api: ImporterApi, options: FollowOptions): Promise<ImportJob> {
  const { signal, waits, pollEvery, id, onPercent } = options;
  for (let looks = 0; ; looks += 1) {
    if (looks < MAX_STREAMS) await watchStream(api, options);
    const job = await withRetries(async () => jobOf(await api.call(id, { signal, timeout: TIMEOUT })), {
      waits,
      signal,
    });
    onPercent(percentOf(job) ?? 0);
    if (isEnded(job)) return job;
    await wait(pollEvery, signal);
  }
}

/** What an answer says of a job; anything else is no answer of the backend. */
export function jobOf(answer: unknown): ImportJob {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) throw new BackendError('unreachable');
  return answer as ImportJob;
}

export function isEnded({ status }: Pick<ImportJob, 'status'>): boolean {
  return status === 'completed' || status === 'failed';
}

/** Ends with the job or with the stream; what the job then is has to be asked. */
async function watchStream(api: ImporterApi, { id, signal, onPercent }: FollowOptions): Promise<void> {
  try {
    const messages = eventStream(api.url(`${id}/events`), { headers: await api.headers(), signal });
    for await (const message of messages) {
      const percent = percentOf(message);
      if (percent !== null) onPercent(percent);
      if (isEnded(message as ImportJob)) return;
    }
  } catch {
    // A proxy in between, or a drop: the question that follows tells whether the backend is still there.
    signal.throwIfAborted();
  }
}

function percentOf(message: unknown): number | null {
  const percent = (message as Partial<ImportJob> | null | undefined)?.progress?.percent;
  return typeof percent === 'number' ? percent : null;
}
