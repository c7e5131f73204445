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
      const clock = await openDatabaseClock(database, background);
      try {
        const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(database.pool);
        expect(Math.abs(clock.now().getTime() - rows[0]!.now.getTime())).toBeLessThan(1000);
        vi.setSystemTime(Date.now() + HOUR);
        expect(Math.abs(clock.now().getTime() - rows[0]!.now.getTime())).toBeLessThan(1000);
      } finally {
        vi.useRealTimers();
        await clock.close();
      }
    });
  });
});
