import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/http/errors.js';
import type { Deps } from '../../../main/deps.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import { settingsSchema } from '../../../config/config.js';
import {
  addressCounters,
  clearSignInAttempts,
  clearAttempts,
  counterLifetime,
  reserveAttempt,
  signInCounters,
  backoffDelays,
} from './brute-force.js';
import type { Counter } from './brute-force.js';

const MINUTE = 60_000;
const settings = settingsSchema.parse({}).auth.bruteForce;

eachDatabase((kind) => {
  let world: TestApp;
  let deps: Deps;
  beforeAll(async () => {
    world = await buildTestApp({ database: kind });
    deps = world.deps;
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await deps.database.pool.deleteFrom('attempts').execute();
  });

  /** Milliseconds to wait, 0 when the attempt was allowed. */
  async function tryOnce(counters: readonly Counter[]): Promise<number> {
    try {
      await reserveAttempt(deps, counters);
      return 0;
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError);
      expect((error as ApiError).code).toBe('RATE_LIMITED');
      return ((error as ApiError).retryAfter ?? 0) * 1000;
    }
  }

  const ann = signInCounters(settings, 'ann@example.com', '192.0.2.1');

  it('allows the first six attempts, then one after each backoff delay', async () => {
    for (let index = 0; index < 6; index++) {
      expect(await tryOnce(ann)).toBe(0);
    }
    for (const wait of [5, 5, 10, 15, 15, 15]) {
      expect(await tryOnce(ann)).toBe(wait * MINUTE);
      world.clock.now += wait * MINUTE - 1;
      expect(await tryOnce(ann)).toBe(1000);
      world.clock.now += 1;
      expect(await tryOnce(ann)).toBe(0);
    }
  });

  it('forgets 8,100 seconds after the last allowed attempt, however many were rejected since', async () => {
    for (let index = 0; index < 7; index++) {
      await tryOnce(ann);
    }
    world.clock.now += 8_100_000 - 1;
    expect(await tryOnce(ann)).toBe(0);
    expect(await tryOnce(ann)).toBe(5 * MINUTE);
    world.clock.now += 8_100_000;
    for (let index = 0; index < 6; index++) {
      expect(await tryOnce(ann)).toBe(0);
    }
    expect(await tryOnce(ann)).toBe(5 * MINUTE);
  });

  it('counts an e-mail address across all network addresses', async () => {
    for (let index = 0; index < 6; index++) {
      expect(await tryOnce(signInCounters(settings, 'ann@example.com', `192.0.2.${index}`))).toBe(0);
    }
    expect(await tryOnce(signInCounters(settings, 'ann@example.com', '192.0.2.99'))).toBe(5 * MINUTE);
    expect(await tryOnce(signInCounters(settings, 'bob@example.com', '192.0.2.99'))).toBe(0);
  });

  it('an attempt rejected by one counter is not counted by any other', async () => {
    for (let index = 0; index < 6; index++) {
      await tryOnce(signInCounters(settings, 'ann@example.com', '192.0.2.1'));
    }
    for (let index = 0; index < 20; index++) {
      expect(await tryOnce(signInCounters(settings, 'ann@example.com', '192.0.2.2'))).toBe(5 * MINUTE);
    }
    const rows = await deps.database.pool.selectFrom('attempts').select('key').execute();
    expect(rows.map((row) => row.key).sort()).toEqual(['sign-in ann@example.com', 'sign-in ann@example.com 192.0.2.1']);
  });

  it('starts over after a success', async () => {
    for (let index = 0; index < 6; index++) {
      await tryOnce(ann);
    }
    await clearAttempts(deps.database.pool, ann);
    expect(await tryOnce(ann)).toBe(0);
  });

  it('clears the waits of one e-mail address for all network addresses, and of no other', async () => {
    const bob = signInCounters(settings, 'bob@example.com', '192.0.2.1');
    const bobby = signInCounters(settings, 'bob@example.community', '192.0.2.1');
    for (let index = 0; index < 6; index++) {
      await tryOnce(bob);
      await tryOnce(bobby);
    }
    await clearSignInAttempts(deps.database.pool, 'bob@example.com');
    expect(await tryOnce(bob)).toBe(0);
    expect(await tryOnce(bobby)).toBe(5 * MINUTE);
  });

  it('of a hundred concurrent attempts, as many are allowed as in sequence', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => tryOnce(ann)));
    expect(answers.filter((wait) => wait === 0)).toHaveLength(6);
  });

  it("allows an attempt whose clock is slightly behind the previous one's", async () => {
    await tryOnce(ann);
    world.clock.now -= 50;
    expect(await tryOnce(ann)).toBe(0);
  });

  it('matches the backoff delays for any settings and any pauses', async () => {
    const moves = fc.array(fc.record({ pause: fc.integer({ min: 0, max: 20 }), success: fc.boolean() }), {
      maxLength: 25,
    });
    const given = fc.record({
      freeRetries: fc.integer({ min: 0, max: 4 }),
      minWait: fc.integer({ min: 1, max: 6 }).map((minutes) => minutes * MINUTE),
      maxWait: fc.integer({ min: 1, max: 30 }).map((minutes) => minutes * MINUTE),
    });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(given, moves, async (some, steps) => {
        const own = { ...some, failuresBeforeBrute: 5 };
        const ownDeps = { ...deps, config: { ...deps.config, auth: { ...deps.config.auth, bruteForce: own } } };
        const counters = addressCounters(own, 'reset', `round ${round++}`);
        const waits = backoffDelays(own);
        const lifetime = own.maxWait * (waits.length + own.freeRetries);
        let model = { count: 0, last: 0 };
        for (const { pause, success } of steps) {
          world.clock.now += pause * MINUTE;
          if (model.count > 0 && world.clock.now - model.last >= lifetime) model = { count: 0, last: 0 };
          const over = model.count - own.freeRetries - 1;
          const wait = over >= 0 ? (waits[Math.min(over, waits.length - 1)] ?? 0) : 0;
          const passes = model.count === 0 || world.clock.now >= model.last + wait;
          const outcome = await reserveAttempt(ownDeps, counters).then(
            () => true,
            () => false,
          );
          expect(outcome).toBe(passes);
          if (passes) model = { count: model.count + 1, last: world.clock.now };
          if (passes && success && model.count % 3 === 0) {
            await clearAttempts(deps.database.pool, counters);
            model = { count: 0, last: 0 };
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('backoffDelays', () => {
  it.each([
    { minWait: 5 * MINUTE, maxWait: 15 * MINUTE, waits: [5, 5, 10, 15] },
    { minWait: MINUTE, maxWait: 60 * MINUTE, waits: [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 60] },
    { minWait: 5 * MINUTE, maxWait: 5 * MINUTE, waits: [5] },
    { minWait: 9 * MINUTE, maxWait: 5 * MINUTE, waits: [5] },
  ])('from $minWait to $maxWait', ({ minWait, maxWait, waits }) => {
    const settings = { freeRetries: 5, failuresBeforeBrute: 5, minWait, maxWait };
    expect(backoffDelays(settings).map((wait) => wait / MINUTE)).toEqual(waits);
  });

  it('forgets after as many of the longest waits as there are steps', () => {
    const settings = { freeRetries: 5, failuresBeforeBrute: 5, minWait: 5 * MINUTE, maxWait: 15 * MINUTE };
    expect(counterLifetime(settings, 5)).toBe(8_100_000);
  });
});
