import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScrollScale, offsetAfterScroll, offsetToReveal } from './scroll-scale.js';

const ROW = 44;
const lists = fc.record({
  rows: fc.integer({ min: 0, max: 10_000_000 }),
  viewportHeight: fc.integer({ min: 44, max: 2000 }),
});
const scaleOf = ({ rows, viewportHeight }: { rows: number; viewportHeight: number }) =>
  createScrollScale({ contentHeight: rows * ROW, viewportHeight });

describe('createScrollScale', () => {
  it('leaves a list that fits as it is', () => {
    const scale = createScrollScale({ contentHeight: 5000, viewportHeight: 500 });
    expect(scale).toMatchObject({ scrollHeight: 5000, maxOffset: 4500, maxScroll: 4500, scaled: false });
    expect(scale.offsetAt(1234)).toBe(1234);
  });

  it('bounds the element and reaches both ends', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const scale = scaleOf(list);
        expect(scale.scrollHeight).toBeLessThanOrEqual(8_000_000);
        expect(scale.offsetAt(0)).toBe(0);
        expect(scale.offsetAt(scale.maxScroll)).toBe(scale.maxOffset);
      }),
    );
  });

  it('goes there and back, and never backwards', () => {
    fc.assert(
      fc.property(
        lists,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, a, b) => {
          const scale = scaleOf(list);
          const [low, high] = [Math.min(a, b) * scale.maxScroll, Math.max(a, b) * scale.maxScroll];
          expect(scale.scrollAt(scale.offsetAt(low))).toBeCloseTo(low, 3);
          expect(scale.offsetAt(low)).toBeLessThanOrEqual(scale.offsetAt(high));
        },
      ),
    );
  });

  it('does not compress the ends, so that a wheel there needs no correction', () => {
    const scale = scaleOf({ rows: 1_000_000, viewportHeight: 500 });
    expect(scale.offsetAt(90_000)).toBe(90_000);
    expect(scale.offsetAt(scale.maxScroll - 90_000)).toBe(scale.maxOffset - 90_000);
  });
});

describe('offsetAfterScroll', () => {
  it('moves the list by as many pixels as a short move', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 400 }),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        (delta, place) => {
          const scale = scaleOf({ rows: 1_000_000, viewportHeight: 500 });
          const scrollTop = scale.maxScroll * place;
          const before = { scrollTop, offset: scale.offsetAt(scrollTop) };
          const after = offsetAfterScroll(scale, before, { scrollTop: scrollTop + delta, viewportHeight: 500 });
          expect(after - before.offset).toBeCloseTo(delta, 5);
        },
      ),
    );
  });

  it('lands where the scale says after a drag', () => {
    const scale = scaleOf({ rows: 1_000_000, viewportHeight: 500 });
    const after = offsetAfterScroll(scale, { scrollTop: 0, offset: 0 }, { scrollTop: 4_000_000, viewportHeight: 500 });
    expect(after).toBe(scale.offsetAt(4_000_000));
    const atEnd = offsetAfterScroll(
      scale,
      { scrollTop: 4_000_000, offset: after },
      { scrollTop: scale.maxScroll, viewportHeight: 500 },
    );
    expect(atEnd).toBe(scale.maxOffset);
  });

  it('never leaves the list', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: -1000, max: 9_000_000 }), (list, scrollTop) => {
        const scale = scaleOf(list);
        const offset = offsetAfterScroll(scale, { scrollTop: 0, offset: 0 }, { scrollTop, viewportHeight: 500 });
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(scale.maxOffset);
      }),
    );
  });
});

describe('offsetToReveal', () => {
  it.each([
    ['above', 0, 100, 0],
    ['in sight', 200, 100, 100],
    ['below', 700, 100, 244],
  ])('shows a row %s', (_name, top, offset, expected) => {
    expect(offsetToReveal({ top, height: 44 }, { offset, height: 500 })).toBe(expected);
  });
});
