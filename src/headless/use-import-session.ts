import { useEffect, useLayoutEffect, useState } from 'react';
import { createSession } from '../session/index.js';
import type { Session, SessionOptions } from '../session/index.js';

/** `useLayoutEffect`, without the warning where a server renders. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The import of the mounted component: it takes every new option, is never reset by one, and ends with the component. */
export function useImportSession(options: SessionOptions): Session {
  const [session] = useState(() => createSession(options));
  useIsomorphicLayoutEffect(() => session.update(options));
  useEffect(() => {
    session.begin();
    return () => session.destroy();
  }, [session]);
  return session;
}
