import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes in 43 letters that need no escaping in addresses and headers. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. One plain round is enough: 256 random bits cannot be guessed from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares without telling by its time how much was alike. */
export function sameToken(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
}
