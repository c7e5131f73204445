import { ApiError } from '../http/errors.js';

/** Milliseconds a task may wait for a thread. */
export const LONGEST_WAIT = 20_000;
/** Seconds after which a caller who was turned away may come again. */
const RETRY_AFTER = 5;

/** What a person would call the thing that is worked on. */
export type Subject = 'file' | 'request';

/** What one thread, and those who wait for one, may take. */
export interface ThreadLimits {
  /** Megabytes of JavaScript objects. */
  readonly megabytes: number;
  /** Tasks that may wait. */
  readonly queue: number;
  /** Milliseconds a task may run. */
  readonly time: (task: { readonly name: string; readonly time: number }) => number;
  /** Milliseconds an engine may be at work without a sign of life. */
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
      message: subject === 'file' ? 'This file takes too long to read.' : 'This request takes too long to answer.',
    }),
  memory: (subject) =>
    new ApiError('VALIDATION_ERROR', {
      message: subject === 'file' ? 'This file needs too much memory to read.' : 'This request needs too much memory.',
    }),
};

/** What the caller hears when a limit is reached: 503 with `Retry-After`, or 422 in words. */
export function refusal(limit: LimitName, subject: Subject): ApiError {
  return REFUSALS[limit](subject);
}
