import { expect, inject, test } from 'vitest';
import { fastestDatabase } from '../../server/testing/databases.js';
import { builtServer } from '../../server/testing/start-process.js';
import { runScenario } from '../run-scenario.js';
import { SCENARIOS } from './scenarios.js';

test('every scenario has an id of its own and a database to run on', () => {
  const ids = SCENARIOS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(SCENARIOS.filter(({ on }) => on.length === 0)).toEqual([]);
});

test('all claims hold when connections of clients break', { timeout: 240_000 }, async () => {
  const scenario = SCENARIOS.find(({ id }) => id === 'requests-cut')!;
  const options = { database: fastestDatabase(), builtServer: builtServer(), seed: inject('propertySeed') };
  const result = await runScenario(scenario, options);
  expect(result).toMatchObject({ outcome: 'held', notes: [] });
  expect(result.acknowledged.rows).toBeGreaterThan(0);
});
