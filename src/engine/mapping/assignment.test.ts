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

  it('is one to one, and worth at least half as much by the greedy method', () => {
    fc.assert(
      fc.property(pairsArbitrary, (pairs) => {
        const exact = cheapestAssignment(pairs);
        const greedy = greedyAssignment(pairs);
        expect(isOneToOne(exact) && isOneToOne(greedy)).toBe(true);
        expect(worthOf(pairs, assign(pairs))).toBeCloseTo(worthOf(pairs, exact));
        // A taken pair excludes at most two, each worth no more. Less a rounding error, as the sums are not exact.
        expect(worthOf(pairs, greedy)).toBeGreaterThanOrEqual(worthOf(pairs, exact) / 2 - 1e-9);
      }),
    );
  });

  it('is usually worth nearly as much by the greedy method', () => {
    const shares: number[] = [];
    for (const pairs of fc.sample(pairsArbitrary, { numRuns: 300, seed: 1 })) {
      if (pairs.length > 0)
        shares.push(worthOf(pairs, greedyAssignment(pairs)) / worthOf(pairs, cheapestAssignment(pairs)));
    }
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.99);
  });

  it('is worth most among all ways to choose', () => {
    /** The worth of the best choice, by trying all of them. */
    const most = (pairs: readonly Pair[], lefts: readonly number[], taken: ReadonlySet<number>): number => {
      const [left, ...others] = lefts;
      if (left === undefined) return 0;
      const own = pairs.filter((pair) => pair.left === left && !taken.has(pair.right));
      const worths = own.map(({ right, worth }) => worth + most(pairs, others, new Set([...taken, right])));
      return Math.max(most(pairs, others, taken), ...worths);
    };
    const few = fc.uniqueArray(
      fc.record({ left: fc.nat(3), right: fc.nat(3), worth: fc.integer({ min: 1, max: 5 }) }),
      { maxLength: 10, selector: ({ left, right }) => `${left} ${right}` },
    );
    fc.assert(
      fc.property(few, (pairs) => {
        const best = most(pairs, [0, 1, 2, 3], new Set());
        expect(worthOf(pairs, assign(pairs))).toBe(best);
        expect(worthOf(pairs, cheapestAssignment(pairs))).toBe(best);
      }),
    );
  });

  it('solves groups that share nothing on their own', () => {
    const pairs = Array.from({ length: 40 }, (_, at) => [
      { left: at * 2, right: at * 3, worth: 1 },
      { left: at * 2, right: at * 3 + 1, worth: 0.9 },
      { left: at * 2 + 1, right: at * 3, worth: 0.9 },
    ]).flat();
    const expected = Array.from({ length: 40 }, (_, at) => [
      [at * 2, at * 3 + 1],
      [at * 2 + 1, at * 3],
    ]).flat() as [number, number][];
    expect(new Map(assign(pairs))).toEqual(new Map(expected));
    expect(assign([]).size).toBe(0);
  });

  it.each<[string, readonly (readonly [left: number, right: number, worth: number])[], readonly [number, number][]]>([
    [
      'takes the best pair first',
      [
        [0, 0, 2],
        [0, 1, 3],
        [1, 1, 1],
      ],
      [[0, 1]],
    ],
    [
      'lets a left move to another right',
      [
        [0, 0, 3],
        [0, 1, 2],
        [1, 0, 2],
      ],
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'takes a right from another that has none instead',
      [
        [0, 0, 3],
        [1, 0, 2],
      ],
      [[0, 0]],
    ],
  ])('greedily %s', (_what, given, expected) => {
    const pairs = given.map(([left, right, worth]) => ({ left, right, worth }));
    const chosen = greedyAssignment(pairs);
    expect(isOneToOne(chosen)).toBe(true);
    if (expected.length > 1) expect(new Map(chosen)).toEqual(new Map(expected));
    else expect(chosen).toContainEqual(expected[0]);
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
