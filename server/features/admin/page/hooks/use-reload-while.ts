import { useEffect } from 'react';

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
