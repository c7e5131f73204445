export interface CookieOptions {
  readonly path: string;
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  readonly sameSite: 'lax' | 'strict' | 'none';
}

const SAME_SITE = { lax: 'Lax', strict: 'Strict', none: 'None' } as const;

/** The value of a `Set-Cookie` header. Values are our own tokens, so nothing needs escaping. */
export function cookieHeader(name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${value}`,
    `Path=${options.path}`,
    `Max-Age=${options.maxAge}`,
    `SameSite=${SAME_SITE[options.sameSite]}`,
    ...(options.httpOnly ? ['HttpOnly'] : []),
    ...(options.secure ? ['Secure'] : []),
  ].join('; ');
}

/** The first cookie of a name in a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const end = part.indexOf('=');
    if (end >= 0 && part.slice(0, end).trim() === name) return part.slice(end + 1).trim();
  }
  return undefined;
}
