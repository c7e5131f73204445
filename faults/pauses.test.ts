import { describe, expect, test } from 'vitest';
import { createPauses, readSeed } from './pauses.js';
import { runScenario } from './run-scenario.js';
import type { Scenario } from './scenario.js';

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);
const five = (seed: number, scenario = 'worker-killed'): readonly number[] => {
  const nextPause = createPauses(seed, scenario);
  return Array.from({ length: 5 }, () => nextPause(400, 1900));
};

describe('the pauses between faults', () => {
  test('are the same for a seed, and others for another seed or scenario', () => {
    expect(five(1)).toEqual(five(1));
    const lists = SEEDS.flatMap((seed) => [five(seed), five(seed, 'web-killed')]);
    expect(new Set(lists.map(String)).size).toBe(100);
  });

  test('are spread over the whole range', () => {
    const pauses = SEEDS.flatMap((seed) => five(seed));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(400);
    expect(Math.max(...pauses)).toBeLessThan(1900);
    for (let from = 400; from < 1900; from += 300)
      expect(pauses.filter((pause) => pause >= from && pause < from + 300).length).toBeGreaterThan(25);
  });

  test('of a scenario follow from the seed of the run and its database', async () => {
    const scenario: Scenario = {
      id: 'counted',
      what: 'no fault',
      on: ['embedded', 'postgres'],
      run: async (_open, nextPause) => ({ first: nextPause(0, 1_000_000), second: nextPause(0, 1_000_000) }),
    };
    const pausesOf = async (seed: number, database: 'embedded' | 'postgres' = 'postgres'): Promise<unknown> =>
      (await runScenario(scenario, { database, builtServer: '', seed })).figures;
    const figures = await pausesOf(5);
    expect(await pausesOf(5)).toEqual(figures);
    expect(await pausesOf(6)).not.toEqual(figures);
    expect(await pausesOf(5, 'embedded')).not.toEqual(figures);
  });
});

describe('the seed', () => {
  test('is the one of the option, or a new one', () => {
    expect([readSeed('0'), readSeed('4294967295')]).toEqual([0, 4_294_967_295]);
    expect(new Set(SEEDS.map(() => readSeed(undefined))).size).toBeGreaterThan(45);
  });

  test.each(['', '-1', '1.5', 'x', '4294967296', '1e3'])('is not %j', (option) => {
    expect(() => readSeed(option)).toThrow(`--seed must be a whole number from 0 to 4294967295, not "${option}".`);
  });
});
