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
    // The listener must be registered before the key press.
    await page.evaluate(armKeydown);
    await page.keyboard.press('Enter');
    times.push(await page.evaluate(untilShown, { text, isWrong }));
  }
  return times;
}

interface ArmedWindow {
  enterAt?: number;
}

/** Runs in the page: records when the next key is pressed. */
function armKeydown(): void {
  const place = globalThis as ArmedWindow;
  place.enterAt = undefined;
  document.addEventListener(
    'keydown',
    (event) => {
      place.enterAt = event.timeStamp;
    },
    { capture: true, once: true },
  );
}

/** Runs in the page: the time from the key press to the frame that shows the result, by the frame's own timestamp. */
async function untilShown({ text, isWrong }: { text: string; isWrong: boolean }): Promise<number> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const start = (globalThis as ArmedWindow).enterAt ?? performance.now();
  const isShown = (): boolean => {
    const cell = document.querySelector('.importcsv [role="grid"] [data-row="3"] [data-column="amount"]');
    const hasVerdict = (cell?.getAttribute('aria-invalid') === 'true') === isWrong;
    return hasVerdict && (cell?.textContent ?? '').includes(text) && !cell?.querySelector('input, textarea');
  };
  while (!isShown()) {
    await frame();
    if (performance.now() - start > 5000) throw new Error(`The edit to "${text}" was not shown.`);
  }
  return performance.now() - start;
}
