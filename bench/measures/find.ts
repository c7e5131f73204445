import type { Page } from 'playwright';
import { openPage } from '../browser.js';
import { dropFile, pressToReview, waitForVerdicts } from '../importer.js';
import { median, resultOf, round } from '../result.js';
import type { PageContext, PageMeasure } from './measure.js';
import { validated } from './validated.js';

/** In one row of 211, in most rows, and nowhere. */
const TEXTS = { some: 'department 57', many: 'a', none: 'no row has this' } as const;
type Text = keyof typeof TEXTS;

/** From the last letter of a text until the number of its matches in all cells is shown. */
export const find: PageMeasure = {
  ids: ['find'],
  async run(context) {
    const baseline: number[] = [];
    const times: Record<Text, number[]> = { some: [], many: [], none: [] };
    for (let run = 0; run < Math.min(3, context.runs); run += 1) {
      baseline.push(await validated(context));
      const found = await searched(context);
      for (const text of Object.keys(TEXTS) as Text[]) times[text].push(found[text]);
    }
    return [
      resultOf({
        id: 'find',
        unit: 'ms',
        samples: times.some,
        baseline: { id: 'parse-validate', samples: baseline },
        details: { many: round(median(times.many)), none: round(median(times.none)) },
      }),
    ];
  },
};

async function searched({ launch, address, file }: PageContext): Promise<Record<Text, number>> {
  const browser = await launch();
  try {
    const page = await openPage(browser, `${address}/bench.html?importer`);
    await dropFile(page, file);
    await pressToReview(page);
    await waitForVerdicts(page);
    await page.click('.importcsv [data-action="find"]');
    await page.waitForSelector('.importcsv [data-find="text"]');
    // The first search fetches its code.
    await search(page, 'x');
    return {
      some: await search(page, TEXTS.some),
      many: await search(page, TEXTS.many),
      none: await search(page, TEXTS.none),
    };
  } finally {
    await browser.close();
  }
}

function search(page: Page, text: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const field = document.querySelector<HTMLInputElement>('.importcsv [data-find="text"]')!;
    const bar = field.closest<HTMLElement>('.rg-find')!;
    const status = bar.querySelector('.rg-find-status')!;
    const before = status.textContent;
    // The texts differ in their number of matches. The bar of a short search is never seen busy.
    const ended = new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`The search for ${wanted} did not end.`)), 120_000);
      const observer = new MutationObserver(() => {
        if (bar.getAttribute('aria-busy') === 'true' || status.textContent === before) return;
        observer.disconnect();
        clearTimeout(limit);
        resolve();
      });
      observer.observe(bar, { attributeFilter: ['aria-busy'], characterData: true, childList: true, subtree: true });
    });
    const start = performance.now();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(field, wanted);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await ended;
    return performance.now() - start;
  }, text);
}
