import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.js';

export const importerMigrations: readonly Migration[] = [
  {
    id: '2026-11-22-importers',
    up: async (transaction) => {
      await sql`create table importers (
        id uuid primary key,
        owner_id uuid not null,
        key uuid not null unique,
        name text not null,
        description text,
        fields json not null,
        webhook_url text,
        webhook_enabled boolean not null,
        include_data_in_webhook boolean not null,
        webhook_data_sample_size integer,
        include_unmatched_columns boolean not null,
        filter_invalid_rows boolean not null,
        disable_on_invalid_rows boolean not null,
        dark_mode boolean not null,
        allowed_origins json not null,
        destination json not null,
        ai_enabled boolean not null,
        retention_days integer,
        webhook_secret text not null,
        previous_webhook_secret text,
        previous_secret_until timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(transaction);
      await sql`create index importers_owner on importers (owner_id, created_at desc, id)`.execute(transaction);
    },
  },
  {
    id: '2026-11-22-importers-formats',
    up: async (transaction) => {
      await sql`alter table importers
        add column date_order text not null default 'ask',
        add column "decimal" text not null default 'ask'`.execute(transaction);
    },
  },
];
