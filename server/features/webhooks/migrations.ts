import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.js';

export const webhookMigrations: readonly Migration[] = [
  {
    id: '2026-11-21-webhooks',
    up: async (transaction) => {
      for (const statement of [
        sql`create table webhook_deliveries (
          id uuid primary key,
          message_id text not null,
          source text not null,
          receiver text not null,
          url text not null,
          event text not null,
          subject text not null,
          body text not null,
          status text not null,
          step integer not null,
          created_at timestamptz not null,
          next_try_at timestamptz,
          finished_at timestamptz
        )`,
        sql`create index webhook_deliveries_created_at on webhook_deliveries (created_at desc, id)`,
        sql`create index webhook_deliveries_next_try_at on webhook_deliveries (next_try_at)`,
        sql`create table webhook_tries (
          delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
          number integer not null,
          started_at timestamptz not null,
          duration integer not null,
          status integer,
          error text,
          answer text,
          primary key (delivery_id, number)
        )`,
        sql`create table webhook_stops (
          source text not null,
          receiver text not null,
          stopped_at timestamptz not null,
          primary key (source, receiver)
        )`,
      ]) {
        await statement.execute(transaction);
      }
    },
  },
  {
    id: '2026-11-22-webhook-receivers',
    up: async (transaction) => {
      await sql`create index webhook_deliveries_receiver
        on webhook_deliveries (source, receiver, created_at desc, id)`.execute(transaction);
    },
  },
];
