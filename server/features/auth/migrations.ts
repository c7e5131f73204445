import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.js';

/**
 * No foreign key to `users`: that table belongs to the model and may be created after these. Every read here joins it,
 * so rows of a deleted user have no effect, and the sweep removes them.
 */
export const authMigrations: readonly Migration[] = [
  {
    id: '2026-11-21-auth',
    up: async (transaction) => {
      for (const statement of [
        sql`create table user_credentials (
          user_id uuid primary key,
          password_hash text,
          token_version integer not null default 0,
          email_verified boolean not null default false,
          disabled boolean not null default false
        )`,
        sql`create table sessions (
          id uuid primary key,
          user_id uuid not null,
          token_hash text not null unique,
          token_version integer not null,
          created_at timestamptz not null,
          renewed_at timestamptz not null,
          expires_at timestamptz not null
        )`,
        sql`create index sessions_user_id on sessions (user_id)`,
        sql`create index sessions_expires_at on sessions (expires_at)`,
        sql`create table api_keys (
          id uuid primary key,
          name text not null,
          prefix text not null,
          key_hash text not null unique,
          permissions jsonb not null,
          created_by uuid,
          created_at timestamptz not null,
          expires_at timestamptz,
          last_used_at timestamptz
        )`,
        sql`create table password_resets (
          user_id uuid primary key,
          token_hash text not null unique,
          created_at timestamptz not null,
          expires_at timestamptz not null
        )`,
        sql`create table oauth_identities (
          provider text not null,
          subject text not null,
          user_id uuid not null,
          created_at timestamptz not null,
          primary key (provider, subject)
        )`,
        sql`create index oauth_identities_user_id on oauth_identities (user_id)`,
        sql`create table attempts (
          key text primary key,
          step integer not null,
          blocked_until timestamptz,
          expires_at timestamptz not null
        )`,
      ]) {
        await statement.execute(transaction);
      }
    },
  },
  {
    id: '2026-11-21-ended-sessions',
    up: async (transaction) => {
      await sql`create table ended_sessions (id uuid primary key, expires_at timestamptz not null)`.execute(
        transaction,
      );
    },
  },
  {
    id: '2026-11-22-key-makers',
    up: async (transaction) => {
      await sql`alter table api_keys add column created_by_name text`.execute(transaction);
    },
  },
  {
    id: '2026-11-22-kept-token',
    up: async (transaction) => {
      await sql`alter table user_credentials add column kept_token_hash text`.execute(transaction);
    },
  },
  {
    id: '2026-11-22-invitations',
    up: async (transaction) => {
      await sql`create table invitations (
        id uuid primary key,
        email text not null unique,
        role text not null,
        token_hash text not null unique,
        is_mailed boolean not null,
        created_by_name text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(transaction);
    },
  },
  {
    id: '2026-11-28-inviters',
    up: async (transaction) => {
      await sql`alter table invitations add column created_by uuid`.execute(transaction);
    },
  },
];
