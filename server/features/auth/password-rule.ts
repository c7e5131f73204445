import type { ErrorDetail } from '../../platform/http/errors.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

const SHORTEST = 8;
const LONGEST = 128;

export interface PasswordSubject {
  /** Member of the request that held the password. Default `password`. */
  readonly field?: string;
  readonly email: string;
}

/** What is wrong with a new password, or nothing. Length and being hard to guess count; kinds of characters do not. */
export function passwordFinding(
  password: string,
  { field = 'password', email }: PasswordSubject,
): ErrorDetail | undefined {
  const normal = password.normalize('NFKC');
  const characters = [...normal];
  if (characters.length < SHORTEST || characters.length > LONGEST) {
    return { field, message: `must have ${SHORTEST} to ${LONGEST} characters` };
  }
  const lower = normal.trim().toLowerCase();
  if (lower === email || lower === email.slice(0, email.lastIndexOf('@'))) {
    return { field, message: 'must not be the e-mail address' };
  }
  if (COMMON_PASSWORDS.has(lower) || isOneStep(characters)) {
    return { field, message: 'is one of the first that are guessed; choose another' };
  }
  return undefined;
}

/** `aaaaaaaa`, `abcdefgh`, `87654321`: every character follows from the one before in the same way. */
function isOneStep(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
}
