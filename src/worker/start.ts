/** Milliseconds. A worker that the page's policy forbids does not throw: it fires `error` later, or nothing at all. */
const READY_MS = 5000;

/** Resolves with a worker that has sent its first message, or `null` when none is available. */
export async function startWorker(start: () => Worker | null): Promise<Worker | null> {
  const worker = tryStart(start);
  if (!worker || (await becomesReady(worker))) return worker;
  worker.terminate();
  return null;
}

function tryStart(startWorker: () => Worker | null): Worker | null {
  try {
    const worker = startWorker();
    if (!worker || typeof worker.addEventListener === 'function') return worker;
    console.error('CSVImporter: `createWorker` must return a Worker or `null`. The file is read on the page instead.');
    return null;
  } catch {
    return null;
  }
}

function becomesReady(worker: Worker): Promise<boolean> {
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
