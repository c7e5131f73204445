import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure } from './request.js';
import type { ApiFailure } from './request.js';

export type Loaded<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ApiFailure }
  /** `isStale`: the data belongs to a previous key. */
  | { readonly state: 'ready'; readonly data: Data; readonly isStale: boolean };

type Settled<Data> = Exclude<Loaded<Data>, { readonly state: 'loading' }>;

/**
 * Loads again whenever `key` changes, and on `reload`. The previous data stays until new data has arrived, so that
 * paging does not empty the screen.
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
  return { loaded: currentState(answer, { key, turn }), reload };
}

interface Question {
  readonly key: string;
  /** Counts reloads. */
  readonly turn: number;
}

interface Answer<Data> extends Question {
  readonly settled: Settled<Data>;
}

function currentState<Data>(answer: Answer<Data> | undefined, { key, turn }: Question): Loaded<Data> {
  if (answer === undefined) return { state: 'loading' };
  const { settled } = answer;
  if (settled.state === 'ready') return answer.key === key ? settled : { ...settled, isStale: true };
  return answer.key === key && answer.turn === turn ? settled : { state: 'loading' };
}

/** Reloads periodically, at an interval in milliseconds, while work is in progress and the page is visible. */
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
