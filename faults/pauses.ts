import { randomInt } from 'node:crypto';
import { createRandom } from '../scripts/testing/random.js';

/** Milliseconds until the next fault: at least the first number, below the second. */
export type NextPause = (least: number, end: number) => number;

const SEEDS = 2 ** 32;

/**
 * The pauses of one scenario. They differ from seed to seed, so that each run has its faults at other points of an import,
 * and are the same for the same seed, whichever other scenarios run.
 */
export function createPauses(seed: number, scenario: string): NextPause {
  let state = seed >>> 0;
  for (const character of scenario) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  const random = createRandom(state);
  return (least, end) => least + Math.floor(random() * (end - least));
}

/** The seed that an option names; a new one if it is absent. */
export function readSeed(option: string | undefined): number {
  if (option === undefined) return randomInt(SEEDS);
  const seed = /^\d+$/.test(option) ? Number(option) : SEEDS;
  if (seed >= SEEDS) throw new Error(`--seed must be a whole number from 0 to ${SEEDS - 1}, not "${option}".`);
  return seed;
}
