import type { Connection } from '../database/database.js';

/** Every kind of background work and its payload, by name. Features add theirs with `declare module`. */
export interface Jobs {
  'send-mail': { readonly to: string; readonly subject: string; readonly text: string };
}

export type JobName = keyof Jobs;

/** `queued`: waiting, including for a retry. `failed`: gave up within the last hours. */
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
  /** At most one waiting job of a name has a given key. */
  readonly key?: string;
}

export interface JobContext {
  readonly id: string;
  /** Aborted when the process stops or the job times out. */
  readonly signal: AbortSignal;
}

export type JobHandler<Name extends JobName> = (data: Jobs[Name], context: JobContext) => Promise<void>;

export interface WorkOptions {
  /** How many run in parallel in this process. Default 1. */
  readonly concurrency?: number;
  /** Seconds a run may take before it counts as failed. Default 300. */
  readonly timeout?: number;
  /** Retries after a failure. Default 3, backing off from 5 seconds. */
  readonly retries?: number;
}

/** Background work. A job sent in a transaction exists only once that transaction commits. */
export interface Queue {
  send<Name extends JobName>(
    connection: Connection,
    job: { readonly name: Name; readonly data: Jobs[Name] },
    options?: SendOptions,
  ): Promise<void>;
  /** Sends any number of jobs at once. */
  sendAll<Name extends JobName>(
    connection: Connection,
    jobs: { readonly name: Name; readonly data: readonly Jobs[Name][] },
  ): Promise<void>;
  /** Handles jobs of this name from now on. */
  work<Name extends JobName>(name: Name, handler: JobHandler<Name>, options?: WorkOptions): Promise<void>;
  /** Counts for every name and state. */
  counts(): Promise<readonly JobCount[]>;
  ping(): Promise<void>;
  /** Gives running jobs some seconds to finish, then releases them. */
  stop(): Promise<void>;
}
