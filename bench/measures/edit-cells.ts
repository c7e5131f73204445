import type { Page } from 'playwright';

/**
 * Edits cells with real keys, alternating valid and invalid values. Returns the milliseconds of each edit from Enter to
 * the frame that shows the new text and its validation result.
 */
export async function editCells(page: Page, edits: number): Promise<number[]> {
  const cell = page.locator('.importcsv [role="grid"] [data-row="3"] [data-column="amount"]');
  const times: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const isWrong = edit % 2 === 0;
    const text = isWrong ? `x${edit}` : `${1000 + edit}`;
    await cell.dblclick();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await page.evaluate(watchForResult, { text, isWrong });
    await page.keyboard.press('Enter');
    times.push(await page.evaluate(() => (globalThis as WatchedWindow).shownAfter ?? NaN));
  }
  return times;
}

interface WatchedWindow {
  shownAfter?: Promise<number>;
}

/**
 * Runs in the page, before the key is pressed: looks at each frame from then on, so that the time contains nothing of
 * the test driver. Resolves with the time from the key press to the frame that shows the result.
 */
function watchForResult({ text, isWrong }: { text: string; isWrong: boolean }): void {
  const isShown = (): boolean => {
    const cell = document.querySelector('.importcsv [role="grid"] [data-row="3"] [data-column="amount"]');
    const hasVerdict = (cell?.getAttribute('aria-invalid') === 'true') === isWrong;
    return hasVerdict && (cell?.textContent ?? '').includes(text) && !cell?.querySelector('input, textarea');
  };
  (globalThis as WatchedWindow).shownAfter = new Promise((resolve, reject) => {
    const look = (start: number): void => {
      const after = performance.now() - start;
      if (isShown()) resolve(after);
      else if (after > 5000) reject(new Error(`The edit to "${text}" was not shown.`));
      else requestAnimationFrame(() => look(start));
    };
    document.addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
      capture: true,
      once: true,
    });
  });
}
