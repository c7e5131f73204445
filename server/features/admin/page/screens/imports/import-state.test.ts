import { expect, test } from 'vitest';
import { durationText } from './import-state.js';

test.each([
  [-5, '0 s'],
  [140, '0.1 s'],
  [9990, '10 s'],
  [12_400, '12 s'],
  [59_700, '60 s'],
  [60_000, '1 min 0 s'],
  [3_599_400, '59 min 59 s'],
  [3_599_600, '1 h 0 min'],
  [7_320_000, '2 h 2 min'],
])('%d ms are shown as %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});
