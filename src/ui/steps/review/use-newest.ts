import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The value of the newest render, for callbacks that outlive the one they were made in. */
export function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
