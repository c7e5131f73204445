import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.js';

export const importMigrations: readonly Migration[] = [
  {
    id: '2026-11-22-imports',
    up: async (transaction) => {
      for (const statement of [
        sql`create table import_jobs (
          id uuid primary key,
          importer_id uuid not null references importers (id) on delete cascade,
          owner_id uuid not null,
          status text not null,
          settings json not null,
          file_keys json not null,
          file_name text not null,
          file_size bigint not null,
          "user" json,
          metadata json,
          dry_run boolean not null,
          idempotency_key text,
          request_digest text,
          lease_token integer not null,
          lease_until timestamptz,
          attempts integer not null,
          deaths integer not null,
          death_place text,
          phase text not null,
          percent real not null,
          num_rows integer not null,
          num_valid_rows integer not null,
          num_imported_rows integer not null,
          num_errors integer not null,
          errors json not null,
          errors_key text,
          rows_key text,
          error text,
          counts json,
          rolled_back_at timestamptz,
          created_at timestamptz not null,
          started_at timestamptz,
          completed_at timestamptz
        )`,
        sql`create unique index import_jobs_idempotency on import_jobs (importer_id, idempotency_key)`,
        sql`create index import_jobs_owner on import_jobs (owner_id, created_at desc, id)`,
        sql`create index import_jobs_importer on import_jobs (importer_id, created_at desc, id)`,
        sql`create index import_jobs_open on import_jobs (lease_until) where status in ('pending', 'processing')`,
        sql`create table import_uploads (
          id uuid primary key,
          importer_id uuid not null references importers (id) on delete cascade,
          file_name text not null,
          file_size bigint not null,
          created_at timestamptz not null
        )`,
        sql`create index import_uploads_importer on import_uploads (importer_id)`,
        sql`create table import_upload_parts (
          upload_id uuid not null references import_uploads (id) on delete cascade,
          number integer not null,
          primary key (upload_id, number)
        )`,
      ]) {
        await statement.execute(transaction);
      }
    },
  },
  {
    id: '2026-11-22-imports-withdrawals',
    up: async (transaction) => {
      await sql`create table import_withdrawals (
        importer_id uuid not null references importers (id) on delete cascade,
        idempotency_key text not null,
        withdrawn_at timestamptz not null,
        primary key (importer_id, idempotency_key)
      )`.execute(transaction);
    },
  },
  {
    id: '2026-11-22-imports-findings',
    up: async (transaction) => {
      await sql`alter table import_jobs add column findings json not null default '[]'`.execute(transaction);
    },
  },
  {
    id: '2026-11-22-imports-records',
    up: async (transaction) => {
      await sql`create table import_records (
        import_id uuid primary key references import_jobs (id) on delete cascade,
        model text not null,
        first_id uuid not null,
        last_id uuid not null,
        at timestamptz not null
      )`.execute(transaction);
      // A reference would be checked row by row; orphaned rows are swept.
      await sql`create table import_changes (
        import_id uuid not null,
        record_id uuid not null,
        before json not null,
        after timestamptz not null,
        primary key (import_id, record_id)
      )`.execute(transaction);
    },
  },
  {
    id: '2026-11-22-hidden-records',
    up: async (transaction) => {
      await sql`create table hidden_records (
        import_id uuid not null,
        model_table text not null,
        first_id uuid not null,
        last_id uuid not null,
        primary key (model_table, first_id)
      )`.execute(transaction);
    },
  },
  {
    id: '2026-11-24-imports-new-options',
    up: async (transaction) => {
      await sql`alter table import_jobs add column new_options json not null default '{}'`.execute(transaction);
    },
  },
  {
    id: '2026-11-28-imports-counted-rows',
    up: async (transaction) => {
      await sql`alter table import_jobs add column counted_rows json`.execute(transaction);
    },
  },
];
