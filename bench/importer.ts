import type { Page } from 'playwright';

const ROOT = '.importcsv';
export const SUBMIT = `${ROOT} [data-action="submit"]`;
/** All rows are checked. */
export const CHECKED = `${SUBMIT}:not([disabled])`;
export const COMPLETE = `${ROOT}[data-step="complete"]`;
const CONTINUE = `${ROOT} [data-action="continue"]:not([disabled])`;
const LONG = { timeout: 600_000 };

/** Selects the file and waits until the columns are matched; a header step in between is confirmed. */
export async function dropFile(page: Page, file: string): Promise<void> {
  await page.setInputFiles(`${ROOT} input[type=file]`, file, LONG);
  await page.waitForSelector(`${ROOT}:is([data-step="header"], [data-step="map"])`, LONG);
  if ((await page.getAttribute(ROOT, 'data-step')) === 'header') {
    await page.click(CONTINUE);
    await page.waitForSelector(`${ROOT}[data-step="map"]`, LONG);
  }
}

/**
 * Clicks Continue until the review shows 50 rows, or as many as fit. Runs in the page itself, so that the measurement
 * includes no protocol. Returns the milliseconds from the last click to the frame that paints the rows, or from the
 * first click if a question about values came in between.
 */
export async function pressToReview(page: Page): Promise<{ readonly last: number; readonly first: number }> {
  await page.waitForSelector(CONTINUE, LONG);
  return page.evaluate(
    async ({ root, button }) => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const step = (): string | undefined => document.querySelector<HTMLElement>(root)?.dataset['step'];
      const painted = (): boolean => {
        const rows = document.querySelectorAll(`${root} [role="grid"] [data-row]`);
        return step() === 'review' && rows.length >= 5 && [...rows].every((row) => row.textContent !== '');
      };
      const press = async (): Promise<number> => {
        const before = step();
        const start = performance.now();
        document.querySelector<HTMLElement>(button)!.click();
        while (step() === before || (step() === 'review' && !painted())) await frame();
        // The rows are in the document; the frame after the next one shows them.
        await frame();
        return performance.now() - start;
      };
      let first = await press();
      let last = first;
      while (step() !== 'review') {
        while (!document.querySelector(button)) await frame();
        last = await press();
        first += last;
      }
      return { last, first };
    },
    { root: ROOT, button: CONTINUE },
  );
}

/** Waits until every row is validated, because only then can the rows be sent. */
export async function waitForVerdicts(page: Page): Promise<void> {
  await page.waitForSelector(CHECKED, LONG);
}

export async function submit(page: Page): Promise<void> {
  await page.click(SUBMIT);
  await page.waitForSelector(COMPLETE, LONG);
}

/** Scrolls through the rows frame by frame for a while; returns the frames per second. */
export async function scrollThrough(page: Page, milliseconds: number): Promise<number> {
  return page.evaluate(
    async ({ root, milliseconds: length }) => {
      const grid = document.querySelector<HTMLElement>(`${root} [role="grid"]`)!;
      const scroller = grid.scrollHeight > grid.clientHeight ? grid : grid.parentElement!;
      const start = performance.now();
      let frames = 0;
      let now = start;
      while (now - start < length) {
        scroller.scrollTop += 40;
        now = await new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
        frames += 1;
      }
      return (frames * 1000) / (now - start);
    },
    { root: ROOT, milliseconds },
  );
}

/** Drags the scrollbar to its end; returns the milliseconds until the last row is rendered with its cells. */
export async function dragToLastRow(page: Page): Promise<number> {
  return page.evaluate(async (root) => {
    const grid = document.querySelector<HTMLElement>(`${root} [role="grid"]`)!;
    const scroller = grid.scrollHeight > grid.clientHeight ? grid : grid.parentElement!;
    const last = Number(grid.getAttribute('aria-rowcount'));
    const start = performance.now();
    scroller.scrollTop = scroller.scrollHeight;
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const arrived = (): boolean => {
      const row = [...grid.querySelectorAll('[role="row"][data-row]')].at(-1);
      return Number(row?.getAttribute('aria-rowindex')) >= last - 1 && row?.getAttribute('aria-busy') !== 'true';
    };
    while (!arrived()) {
      await frame();
      if (performance.now() - start > 10_000) break;
    }
    await frame();
    return performance.now() - start;
  }, ROOT);
}

interface Awaited {
  /** What is pressed first; `null`: nothing. */
  readonly press: string | null;
  readonly selector: string;
  readonly isGone?: boolean;
  /** The text that the element must have. */
  readonly text?: string | null;
}

/**
 * The milliseconds from the press until an element is in the page, or no longer is, and painted. It looks when the page
 * changes: asking for every frame would be work for the page.
 */
export function until(page: Page, awaited: Awaited): Promise<number> {
  return page.evaluate(async ({ press, selector, isGone = false, text = null }) => {
    const start = performance.now();
    if (press !== null) document.querySelector<HTMLElement>(press)!.click();
    const isDone = (): boolean => {
      const found = document.querySelector(selector);
      return (found === null) === isGone && (text === null || found?.textContent === text);
    };
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (!isDone()) return;
        changes.disconnect();
        clearTimeout(limit);
        resolve();
      };
      const changes = new MutationObserver(look);
      const limit = setTimeout(() => reject(new Error(`Waited in vain for ${selector}.`)), 120_000);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  }, awaited);
}
