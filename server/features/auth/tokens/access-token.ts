import { z } from 'zod';
import type { ContentDeps } from '../../content/content-deps.js';
import { findTokenHolder, publicUser } from '../accounts/accounts.js';
import type { Account } from '../account.js';
import type { AuthDeps } from '../auth-deps.js';
import type { PublicUser } from '../accounts/accounts.js';
import { signToken, verifyToken } from './tokens.js';

/** The response of sign-up and sign-in. */
export interface SignedIn {
  readonly user: PublicUser;
  readonly token: string;
  readonly expiresAt: string;
}

const claimsSchema = z.object({ sub: z.uuid(), tv: z.int() });

export async function issueAccessToken(deps: Pick<ContentDeps, 'now' | 'config'>, account: Account): Promise<SignedIn> {
  const issuedAt = deps.now();
  const lifetime = durationSeconds(deps.config.auth.jwt.expiresIn);
  // Whole seconds, as in the token itself.
  const expiresAt = new Date((Math.floor(issuedAt.getTime() / 1000) + lifetime) * 1000);
  const token = await signToken(deps.config, 'access', {
    subject: account.id,
    issuedAt,
    expiresAt,
    // Two tokens issued in the same second must differ, so that one of them can be kept without the other.
    claims: { tv: account.tokenVersion, jti: crypto.randomUUID() },
  });
  return { user: publicUser(account), token, expiresAt: expiresAt.toISOString() };
}

/** The owner of a token; `undefined` when it is foreign, expired, or revoked. */
export async function accessTokenHolder(
  deps: Pick<AuthDeps, 'database' | 'now' | 'config' | 'knownCallers'>,
  token: string,
): Promise<Account | undefined> {
  const payload = await verifyToken(deps.config, 'access', { token, now: deps.now() });
  const claims = claimsSchema.safeParse(payload);
  return claims.success
    ? findTokenHolder(deps, { userId: claims.data.sub, tokenVersion: claims.data.tv, token })
    : undefined;
}

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** Converts `7d`, `12h`, `30m`, `45s` or a number to seconds. The configuration allows nothing else. */
function durationSeconds(duration: string | number): number {
  if (typeof duration === 'number') return duration;
  return Number(duration.slice(0, -1)) * SECONDS[duration.slice(-1) as keyof typeof SECONDS];
}
