import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useNewest } from '../../hooks/use-newest.js';

/** Handles keys pressed anywhere in the importer, unless the user is typing. `press` returns whether it handled one. */
export function useImporterKeys(
  element: RefObject<HTMLElement | null>,
  press: (event: KeyboardEvent) => boolean,
): void {
  const newest = useNewest(press);
  useEffect(() => {
    const root = element.current?.closest<HTMLElement>('.importcsv');
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || !newest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    root?.addEventListener('keydown', listen);
    return () => root?.removeEventListener('keydown', listen);
  }, [element, newest]);
}

/** Whether a key belongs to a field or a dialog in the importer. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('.importcsv dialog, textarea, select, input:not([type=radio], [type=checkbox])') !== null)
  );
}
