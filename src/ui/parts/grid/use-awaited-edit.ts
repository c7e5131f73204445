import { useLayoutEffect, useRef } from 'react';
import type { CellPlace } from './navigation.js';

interface AwaitedEdit extends CellPlace {
  /** Initial text of the editor; by default that of the cell. */
  readonly typed: string | undefined;
}

/**
 * Begins an edit at `place`, immediately or once the row has been read, so that keys pressed right after a jump are not
 * lost. Moving to another cell cancels a waiting edit.
 */
export function useAwaitedEdit(
  place: CellPlace,
  isRead: boolean,
  begin: (typed?: string) => void,
): (typed?: string) => void {
  const awaited = useRef<AwaitedEdit | null>(null);
  const awaitedHere = (): AwaitedEdit | null => {
    const { current } = awaited;
    return current?.position === place.position && current.column === place.column ? current : null;
  };
  useLayoutEffect(() => {
    const wanted = awaitedHere();
    if (wanted && !isRead) return;
    awaited.current = null;
    if (wanted) begin(wanted.typed);
  });
  return (typed) => {
    if (isRead) {
      begin(typed);
      return;
    }
    const before = awaitedHere()?.typed;
    awaited.current = { ...place, typed: typed === undefined ? before : `${before ?? ''}${typed}` };
  };
}
