import type { Runner } from './messages.js';
import { startWorker as startReadyWorker } from './start.js';
import { createWorkerRunner } from './worker-runner.js';

export interface RunnerOptions {
  /** Starts the engine's worker; `null` or a throw means there is none to be had. */
  readonly startWorker: () => Worker | null;
  /** The worker died: its table is gone with it, and another runner is needed. */
  readonly onDeath?: () => void;
}

/** A worker where one starts, else the same engine on this thread in slices. Same answers either way. */
export async function createRunner({ startWorker, onDeath }: RunnerOptions): Promise<Runner> {
  const worker = await startReadyWorker(startWorker);
  if (worker) return createWorkerRunner(worker, { onDeath });
  const { createInlineRunner } = await import('./inline-runner.js');
  return createInlineRunner();
}
