import type { Request } from 'express';
import type { Principal } from './principal.js';

/** The parts of a request that identify its caller. */
export interface Credentials {
  readonly method: string;
  readonly address: string;
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`: the browser's statement of where a request comes from. */
  readonly fetchSite: string | undefined;
}

export interface Authentication {
  readonly principal: Principal;
  /** The cookie of a renewed session, to be set on the response. */
  readonly setCookie?: string | undefined;
}

/** Identifies the caller; anonymous without a credential. Throws an ApiError for an invalid credential. */
export type Authenticate = (credentials: Credentials) => Promise<Authentication>;

export function credentialsOf(request: Request): Credentials {
  const { authorization, cookie, origin } = request.headers;
  const fetchSite = request.get('sec-fetch-site');
  return { method: request.method, address: request.ip ?? '', authorization, cookie, origin, fetchSite };
}
