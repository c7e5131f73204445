import type { Logger } from 'pino';

/** Fire-and-forget work. Failures are logged and counted here and never propagate. */
export interface Background {
  run(name: string, work: () => Promise<unknown>): Promise<void>;
  /**
   * Runs work now, and again `every` milliseconds after each run ends. Returns a function that stops it and waits for
   * the last run.
   */
  repeat(name: string, work: () => Promise<unknown>, options: { readonly every: number }): () => Promise<void>;
  /** Number of failures so far, by name of the work. */
  failures(): ReadonlyMap<string, number>;
}

export function createBackground(log: Logger): Background {
  const failures = new Map<string, number>();
  const run: Background['run'] = async (name, work) => {
    try {
      await work();
    } catch (error) {
      failures.set(name, (failures.get(name) ?? 0) + 1);
      log.warn({ err: error, work: name }, 'Background work failed');
    }
  };
  return {
    run,
    repeat(name, work, { every }) {
      let timer: NodeJS.Timeout | undefined;
      let isStopped = false;
      let running: Promise<void>;
      const next = (): void => {
        running = run(name, work).then(() => {
          if (!isStopped) timer = setTimeout(next, every).unref();
        });
      };
      next();
      return async () => {
        isStopped = true;
        clearTimeout(timer);
        await running;
      };
    },
    failures: () => failures,
  };
}
