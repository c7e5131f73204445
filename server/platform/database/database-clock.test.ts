import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eachDatabase, openTestDatabase } from '../../testing/databases.js';
import { createBackground } from '../background.js';
import type { Database } from './database.js';
import { openDatabaseClock } from './database-clock.js';

const HOUR = 3_600_000;

eachDatabase((kind) => {
  describe('the clock of the database', () => {
    let database: Database;
    beforeEach(async () => {
      database = await openTestDatabase(kind);
    });
    afterEach(() => database.close());

    test('does not follow the clock of this process', async () => {
      const background = createBackground(pino({ level: 'silent' }));
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
      const start = performance.now();
      const clock = await openDatabaseClock(database, background);
      try {
        const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(database.pool);
        // The queries may take a while.
        const expectClose = (): void => {
          const apart = Math.abs(clock.now().getTime() - rows[0]!.now.getTime());
          expect(apart).toBeLessThan(1000 + performance.now() - start);
        };
        expectClose();
        vi.setSystemTime(Date.now() + HOUR);
        expectClose();
      } finally {
        vi.useRealTimers();
        await clock.close();
      }
    });
  });
});
