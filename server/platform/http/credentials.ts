import type { Request } from 'express';
import type { Principal } from './principal.js';

/** What of a request tells who makes it. */
export interface Credentials {
  readonly method: string;
  readonly address: string;
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`: the browser's own word on where a request comes from. */
  readonly fetchSite: string | undefined;
}

export interface Authentication {
  readonly principal: Principal;
  /** A renewed session's cookie, for the answer. */
  readonly setCookie?: string | undefined;
}

/** Who makes a request: anonymous without a credential. Throws an ApiError for a credential that is not good. */
export type Authenticate = (credentials: Credentials) => Promise<Authentication>;

export function credentialsOf(request: Request): Credentials {
  const { authorization, cookie, origin } = request.headers;
  const fetchSite = request.get('sec-fetch-site');
  return { method: request.method, address: request.ip ?? '', authorization, cookie, origin, fetchSite };
}
