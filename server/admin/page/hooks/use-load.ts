import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure } from '../api/api-failure.js';
import type { ApiFailure } from '../api/api-failure.js';

export type Loaded<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ApiFailure }
  /** `isStale`: something newer is on its way. */
  | { readonly state: 'ready'; readonly data: Data; readonly isStale: boolean };

type Settled<Data> = Exclude<Loaded<Data>, { readonly state: 'loading' }>;

/**
 * Loads anew whenever `key` changes, and on `reload`. What was there stays until the new is there, so that turning a
 * page does not empty the screen.
 */
export function useLoad<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
): { readonly loaded: Loaded<Data>; readonly reload: () => void } {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly settled: Settled<Data> }>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const question = `${turn} ${key}`;
  useEffect(() => {
    const gone = new AbortController();
    const settle = (settled: Settled<Data>): void => {
      if (!gone.signal.aborted) setAnswer({ to: question, settled });
    };
    latest.current(gone.signal).then(
      (data) => settle({ state: 'ready', data, isStale: false }),
      (error: unknown) => settle({ state: 'failed', failure: asFailure(error) }),
    );
    return () => gone.abort();
  }, [question]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { loaded: shown(answer, question), reload };
}

function shown<Data>(
  answer: { readonly to: string; readonly settled: Settled<Data> } | undefined,
  question: string,
): Loaded<Data> {
  if (answer === undefined) return { state: 'loading' };
  const { to, settled } = answer;
  if (to === question) return settled;
  return settled.state === 'ready' ? { ...settled, isStale: true } : { state: 'loading' };
}
