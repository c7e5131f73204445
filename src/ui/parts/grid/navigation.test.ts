import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAfterKey, placeAfterTab } from './navigation.js';
import type { Arrangement } from './navigation.js';

const size = { rows: 1000, columns: 5, page: 10 };
const from = { position: 500, column: 2 };
const press = (key: string, more: { command?: boolean; rightToLeft?: boolean; arrangement?: Arrangement } = {}) => ({
  key,
  command: false,
  rightToLeft: false,
  arrangement: 'across' as const,
  ...more,
});

describe('placeAfterKey', () => {
  it.each([
    ['ArrowUp', false, 499, 2],
    ['ArrowDown', false, 501, 2],
    ['ArrowLeft', false, 500, 1],
    ['ArrowRight', false, 500, 3],
    ['PageUp', false, 490, 2],
    ['PageDown', false, 510, 2],
    ['Home', false, 500, 0],
    ['End', false, 500, 4],
    ['Home', true, 0, 0],
    ['End', true, 999, 4],
    ['ArrowDown', true, 999, 2],
    ['ArrowUp', true, 0, 2],
  ])('%s (command %s)', (key, command, position, column) => {
    expect(placeAfterKey(from, size, press(key, { command }))).toEqual({ position, column });
  });

  it('mirrors left and right', () => {
    expect(placeAfterKey(from, size, press('ArrowLeft', { rightToLeft: true }))?.column).toBe(3);
  });

  it('reaches the row header and stops there', () => {
    const left = press('ArrowLeft');
    expect(placeAfterKey({ position: 0, column: 0 }, size, left)).toEqual({ position: 0, column: -1 });
    expect(placeAfterKey({ position: 0, column: -1 }, size, left)).toEqual({ position: 0, column: -1 });
  });

  it.each(['a', 'Tab', 'constructor', '__proto__'])('is not moved by %s', (key) => {
    expect(placeAfterKey(from, size, press(key))).toBeNull();
  });
});

describe('cells one under the other', () => {
  const down = (key: string, place: typeof from, rightToLeft = false): unknown =>
    placeAfterKey(place, size, press(key, { arrangement: 'down', rightToLeft }));

  it('are walked up and down, with the header of each row between', () => {
    expect(down('ArrowDown', from)).toEqual({ position: 500, column: 3 });
    expect(down('ArrowDown', { position: 500, column: 4 })).toEqual({ position: 501, column: -1 });
    expect(down('ArrowUp', { position: 501, column: -1 })).toEqual({ position: 500, column: 4 });
    expect(down('ArrowUp', { position: 0, column: -1 })).toEqual({ position: 0, column: -1 });
    expect(down('ArrowDown', { position: 999, column: 4 })).toEqual({ position: 999, column: 4 });
  });

  it('of the next and the previous row are to the sides', () => {
    expect(down('ArrowRight', from)).toEqual({ position: 501, column: 2 });
    expect(down('ArrowRight', from, true)).toEqual({ position: 499, column: 2 });
    expect(down('ArrowLeft', { position: 0, column: 2 })).toEqual({ position: 0, column: 2 });
  });
});

it('Tab walks every cell in order and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 4 }), (position, column) => {
      const next = placeAfterTab({ position, column }, size, false);
      const isLast = position === 999 && column === 4;
      expect(next).toEqual(
        isLast
          ? { position, column }
          : column === 4
            ? { position: position + 1, column: 0 }
            : { position, column: column + 1 },
      );
      if (!isLast) expect(placeAfterTab(next, size, true)).toEqual({ position, column });
    }),
  );
});
