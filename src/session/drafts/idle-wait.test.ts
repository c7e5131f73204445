import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilIdle } from './idle-wait.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The milliseconds after which the wait ends. */
async function waited(wait: Partial<Parameters<typeof untilIdle>[0]>): Promise<number> {
  const start = performance.now();
  const ended = untilIdle({ isBusy: () => false, isUrgent: () => false, ...wait }).then(
    () => performance.now() - start,
  );
  await vi.runAllTimersAsync();
  return ended;
}

describe('a part of a large file waits', () => {
  it('until the engine has nothing to do', async () => {
    const start = performance.now();
    const time = await waited({ isBusy: () => performance.now() - start < 300 });
    expect(time).toBeGreaterThanOrEqual(300);
    expect(time).toBeLessThan(400);
  });

  it('for a second at most', async () => {
    const time = await waited({ isBusy: () => true });
    expect(time).toBeGreaterThanOrEqual(1000);
    expect(time).toBeLessThan(1100);
  });

  it('until the page is idle, also for a second at most', async () => {
    const idle = vi.fn((then: () => void, { timeout }: { timeout: number }) => setTimeout(then, timeout));
    vi.stubGlobal('requestIdleCallback', idle);
    expect(await waited({})).toBe(1000);
    expect(idle).toHaveBeenCalledOnce();
  });

  it('not while something waits for it', async () => {
    vi.stubGlobal('requestIdleCallback', vi.fn());
    expect(await waited({ isBusy: () => true, isUrgent: () => true })).toBe(0);
  });

  it('not in a hidden tab', async () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    vi.stubGlobal('requestIdleCallback', vi.fn());
    expect(await waited({ isBusy: () => true })).toBe(0);
  });
});
