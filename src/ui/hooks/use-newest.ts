import { useRef } from 'react';
import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../headless/index.js';

/** A ref to the value of the latest render, for callbacks that outlive the render they were created in. */
export function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useIsomorphicLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
