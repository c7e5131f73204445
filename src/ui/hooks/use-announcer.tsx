import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';

interface Announcer {
  announce(text: string): void;
  /** Rendered in the screen; only screen readers read it. */
  readonly output: ReactNode;
}

/** Tells screen readers what has happened, without rendering the screen again. */
export function useAnnouncer(): Announcer {
  const output = useRef<HTMLOutputElement>(null);
  const announce = useCallback((text: string): void => {
    if (output.current) output.current.textContent = text;
  }, []);
  return { announce, output: <output ref={output} className="rg-hidden" /> };
}
