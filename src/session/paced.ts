/** Milliseconds between two states of a long run: showing each takes as long as checking some thousand rows. */
export const SHOWN_MS = 100;

interface Paced<T> {
  /** Keeps parts of the state, to be shown with the others at the end of the interval. */
  give(parts: Partial<T>): void;
  /** Drops what was not shown yet. */
  stop(): void;
}

/** Shows a state that changes in quick succession at intervals, with the latest of each part. */
export function paced<T>(show: (latest: Partial<T>) => void): Paced<T> {
  let latest: Partial<T> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showLatest = (): void => {
    const parts = latest;
    latest = null;
    if (parts) show(parts);
  };
  return {
    give(parts) {
      if (!latest) timer = setTimeout(showLatest, SHOWN_MS);
      latest = { ...latest, ...parts };
    },
    stop() {
      clearTimeout(timer);
      latest = null;
    },
  };
}
