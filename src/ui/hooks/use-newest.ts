import { useRef } from 'react';
import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../headless/index.js';

/** The value of the newest render, for callbacks that outlive the one they were made in. */
export function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useIsomorphicLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
