/** A worker the page's policy forbids does not throw: it sends `error` later, or nothing at all. */
const READY_MS = 5000;

/** A worker that has sent its first message, or `null` when there is none to be had. */
export async function startWorker(start: () => Worker | null): Promise<Worker | null> {
  const worker = tryStart(start);
  if (!worker || (await saysReady(worker))) return worker;
  worker.terminate();
  return null;
}

function tryStart(startWorker: () => Worker | null): Worker | null {
  try {
    return startWorker();
  } catch {
    return null;
  }
}

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
