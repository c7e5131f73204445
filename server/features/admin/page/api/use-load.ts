import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure } from './request.js';
import type { ApiFailure } from './request.js';

export type Loaded<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ApiFailure }
  /** `isStale`: it answers another question than the one that is asked by now. */
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
  const [answer, setAnswer] = useState<Answer<Data>>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const gone = new AbortController();
    const settle = (settled: Settled<Data>): void => {
      if (!gone.signal.aborted) setAnswer({ key, turn, settled });
    };
    latest.current(gone.signal).then(
      (data) => settle({ state: 'ready', data, isStale: false }),
      (error: unknown) => settle({ state: 'failed', failure: asFailure(error) }),
    );
    return () => gone.abort();
  }, [key, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { loaded: shown(answer, { key, turn }), reload };
}

interface Question {
  readonly key: string;
  /** Counts how often it was asked. */
  readonly turn: number;
}

interface Answer<Data> extends Question {
  readonly settled: Settled<Data>;
}

function shown<Data>(answer: Answer<Data> | undefined, { key, turn }: Question): Loaded<Data> {
  if (answer === undefined) return { state: 'loading' };
  const { settled } = answer;
  if (settled.state === 'ready') return answer.key === key ? settled : { ...settled, isStale: true };
  return answer.key === key && answer.turn === turn ? settled : { state: 'loading' };
}

/** Looks again from time to time, in milliseconds, while something is under way and the page is looked at. */
export function useReloadWhile(
  isUnderWay: boolean,
  { reload, every }: { readonly reload: () => void; readonly every: number },
): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, every);
    return () => clearInterval(timer);
  }, [isUnderWay, reload, every]);
}
