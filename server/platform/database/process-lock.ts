import type pg from 'pg';

/** Any number, the same in all processes of all versions. */
const LOCK = 7_305_121_815;

/** Runs work while no other process on the same server is at such work. It takes a connection beside those of the work. */
export async function withProcessLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1::bigint)', [LOCK]);
    return await work();
  } finally {
    // The lock goes with its connection; the work, at worst, fails as it would without one.
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}
