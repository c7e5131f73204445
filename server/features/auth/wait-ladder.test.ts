import { describe, expect, it } from 'vitest';
import { counterLifetime, waitLadder } from './wait-ladder.js';

const MINUTE = 60_000;

describe('waitLadder', () => {
  it.each([
    { minWait: 5 * MINUTE, maxWait: 15 * MINUTE, waits: [5, 5, 10, 15] },
    { minWait: MINUTE, maxWait: 60 * MINUTE, waits: [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 60] },
    { minWait: 5 * MINUTE, maxWait: 5 * MINUTE, waits: [5] },
    { minWait: 9 * MINUTE, maxWait: 5 * MINUTE, waits: [5] },
  ])('from $minWait to $maxWait', ({ minWait, maxWait, waits }) => {
    const settings = { freeRetries: 5, failuresBeforeBrute: 5, minWait, maxWait };
    expect(waitLadder(settings).map((wait) => wait / MINUTE)).toEqual(waits);
  });

  it('forgets after as many of the longest waits as there are steps', () => {
    const settings = { freeRetries: 5, failuresBeforeBrute: 5, minWait: 5 * MINUTE, maxWait: 15 * MINUTE };
    expect(counterLifetime(settings, 5)).toBe(8_100_000);
  });
});
