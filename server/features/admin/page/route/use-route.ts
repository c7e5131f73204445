import { useMemo, useSyncExternalStore } from 'react';
import { parseRoute } from './route.js';
import type { Route } from './route.js';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}

export function goTo(hash: string): void {
  window.location.hash = hash;
}
