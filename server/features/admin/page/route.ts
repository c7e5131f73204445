import { useMemo, useSyncExternalStore } from 'react';

/** A location in the page: `#/models/blog-posts?sort=-title`. */
export interface Route {
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

export function parseRoute(hash: string): Route {
  const text = hash.replace(/^#\/?/, '');
  const cut = text.indexOf('?');
  const path = cut === -1 ? text : text.slice(0, cut);
  const query = cut === -1 ? '' : text.slice(cut + 1);
  return {
    path: path
      .split('/')
      .filter((part) => part !== '')
      .map(decoded),
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** A part that cannot be decoded stays unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The hash of a route, for `href`. Empty query members are omitted. */
export function routeTo(path: readonly string[], query: Readonly<Record<string, string | undefined>> = {}): string {
  const kept = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(kept).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search && `?${search}`}`;
}

/** A number in the query; 0 for anything else. */
export function countIn({ query }: Route, name: string): number {
  const value = Number(query[name] ?? 0);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

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
