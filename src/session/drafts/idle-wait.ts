/** How long a part of a large file waits, in milliseconds, and how often it looks at the engine. */
const LONGEST_WAIT = 1000;
const LOOK_EVERY = 25;

interface IdleWait {
  /** Whether the engine is working. */
  isBusy(): boolean;
  /** Whether something waits for what is done in the meantime. */
  isUrgent(): boolean;
}

/**
 * Waits until neither the engine nor the page has work to do, for one second at most. Not in a hidden tab, whose timers
 * browsers slow down, and whose page has nothing to paint.
 */
export async function untilIdle({ isBusy, isUrgent }: IdleWait): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  const mayWait = (): boolean => performance.now() < end && !isUrgent() && !isHidden();
  while (isBusy() && mayWait()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  if (!mayWait()) return;
  await new Promise<unknown>((resolve) => {
    // Safari may not have it.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: end - performance.now() });
    else setTimeout(resolve);
  });
}

function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}
