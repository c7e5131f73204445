import type { ColumnType, Generated } from 'kysely';
import type { KeyPermissions } from '../../platform/http/principal.js';

/** The table of the `User` model: what may be read of a person. */
export interface UserRow {
  id: string;
  email: string;
  name: string;
  role: string;
  permissions: string[];
  created_at: Date;
  updated_at: Date;
}

/** What nobody may read, apart from the model so that no query of records can reach it. */
export interface UserCredentialsRow {
  user_id: string;
  /** `null`: signs in through a provider only. */
  password_hash: string | null;
  /** Tokens of an older version are void. */
  token_version: Generated<number>;
  email_verified: Generated<boolean>;
  disabled: Generated<boolean>;
  /** Hash of the one token of an older version that stays good: the one the password was changed with. */
  kept_token_hash: Generated<string | null>;
}

export interface SessionRow {
  id: string;
  user_id: string;
  token_hash: string;
  token_version: number;
  created_at: Date;
  renewed_at: Date;
  expires_at: Date;
}

/** A session kept in its token that was ended before its time. */
export interface EndedSessionRow {
  id: string;
  /** From when on no token of it is good anyway. */
  expires_at: Date;
}

export interface ApiKeyRow {
  id: string;
  name: string;
  /** First characters of the key, to tell it from others. */
  prefix: string;
  key_hash: string;
  /** Written as JSON text. */
  permissions: ColumnType<KeyPermissions, string, string>;
  /** The person who made it; `null` where that was another key. */
  created_by: string | null;
  /** Its maker's name as text, which outlives them. */
  created_by_name: string | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
}

/** One a person: a new one takes the place of the old. */
export interface PasswordResetRow {
  user_id: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

/** One an address: a new one takes the place of the old. It goes when it is accepted. */
export interface InvitationRow {
  id: string;
  email: string;
  role: string;
  token_hash: string;
  /** Whether its token was sent by mail alone, so that having it proves access to the mailbox. */
  is_mailed: boolean;
  created_by_name: string;
  created_at: Date;
  expires_at: Date;
}

export interface OAuthIdentityRow {
  provider: string;
  subject: string;
  user_id: string;
  created_at: Date;
}

export interface AttemptRow {
  key: string;
  /** Negative while tries are free; then the index of the backoff delay. */
  step: number;
  /** No wait where `null`. */
  blocked_until: Date | null;
  expires_at: Date;
}

declare module '../../platform/database/tables.js' {
  interface Tables {
    users: UserRow;
    user_credentials: UserCredentialsRow;
    sessions: SessionRow;
    ended_sessions: EndedSessionRow;
    api_keys: ApiKeyRow;
    password_resets: PasswordResetRow;
    invitations: InvitationRow;
    oauth_identities: OAuthIdentityRow;
    attempts: AttemptRow;
  }
}
