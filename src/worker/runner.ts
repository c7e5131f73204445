import type { Runner } from './messages.js';
import { startWorker as startReadyWorker } from './start.js';
import { createWorkerRunner } from './worker-runner.js';

export interface RunnerOptions {
  /** Starts the engine's worker; returning `null` or throwing means that none is available. */
  readonly startWorker: () => Worker | null;
  /** Called when the worker has died and its table is lost; another runner is needed. */
  readonly onDeath?: () => void;
}

/** Starts a worker if possible, else runs the same engine on this thread in slices. The results are the same. */
export async function createRunner({ startWorker, onDeath }: RunnerOptions): Promise<Runner> {
  const worker = await startReadyWorker(startWorker);
  if (worker) return createWorkerRunner(worker, { onDeath });
  const { createInlineRunner } = await import('./inline-runner.js');
  return createInlineRunner();
}
