import { expect, it } from 'vitest';
import { haveInitials } from './initials.js';

it.each([
  ['ev type', 'electric vehicle type', true],
  ['type ev', 'type electric vehicle', true],
  ['my ev type', 'my electric vehicle type', true],
  ['ev', 'electric vehicle', true],
  ['vip', 'very important person', true],
  ['ev type', 'electric vehicle range', false],
  ['my ev type', 'your electric vehicle type', false],
  ['ev type', 'vehicle electric type', false],
  ['ev', 'electric vehicle type', false],
  ['ev type', 'electric vehicle', false],
  ['e type', 'electric type', false],
  ['ev type', 'e vehicle type', false],
  ['ev type', 'electric v type', false],
  ['type', 'type', false],
  ['', 'electric', false],
])('%s has the initials of %s: %s', (short, long, expected) => {
  const [left, right] = [short, long].map((name) => name.split(' ').filter(Boolean)) as [string[], string[]];
  expect(haveInitials(left, right)).toBe(expected);
  expect(haveInitials(right, left)).toBe(expected);
});
