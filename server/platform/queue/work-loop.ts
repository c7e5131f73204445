import { setTimeout as sleep } from 'node:timers/promises';

export interface WorkLoop {
  /** Looks for work at once. */
  wake(): void;
  /** Resolves when nothing is worked on and nothing will be. */
  readonly ended: Promise<void>;
}

interface WorkLoopOptions {
  /** Milliseconds between looks that found nothing. */
  readonly every: number;
  readonly stopping: AbortSignal;
}

/** Does one piece of work after the other; `take` answers whether there was any, and may fail. */
export function startWorkLoop(take: () => Promise<boolean>, { every, stopping }: WorkLoopOptions): WorkLoop {
  let nudge = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stopping.aborted) {
      // Whoever wakes it while it looks has it look again.
      nudge = new AbortController();
      if (await take()) continue;
      const signal = AbortSignal.any([stopping, nudge.signal]);
      await sleep(every, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = loop();
  return { wake: () => nudge.abort(), ended };
}
