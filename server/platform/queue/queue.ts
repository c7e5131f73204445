import type { Connection } from '../database/database.js';

/** Every kind of background work and what it is given, by name. Features add their own with `declare module`. */
export interface Jobs {
  'send-mail': { readonly to: string; readonly subject: string; readonly text: string };
}

export type JobName = keyof Jobs;

/** `queued`: waiting, also for another try. `failed`: given up, of the last hours. */
export const JOB_STATES = ['queued', 'active', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobCount {
  readonly name: JobName;
  readonly state: JobState;
  readonly count: number;
}

export interface SendOptions {
  /** Seconds from now before it may run. Default 0. */
  readonly delay?: number;
  /** Only one waiting job of a name has a given key. */
  readonly key?: string;
}

export interface JobContext {
  readonly id: string;
  /** Aborted when the process stops or the job's time is over. */
  readonly signal: AbortSignal;
}

export type JobHandler<Name extends JobName> = (data: Jobs[Name], context: JobContext) => Promise<void>;

export interface WorkOptions {
  /** How many run side by side in this process. Default 1. */
  readonly concurrency?: number;
  /** Seconds a run may take before it counts as failed. Default 300. */
  readonly timeout?: number;
  /** Further tries after a failure. Default 3, backing off from 5 seconds. */
  readonly retries?: number;
}

/** Background work. A job sent in a transaction exists when that transaction commits, and only then. */
export interface Queue {
  send<Name extends JobName>(
    connection: Connection,
    job: { readonly name: Name; readonly data: Jobs[Name] },
    options?: SendOptions,
  ): Promise<void>;
  /** Takes jobs of a name from now on. */
  work<Name extends JobName>(name: Name, handler: JobHandler<Name>, options?: WorkOptions): Promise<void>;
  /** Of every name in every state. */
  counts(): Promise<readonly JobCount[]>;
  ping(): Promise<void>;
  /** Lets running jobs end for some seconds, then hands them back. */
  stop(): Promise<void>;
}
