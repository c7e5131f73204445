import type pg from 'pg';

const MINUTE = 60_000;

export interface Upkeep {
  stop(): void;
}

/**
 * The embedded database has no background processes, so their work (vacuum, checkpoints) runs here between statements.
 */
export function startUpkeep(pool: pg.Pool, { onError }: { readonly onError: (error: Error) => void }): Upkeep {
  const checkpoint = checkpointer(pool);
  const timers = [
    setInterval(() => void checkpoint().catch(onError), 5 * MINUTE),
    setInterval(() => void pool.query('VACUUM (ANALYZE)').catch(onError), 60 * MINUTE),
  ];
  for (const timer of timers) timer.unref();
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** Resolves with whether there was anything to write since the last time. */
export function checkpointer(pool: pg.Pool): () => Promise<boolean> {
  let written = '';
  const position = async (): Promise<string> => {
    const { rows } = await pool.query<{ position: string }>('SELECT pg_current_wal_lsn()::text AS position');
    return rows[0]?.position ?? '';
  };
  return async () => {
    if ((await position()) === written) return false;
    await pool.query('CHECKPOINT');
    written = await position();
    return true;
  };
}
