import type { Engine } from '../engine/index.js';
import { createWorkerRunner } from './worker-runner.js';

/** Where an engine runs. `dispose` ends it and fails the calls still open. */
export interface Runner extends Engine {
  readonly kind: 'worker' | 'inline';
  dispose(): void;
}

export interface RunnerOptions {
  /** Starts the engine's worker; `null` or a throw means there is none to be had. */
  readonly startWorker: () => Worker | null;
}

/** A worker where one starts, else the same engine on this thread in slices. Same answers either way. */
export async function createRunner({ startWorker }: RunnerOptions): Promise<Runner> {
  const worker = tryStart(startWorker);
  if (worker && (await saysReady(worker))) return createWorkerRunner(worker);
  worker?.terminate();
  const { createInlineRunner } = await import('./inline-runner.js');
  return createInlineRunner();
}

function tryStart(startWorker: () => Worker | null): Worker | null {
  try {
    return startWorker();
  } catch {
    return null;
  }
}

/** A worker the page's policy forbids does not throw: it sends `error` later, or nothing at all. */
const READY_MS = 5000;

function saysReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (ready: boolean): void => {
      clearTimeout(timer);
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
      resolve(ready);
    };
    const onMessage = (): void => settle(true);
    const onError = (event: Event): void => {
      event.preventDefault();
      settle(false);
    };
    const timer = setTimeout(() => settle(false), READY_MS);
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
  });
}
