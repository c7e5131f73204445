import { describe, expect, it } from 'vitest';
import { createCountAhead } from './count-ahead.js';
import type { RequestCount } from './count-ahead.js';

const WINDOW = 60_000;

/** The count of one key in a database, and any number of processes that use it. */
function createWorld(limit: number) {
  let consumed = 0;
  let statements = 0;
  let now = 0;
  let endsAt = WINDOW;
  const consume = async (points: number): Promise<RequestCount> => {
    statements += 1;
    if (now >= endsAt) {
      consumed = 0;
      endsAt = now + WINDOW;
    }
    consumed += points;
    return { consumedPoints: consumed, msBeforeNext: endsAt - now };
  };
  return {
    process: () => {
      const count = createCountAhead(() => now);
      return async () => (await count({ key: 'key', limit, consume })).consumedPoints;
    },
    pass: (milliseconds: number) => (now += milliseconds),
    get statements() {
      return statements;
    },
  };
}

async function acceptedOf(requests: readonly (() => Promise<number>)[], limit: number): Promise<number> {
  let accepted = 0;
  for (const request of requests) if ((await request()) <= limit) accepted += 1;
  return accepted;
}

describe('requests counted ahead', () => {
  it.each([1, 5, 199, 200, 1000, 100_000])('one process: counts one by one up to a limit of %s', async (limit) => {
    const request = createWorld(limit).process();
    const counts: number[] = [];
    for (let index = 0; index < limit + 5; index += 1) counts.push(await request());
    expect(counts.slice(0, limit)).toEqual(Array.from({ length: limit }, (_, index) => index + 1));
    expect(counts.slice(limit).every((count) => count > limit)).toBe(true);
  });

  it('needs few statements', async () => {
    const world = createWorld(10_000);
    const request = world.process();
    for (let index = 0; index < 9000; index += 1) await request();
    expect(world.statements).toBeLessThan(300);
  });

  it('several processes: never exceeds the limit, and loses at most 1% per process', async () => {
    const world = createWorld(1000);
    const processes = [world.process(), world.process(), world.process()];
    const requests = Array.from({ length: 2000 }, (_, index) => processes[(index * 7) % 3]!);
    const accepted = await acceptedOf(requests, 1000);
    expect(accepted).toBeLessThanOrEqual(1000);
    expect(accepted).toBeGreaterThanOrEqual(970);
  });

  it('simultaneous requests are all counted', async () => {
    const world = createWorld(1000);
    const request = world.process();
    const counts = await Promise.all(Array.from({ length: 1500 }, () => request()));
    expect(counts.filter((count) => count <= 1000).length).toBeLessThanOrEqual(1000);
    expect(
      await acceptedOf(
        Array.from({ length: 100 }, () => request),
        1000,
      ),
    ).toBe(0);
  });

  it('starts again with the next window', async () => {
    const world = createWorld(300);
    const request = world.process();
    expect(
      await acceptedOf(
        Array.from({ length: 305 }, () => request),
        300,
      ),
    ).toBe(300);
    world.pass(WINDOW + 1);
    expect(await request()).toBe(1);
  });
});
