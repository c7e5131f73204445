import type { Config } from '../../../config/config.js';

/**
 * Where a sign-in may redirect the browser: a path on this site, or an address the configuration allows; otherwise
 * `undefined`.
 */
export function redirectTarget(config: Config, text: string): string | undefined {
  // Browsers remove or convert these characters before they parse an address.
  if (
    /[\\\u0000-\u0020\u007f]/.test(text) ||
    !/^(\/|https?:\/\/)/.test(text) ||
    !URL.canParse(text, config.publicUrl)
  ) {
    return undefined;
  }
  const own = new URL(config.publicUrl);
  const target = new URL(text, own);
  if (target.username || target.password) return undefined;
  if (target.origin === own.origin) {
    // The resolved path can still start with two slashes, which browsers treat as another host.
    return /^\/(?!\/)/.test(target.pathname) ? target.pathname + target.search + target.hash : undefined;
  }
  return config.auth.redirects.some((allowed) => isUnder(target, allowed)) ? target.href : undefined;
}

function isUnder(target: URL, allowed: string): boolean {
  if (!URL.canParse(allowed)) return false;
  const { origin, pathname } = new URL(allowed);
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return target.origin === origin && (target.pathname === pathname || target.pathname.startsWith(folder));
}

export function withError(target: string, error: string): string {
  // Any base works: for a path, only the path is returned.
  const base = 'http://path.invalid';
  const address = new URL(target, base);
  address.searchParams.set('error', error);
  return address.origin === base ? address.pathname + address.search + address.hash : address.href;
}
