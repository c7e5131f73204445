import type { Worker } from '../features/feature.js';
import type { JobName } from '../platform/queue/queue.js';
import type { Deps } from './deps.js';
import { features } from './features.js';

/** Every kind of background job. */
export const JOB_NAMES = features.flatMap(({ work = {} }) => Object.keys(work)) as readonly JobName[];

/** Milliseconds. */
const SWEEP_EVERY = 60 * 60_000;

/** Handles the background jobs of all features from now on. */
export async function startWork(deps: Deps): Promise<void> {
  for (const { work = {} } of features) {
    for (const [name, workerOf] of Object.entries(work) as [JobName, (deps: Deps) => Worker<JobName>][]) {
      const { handle, ...options } = workerOf(deps);
      await deps.queue.work(name, handle, options);
    }
  }
}

/** Housekeeping that nothing depends on. Returns a function that stops it. */
export function startSweeping(deps: Deps): () => Promise<void> {
  const sweeps = features.flatMap(({ sweeps: own = [] }) =>
    own.map(({ name, every = SWEEP_EVERY, run }) =>
      deps.background.repeat(`sweep ${name}`, () => run(deps), { every }),
    ),
  );
  return async () => void (await Promise.all(sweeps.map((stop) => stop())));
}
