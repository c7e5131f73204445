import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.js';

export const idpMigrations: readonly Migration[] = [
  {
    id: '2026-11-22-identity-provider',
    up: async (transaction) => {
      await sql`create table idp_events (
        id text primary key,
        received_at timestamptz not null
      )`.execute(transaction);
      await sql`create table idp_deletions (
        subject text primary key,
        deleted_at timestamptz not null
      )`.execute(transaction);
    },
  },
];
