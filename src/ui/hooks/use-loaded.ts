import { useEffect, useState } from 'react';

export interface Loaded<T> {
  /** `null` until loaded. */
  readonly value: T | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Loads code once the component that needs it is mounted, and reports a failure. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [value, setValue] = useState<{ readonly loaded: T } | null>(null);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  useEffect(() => {
    load().then(
      (loaded) => setValue({ loaded }),
      () => setFailedAttempt(attempt),
    );
  }, [load, attempt]);
  return {
    value: value?.loaded ?? null,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt((count) => count + 1),
  };
}
