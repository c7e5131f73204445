import type { ContentDeps } from '../content/content-deps.js';
import type { TokenHolder } from './account.js';
import type { Passwords } from './passwords/passwords.js';
import type { KnownCallers } from './tokens/known-callers.js';

/** What the sign-in operations need. */
export interface AuthDeps extends ContentDeps {
  readonly passwords: Passwords;
  readonly knownCallers: KnownCallers;
  /** Called in turn for tokens that are not ours. */
  readonly tokenHolders: readonly TokenHolder[];
}

/** What a feature that accepts other tokens provides, in addition to the usual members. */
export interface AuthAdditions<Deps> {
  readonly tokenHolder?: (deps: Deps) => TokenHolder;
}
