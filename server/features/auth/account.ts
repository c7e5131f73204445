/** A user with their credentials. Never leaves the server; `publicUser` is the part that may. */
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
  /** Hash of the one token of an older version that is still valid. */
  readonly keptTokenHash: string | null;
}

/** Resolves with the owner of a foreign token; `undefined` when the token is unknown or invalid. */
export type TokenHolder = (token: string) => Promise<Account | undefined>;
