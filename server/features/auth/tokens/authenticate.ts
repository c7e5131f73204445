import { ApiError } from '../../../platform/http/errors.js';
import type { Config } from '../../../config/config.js';
import type { AuthDeps } from '../auth-deps.js';
import { accessTokenHolder } from './access-token.js';
import { userPrincipal } from '../accounts/accounts.js';
import { API_KEY_START, apiKeyPrincipal } from './api-keys.js';
import type { Authentication, Credentials } from '../../../platform/http/credentials.js';
import type { Principal } from '../../../platform/http/principal.js';
import { bearerToken, hasSessionCookie, heldSession } from '../sessions/sessions.js';

type CallerDeps = Pick<AuthDeps, 'database' | 'now' | 'config' | 'tokenHolders' | 'knownCallers'>;

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Identifies the caller of a request; anonymous without a credential. `Authorization` wins over a cookie. An invalid
 * credential throws 401, never falls back to anonymous; public endpoints catch that.
 */
export async function authenticate(deps: CallerDeps, credentials: Credentials): Promise<Authentication> {
  const { authorization, cookie, address } = credentials;
  if (authorization !== undefined) return { principal: await bearerPrincipal(deps, authorization, address) };
  if (!hasSessionCookie(cookie)) return { principal: { kind: 'anonymous', address } };
  const held = await heldSession(deps, cookie);
  if (!held) throw new ApiError('UNAUTHORIZED');
  if (!SAFE_METHODS.has(credentials.method) && !isOwnSite(deps.config, credentials)) throw notOwnSite();
  return { principal: userPrincipal(held.account, address), setCookie: held.setCookie };
}

async function bearerPrincipal(deps: CallerDeps, authorization: string, address: string): Promise<Principal> {
  const token = bearerToken(authorization);
  const principal = token && (await tokenPrincipal(deps, token, address));
  if (!principal) {
    throw new ApiError('UNAUTHORIZED', { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });
  }
  return principal;
}

async function tokenPrincipal(deps: CallerDeps, token: string, address: string): Promise<Principal | undefined> {
  if (token.startsWith(API_KEY_START)) return apiKeyPrincipal(deps, token, address);
  let account = await accessTokenHolder(deps, token);
  for (const holderOf of deps.tokenHolders) account ??= await holderOf(token);
  return account && userPrincipal(account, address);
}

/**
 * Refuses what pages of other sites send with the cookie. Programs send neither header; they may sign out with the
 * cookie alone.
 */
export function refuseOtherSites(config: Config, credentials: Credentials): void {
  const { authorization, origin, fetchSite } = credentials;
  if (authorization !== undefined || (origin ?? fetchSite) === undefined) return;
  if (!isOwnSite(config, credentials)) throw notOwnSite();
}

function notOwnSite(): ApiError {
  return new ApiError('FORBIDDEN', {
    message: 'With only a session cookie, changes are allowed only from pages of this site.',
  });
}

/** Browsers send the cookie with requests from other sites' pages too; pages cannot forge these headers. */
function isOwnSite(config: Config, { origin, fetchSite }: Credentials): boolean {
  return (
    fetchSite === 'same-origin' ||
    origin === new URL(config.publicUrl).origin ||
    (origin !== undefined && config.api.cors.origin.includes(origin))
  );
}
