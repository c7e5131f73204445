import type { ColumnType, Generated } from 'kysely';
import type { KeyPermissions } from '../../platform/http/principal.js';

/** The table of the `User` model: the readable data of a user. */
export interface UserRow {
  id: string;
  email: string;
  name: string;
  role: string;
  permissions: string[];
  created_at: Date;
  updated_at: Date;
}

/** Secret data, stored outside of the model so that no record query can reach it. */
export interface UserCredentialsRow {
  user_id: string;
  /** `null`: signs in through a provider only. */
  password_hash: string | null;
  /** Tokens of an older version are invalid. */
  token_version: Generated<number>;
  email_verified: Generated<boolean>;
  disabled: Generated<boolean>;
  /** Hash of the one token of an older version that stays valid: the one used to change the password. */
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

/** A token that is no longer accepted: of a session that was ended early, or of a sign-in through a provider. */
export interface EndedSessionRow {
  id: string;
  /** After this time, all its tokens have expired anyway. */
  expires_at: Date;
}

export interface ApiKeyRow {
  id: string;
  name: string;
  /** First characters of the key, to distinguish it from others. */
  prefix: string;
  key_hash: string;
  /** Written as JSON text. */
  permissions: ColumnType<KeyPermissions, string, string>;
  /** The user who created it; `null` when another key did. */
  created_by: string | null;
  /** Its creator's name as text, which remains when they are deleted. */
  created_by_name: string | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
}

/** One per user: a new one replaces the old. */
export interface PasswordResetRow {
  user_id: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

/** One per address: a new one replaces the old. Deleted when it is accepted. */
export interface InvitationRow {
  id: string;
  email: string;
  role: string;
  token_hash: string;
  /** Whether its token was only sent by e-mail, so that having it proves access to the mailbox. */
  is_mailed: boolean;
  created_by_name: string;
  /** User or key; `null` for invitations by the server itself, and for those made before this was kept. */
  created_by: string | null;
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
  /** Negative while attempts are free; then the index of the backoff delay. */
  step: number;
  /** `null`: no wait. */
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
