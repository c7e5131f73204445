import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.js';

export const auditMigrations: readonly Migration[] = [
  {
    id: '2026-11-22-audit',
    up: async (transaction) => {
      for (const statement of [
        sql`create table audit_entries (
          id uuid primary key,
          at timestamptz not null,
          actor_kind text not null,
          actor_id uuid,
          actor_name text not null,
          actor_email text,
          address text,
          action text not null,
          target_id uuid,
          target_name text not null,
          changes json not null
        )`,
        sql`create index audit_entries_at on audit_entries (at desc, id)`,
        sql`create index audit_entries_actor on audit_entries (actor_id, at desc)`,
        sql`create index audit_entries_target on audit_entries (target_id, at desc)`,
      ]) {
        await statement.execute(transaction);
      }
    },
  },
];
