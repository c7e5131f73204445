import { expect, it } from 'vitest';
import { onEvenPercent } from './even-percent.js';

it('reports each even percentage once', () => {
  const reported: number[] = [];
  const report = onEvenPercent((percent) => reported.push(percent));
  for (let done = 0; done <= 1000; done += 1) report(done, 1000);
  expect(reported).toEqual(Array.from({ length: 51 }, (_, at) => at * 2));
});

it.each([
  [0, 3, 0],
  [1, 3, 32],
  [199, 10_000, 0],
  [200, 10_000, 2],
  [3, 3, 100],
  [0, 0, 100],
])('%i of %i are %i percent', (done, total, percent) => {
  const reported: number[] = [];
  onEvenPercent((now) => reported.push(now))(done, total);
  expect(reported).toEqual([percent]);
});
