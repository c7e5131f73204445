import { sql } from 'kysely';
import type { Migration } from '../../../platform/database/migration.js';

export const importRecordsMigrations: readonly Migration[] = [
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
      // A reference would be checked row by row; what belongs to no import any more is swept.
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
];
