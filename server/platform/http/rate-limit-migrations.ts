import { sql } from 'kysely';
import type { Migration } from '../database/migration.js';

/** In the shape its library asks for. Unlogged: what a crash forgets is a quarter of an hour of counting. */
export const rateLimitMigrations: readonly Migration[] = [
  {
    id: '2026-11-21-rate-limits',
    up: async (transaction) => {
      await sql`create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`.execute(transaction);
    },
  },
];
