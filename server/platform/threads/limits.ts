import { ApiError } from '../http/errors.js';

/** Milliseconds a task may wait for a thread. */
export const LONGEST_WAIT = 20_000;
/** Seconds until a rejected caller may try again. */
const RETRY_AFTER = 5;

/** What the caller submitted, as named in messages. */
export type Subject = 'file' | 'request';

/** Limits of one thread, and of the queue for threads. */
export interface ThreadLimits {
  /** Megabytes of JavaScript heap. */
  readonly megabytes: number;
  /** Tasks that may wait. */
  readonly queue: number;
  /** Milliseconds a task may run. */
  readonly time: (task: { readonly name: string; readonly time: number }) => number;
  /** Milliseconds an engine may work without reporting progress. */
  readonly silence: number;
}

export const THREAD_LIMITS: ThreadLimits = {
  megabytes: 1536,
  queue: 64,
  time: ({ time }) => time,
  silence: 120_000,
};

type LimitName = 'busy' | 'time' | 'memory';

const REFUSALS: Readonly<Record<LimitName, (subject: Subject) => ApiError>> = {
  busy: () =>
    new ApiError('SERVICE_UNAVAILABLE', {
      message: 'The server is busy with other files. Try again shortly.',
      retryAfter: RETRY_AFTER,
    }),
  time: (subject) =>
    new ApiError('VALIDATION_ERROR', {
      message: subject === 'file' ? 'This file takes too long to read.' : 'This request takes too long to process.',
    }),
  memory: (subject) =>
    new ApiError('VALIDATION_ERROR', {
      message: subject === 'file' ? 'This file needs too much memory to read.' : 'This request needs too much memory.',
    }),
};

/** The error for a reached limit: 503 with `Retry-After`, or 422 with a message. */
export function refusal(limit: LimitName, subject: Subject): ApiError {
  return REFUSALS[limit](subject);
}
