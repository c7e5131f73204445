import type { Migration } from '../platform/database/migration.js';
import type { Endpoint } from '../platform/http/endpoint.js';
import type { JobHandler, JobName, WorkOptions } from '../platform/queue/queue.js';

/**
 * One part of the server as `main` composes it: all that has to be known of it in one place. `Deps` is what its operations
 * work with. Its tables it declares in its `tables.ts`.
 */
export interface Feature<Deps = never> {
  readonly name: string;
  readonly migrations?: readonly Migration[];
  readonly endpoints?: readonly Endpoint<Deps>[];
  /** What takes its jobs, by their names. */
  readonly work?: { readonly [Name in JobName]?: (deps: Deps) => Worker<Name> };
  readonly sweeps?: readonly Sweep<Deps>[];
}

export interface Worker<Name extends JobName> extends WorkOptions {
  readonly handle: JobHandler<Name>;
}

/** Housekeeping that nothing depends on, run in one process of several. */
export interface Sweep<Deps> {
  /** What is swept, for logs. */
  readonly name: string;
  /** Milliseconds. Default: an hour. */
  readonly every?: number;
  readonly run: (deps: Deps) => Promise<void>;
}
