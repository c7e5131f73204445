import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced, SHOWN_MS } from './paced.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what comes in one interval is shown once, with the latest of each part', () => {
  const show = vi.fn();
  const state = paced<{ percent: number; rows: number }>(show);
  state.give({ percent: 1 });
  state.give({ rows: 5 });
  state.give({ percent: 2 });
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SHOWN_MS);
  expect(show.mock.calls).toEqual([[{ percent: 2, rows: 5 }]]);
  vi.advanceTimersByTime(SHOWN_MS * 3);
  state.give({ percent: 3 });
  vi.advanceTimersByTime(SHOWN_MS);
  expect(show.mock.calls).toEqual([[{ percent: 2, rows: 5 }], [{ percent: 3 }]]);
});

test('after a stop, only what comes later is shown', () => {
  const show = vi.fn();
  const state = paced<{ percent: number }>(show);
  state.stop();
  state.give({ percent: 1 });
  state.stop();
  vi.advanceTimersByTime(SHOWN_MS / 2);
  state.give({ percent: 2 });
  vi.advanceTimersByTime(SHOWN_MS - 1);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show.mock.calls).toEqual([[{ percent: 2 }]]);
});
