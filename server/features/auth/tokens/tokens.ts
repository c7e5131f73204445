import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import type { Config } from '../../../config/config.js';
import { DEFAULT_ISSUER, withoutPort } from '../../../config/addresses.js';
import { validationError } from '../../../platform/http/errors.js';
import type { ApiError } from '../../../platform/http/errors.js';

/** 32 random bytes as 43 letters that need no escaping in URLs and headers. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A single hash is enough, because 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** The error for a mailed token that cannot be used. It does not reveal which of the reasons applies. */
export function badToken(): ApiError {
  return validationError({ field: 'token', message: 'Is not valid, has been used, or has expired.' });
}

/** Constant-time comparison. */
export function sameToken(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
}

/** A token for one purpose is not accepted for another. Access tokens carry no `typ`. */
export type TokenPurpose = 'access' | 'session' | 'oauth';

export interface TokenContent {
  readonly subject: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly claims?: Readonly<Record<string, unknown>>;
}

type Signing = Pick<Config, 'jwtSecret' | 'publicUrl' | 'tokenIssuer'>;

export function signToken(config: Signing, purpose: TokenPurpose, content: TokenContent): Promise<string> {
  const { subject, issuedAt, expiresAt, claims } = content;
  return new SignJWT({ ...claims, ...(purpose !== 'access' && { typ: purpose }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .setIssuer(config.tokenIssuer)
    .setAudience(config.tokenIssuer)
    .sign(secretOf(config));
}

/** The claims of a valid token we signed for this purpose; otherwise `undefined`. */
export async function verifyToken(
  config: Signing,
  purpose: TokenPurpose,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, secretOf(config), {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['sub', 'iat', 'exp', 'iss', 'aud'],
    });
    const isOurs = isOwnName(config, payload.iss) && payload.aud === payload.iss;
    return isOurs && payload['typ'] === (purpose === 'access' ? undefined : purpose) ? payload : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Our current issuer name, or that of an earlier version: its full address, including the port. */
function isOwnName({ tokenIssuer, publicUrl }: Signing, name: string | undefined): boolean {
  if (name === tokenIssuer) return true;
  if (name === undefined || !URL.canParse(name)) return false;
  // Without PUBLIC_URL, the address consisted of HOST and PORT, and either may have changed since.
  return tokenIssuer === DEFAULT_ISSUER ? /^http:\/\/[^/]+$/.test(name) : withoutPort(name) === withoutPort(publicUrl);
}

function secretOf(config: Signing): Uint8Array {
  return new TextEncoder().encode(config.jwtSecret);
}
