import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Milliseconds: more than the importer waits at most between two saves, with the time a save takes. */
const LONGEST_PAUSE = 4000;

/** The times of the last save of each key in IndexedDB. */
function saves(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('rowgate')) return [];
    return new Promise<number[]>((resolve, reject) => {
      const opening = indexedDB.open('rowgate');
      opening.onerror = () => reject(opening.error as Error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
        all.onsuccess = () => {
          opening.result.close();
          resolve((all.result as { savedAt: number }[]).map(({ savedAt }) => savedAt));
        };
      };
    });
  });
}

/** What this origin keeps: the keys in IndexedDB, and the item of the tab. */
export async function kept(page: Page): Promise<{ readonly keys: number; readonly tab: boolean }> {
  const keys = (await saves(page)).length;
  return { keys, tab: await page.evaluate(() => sessionStorage.getItem('rowgate.drafts') !== null) };
}

const lastSave = async (page: Page): Promise<number> => Math.max(0, ...(await saves(page)));

/** Waits until all changes are saved, which is some time after they are shown. */
export async function draftIsSaved(page: Page, last: () => Promise<number> = () => lastSave(page)): Promise<void> {
  // A large file is saved while the engine has nothing else to do.
  await expect.poll(last, { timeout: 30_000 }).toBeGreaterThan(0);
  // The last save may be older than the last change.
  const asked = Date.now();
  await expect
    .poll(async () => Date.now() - Math.max(asked, await last()), { timeout: 30_000 })
    .toBeGreaterThan(LONGEST_PAUSE);
}

/** Waits for a whole save of a delivery under way, which is saved again and again. */
export async function deliveryIsSaved(page: Page): Promise<void> {
  // The first of the two may have begun earlier.
  for (let count = 0; count < 2; count += 1) {
    const now = Date.now();
    await expect.poll(() => lastSave(page)).toBeGreaterThan(now);
  }
}
