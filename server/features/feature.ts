import type { Migration } from '../platform/database/migration.js';
import type { Endpoint } from '../platform/http/endpoint.js';
import type { JobHandler, JobName, WorkOptions } from '../platform/queue/queue.js';

/**
 * One part of the server as `main` composes it, described in one place. `Deps` is what its operations need. Its tables
 * are declared in its `tables.ts`.
 */
export interface Feature<Deps = never> {
  readonly name: string;
  readonly migrations?: readonly Migration[];
  readonly endpoints?: readonly Endpoint<Deps>[];
  /** Its job handlers, by job name. */
  readonly work?: { readonly [Name in JobName]?: (deps: Deps) => Worker<Name> };
  readonly sweeps?: readonly Sweep<Deps>[];
}

export interface Worker<Name extends JobName> extends WorkOptions {
  readonly handle: JobHandler<Name>;
}

/** Housekeeping that nothing depends on, run by only one of several processes. */
export interface Sweep<Deps> {
  /** What is cleaned up, for logs. */
  readonly name: string;
  /** Milliseconds. Default: an hour. */
  readonly every?: number;
  readonly run: (deps: Deps) => Promise<void>;
}
