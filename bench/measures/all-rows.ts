import type { Page } from 'playwright';
import { openPage } from '../browser.js';
import { dropFile, pressToReview, waitForVerdicts } from '../importer.js';
import { resultOf } from '../result.js';
import type { PageContext, PageMeasure } from './measure.js';
import { validated } from './validated.js';

const LONG = { timeout: 120_000 };
const GROUP = '.importcsv [data-error-group="number:amount"]';

/**
 * What the review does with all rows at once. `error-groups`: from the press that opens the review until every row is
 * validated and the groups of errors are shown. `sort`: from the press until the first rows in the new order are
 * shown. `fix-all`: from the press that changes every cell of a group of errors until the group is gone.
 */
export const allRows: PageMeasure = {
  ids: ['error-groups', 'sort', 'fix-all'],
  async run(context, wanted) {
    const baseline: number[] = [];
    const rounds: Round[] = [];
    for (let run = 0; run < Math.min(3, context.runs); run += 1) {
      baseline.push(await validated(context));
      rounds.push(await round(context));
    }
    return (['error-groups', 'sort', 'fix-all'] as const)
      .filter((id) => wanted.has(id))
      .map((id) =>
        resultOf({
          id,
          unit: 'ms',
          samples: rounds.map((one) => one[id]),
          baseline: { id: 'parse-validate', samples: baseline },
        }),
      );
  },
};

type Round = Readonly<Record<'error-groups' | 'sort' | 'fix-all', number>>;

async function round({ launch, address, file }: PageContext): Promise<Round> {
  const browser = await launch();
  try {
    const page = await openPage(browser, `${address}/bench.html?importer`);
    await dropFile(page, file);
    const { last } = await pressToReview(page);
    const start = performance.now();
    await waitForVerdicts(page);
    await page.waitForSelector(GROUP, LONG);
    const groups = last + performance.now() - start;
    return { 'error-groups': groups, sort: await sort(page), 'fix-all': await clearGroup(page) };
  } finally {
    await browser.close();
  }
}

function sort(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const first = (): Element | null =>
      document.querySelector('.importcsv [role="grid"] [role="row"][data-row][aria-rowindex="2"]');
    const before = first()?.getAttribute('data-row');
    const start = performance.now();
    document.querySelector<HTMLElement>('.importcsv [data-header="amount"] [data-action="sort"]')!.click();
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const row = first();
      if (row && row.getAttribute('data-row') !== before && row.getAttribute('aria-busy') !== 'true') break;
      if (performance.now() - start > 120_000) throw new Error('The rows were not sorted.');
    }
    return performance.now() - start;
  });
}

async function clearGroup(page: Page): Promise<number> {
  const start = performance.now();
  await page.click(`${GROUP} [data-action="clear-cells"]`);
  await page.waitForSelector(GROUP, { ...LONG, state: 'detached' });
  await waitForVerdicts(page);
  return performance.now() - start;
}
