import { expect, it } from 'vitest';
import { ALL_ROWS, viewKey } from './row-view.js';

it('views have the same key if they list the same rows in the same order', () => {
  expect(viewKey({ ...ALL_ROWS })).toBe(viewKey(ALL_ROWS));
  const sorted = { ...ALL_ROWS, sort: [{ column: 'name', descending: true }] };
  expect(viewKey(sorted)).not.toBe(viewKey(ALL_ROWS));
  expect(viewKey({ ...ALL_ROWS, state: 'invalid' })).not.toBe(viewKey(ALL_ROWS));
});
