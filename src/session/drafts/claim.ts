/**
 * Reserves a name in this browser until the returned function is called or the page is left. `null` if another tab
 * holds it for longer than `waitMs`.
 */
export async function claim(name: string, waitMs = 0): Promise<(() => void) | null> {
  const locks = lockManager();
  // Pages without HTTPS: nothing keeps tabs apart.
  if (!locks) return () => undefined;
  const options: LockOptions = waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true };
  return new Promise((resolve) => {
    locks
      .request(lockName(name), options, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(null),
      )
      .catch(() => resolve(null));
  });
}

/** The names that any tab holds. */
export async function claimedNames(): Promise<ReadonlySet<string>> {
  const locks = lockManager();
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}

const PREFIX = 'rowgate ';

function lockName(name: string): string {
  return PREFIX + name;
}

/** Browsers have it on pages with HTTPS. */
function lockManager(): LockManager | undefined {
  return (globalThis.navigator as { readonly locks?: LockManager } | undefined)?.locks;
}
