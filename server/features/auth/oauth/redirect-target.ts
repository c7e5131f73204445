import type { Config } from '../../../config/config.js';

/**
 * Where a sign-in may send the browser: a path of ours, or an address the configuration allows; `undefined` for all
 * else.
 */
export function redirectTarget(config: Config, text: string): string | undefined {
  // Browsers drop or turn round these before they read an address.
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
    // Resolving can still leave two slashes in front: to a browser, another host.
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
  // Any base does: only a path, never the base, is given back for a path.
  const base = 'http://path.invalid';
  const address = new URL(target, base);
  address.searchParams.set('error', error);
  return address.origin === base ? address.pathname + address.search + address.hash : address.href;
}
