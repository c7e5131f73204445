import { expect, it } from 'vitest';
import { durationText, secondsLeft } from './time-left.js';

it.each([
  [{ elapsed: 1000, done: 50, left: 50 }, null],
  [{ elapsed: 5000, done: 0, left: 100 }, null],
  [{ elapsed: 3000, done: 30, left: 70 }, 7],
  [{ elapsed: 60_000, done: 10, left: 45 }, 270],
  [{ elapsed: 60_000, done: 100, left: 0 }, 0],
] as const)('estimates the time left from %o', (progress, seconds) => {
  expect(secondsLeft(progress)).toBe(seconds);
});

it.each([
  [1, 'en', '1 second'],
  [59, 'en', '59 seconds'],
  [61, 'en', '2 minutes'],
  [270, 'de', '5 Minuten'],
  [270, 'ar', '5 دقائق'],
] as const)('says %s seconds in %s as %s', (seconds, language, text) => {
  expect(durationText(seconds, language)).toBe(text);
});
