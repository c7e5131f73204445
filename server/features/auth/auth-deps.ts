import type { ContentDeps } from '../content/content-deps.js';
import type { Passwords } from './passwords/passwords.js';

/** A person and what proves them. Never leaves the server; what may is in `publicUser`. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly permissions: readonly string[];
  readonly passwordHash: string | null;
  readonly tokenVersion: number;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  /** Hash of the one token of an older version that is good all the same. */
  readonly keptTokenHash: string | null;
}

/** Whose a token of others is; `undefined` for what is none, or not good. */
export type TokenHolder = (token: string) => Promise<Account | undefined>;

/** What signing in works with. */
export interface AuthDeps extends ContentDeps {
  readonly passwords: Passwords;
  /** Asked in turn for tokens that are not ours. */
  readonly tokenHolders: readonly TokenHolder[];
}

/** What a feature that knows other tokens adds, beside what every feature has. */
export interface AuthAdditions<Deps> {
  readonly tokenHolder?: (deps: Deps) => TokenHolder;
}
