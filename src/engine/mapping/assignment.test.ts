import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, cheapestAssignment, greedyAssignment } from './assignment.js';
import type { Pair } from './assignment.js';

const worthOf = (pairs: readonly Pair[], chosen: Iterable<readonly [number, number]>): number =>
  [...chosen].reduce((sum, [left, right]) => {
    const pair = pairs.find((each) => each.left === left && each.right === right);
    expect(pair).toBeDefined();
    return sum + pair!.worth;
  }, 0);

const isOneToOne = (chosen: readonly (readonly [number, number])[]): boolean =>
  new Set(chosen.map(([left]) => left)).size === chosen.length &&
  new Set(chosen.map(([, right]) => right)).size === chosen.length;

/** No pair twice. */
const pairsArbitrary = fc.uniqueArray(
  fc.record({ left: fc.nat(7), right: fc.nat(7), worth: fc.double({ min: 0.01, max: 1, noNaN: true }) }),
  { maxLength: 40, selector: ({ left, right }) => `${left} ${right}` },
);

describe('assign', () => {
  it('gives up one good pair for two that are worth more', () => {
    const pairs = [
      { left: 0, right: 0, worth: 1 },
      { left: 0, right: 1, worth: 0.9 },
      { left: 1, right: 0, worth: 0.9 },
    ];
    expect(new Map(assign(pairs))).toEqual(
      new Map([
        [0, 1],
        [1, 0],
      ]),
    );
    expect(new Map(greedyAssignment(pairs))).toEqual(new Map(assign(pairs)));
  });

  it('is one to one, and worth nearly as much by either method', () => {
    fc.assert(
      fc.property(pairsArbitrary, (pairs) => {
        const exact = cheapestAssignment(pairs);
        const greedy = greedyAssignment(pairs);
        expect(isOneToOne(exact) && isOneToOne(greedy)).toBe(true);
        expect(worthOf(pairs, assign(pairs))).toBeCloseTo(worthOf(pairs, exact));
        // Less a rounding error, as sums of these numbers are not exact.
        expect(worthOf(pairs, greedy)).toBeGreaterThanOrEqual(worthOf(pairs, exact) * 0.75 - 1e-9);
      }),
    );
  });

  it('chooses among a million pairs within seconds', () => {
    const size = 1000;
    const pairs = Array.from({ length: size * size }, (_, at) => ({
      left: Math.floor(at / size),
      right: at % size,
      worth: 1,
    }));
    expect(assign(pairs).size).toBe(size);
  }, 10_000);
});
