import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelay } from './attempt-webhook.js';

const retries = [0, 5, 300];
const now = new Date('2026-01-01T00:00:00Z');
const even = { retries, now, chance: 0.5, retryAfter: undefined };

describe('the wait before an attempt', () => {
  it.each([
    [0, 0],
    [1, 5],
    [2, 300],
    [3, undefined],
  ])('number %i is %j seconds', (step, wait) => {
    expect(retryDelay({ ...even, step })).toBe(wait);
  });

  it('varies by at most a fifth', () => {
    expect(retryDelay({ ...even, step: 2, chance: 0 })).toBeCloseTo(240);
    expect(retryDelay({ ...even, step: 2, chance: 1 })).toBeCloseTo(360);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
        const wait = retryDelay({ ...even, step: 2, chance });
        expect(wait).toBeGreaterThan(239.99);
        expect(wait).toBeLessThan(360.01);
      }),
    );
  });

  it.each([
    ['a number of seconds', '120', 120],
    ['less than the backoff delay', '1', 5],
    ['a date', 'Thu, 01 Jan 2026 01:00:00 GMT', 3600],
    ['a date that has passed', 'Wed, 31 Dec 2025 01:00:00 GMT', 5],
    ['more than a day', '1000000', 86_400],
    ['nonsense', 'soon', 5],
    ['a negative number', '-10', 5],
    ['nothing', '', 5],
  ])('respects a receiver that asks for %s', (_what, retryAfter, wait) => {
    expect(retryDelay({ ...even, step: 1, retryAfter })).toBe(wait);
  });

  it('is undefined after the last attempt, whatever the receiver asks for', () => {
    expect(retryDelay({ ...even, step: 3, retryAfter: '10' })).toBeUndefined();
  });
});
