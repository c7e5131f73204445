import { afterEach, expect, it, vi } from 'vitest';
import { send } from './send.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['120', 120],
  ['0', 0],
  ['Sat, 28 Nov 2026 12:00:30 GMT', 30],
  // Its time has passed.
  ['Sat, 28 Nov 2026 11:00:00 GMT', null],
  ['-5', null],
  ['Infinity', null],
  ['soon', null],
  ['', null],
  [null, null],
])('a `Retry-After` of %j is %j seconds', async (header, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') });
  const headers = header === null ? undefined : { 'Retry-After': header };
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503, headers }));
  const response = await send('/people', { method: 'POST', signal: new AbortController().signal });
  expect(response).toMatchObject({ status: 503, retryAfter: seconds });
});
