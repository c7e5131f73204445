import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, without the warning where a server renders. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
