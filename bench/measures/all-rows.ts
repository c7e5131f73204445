import type { Browser, Page } from 'playwright';
import { fixableFile } from '../bench-file.js';
import { openPage } from '../browser.js';
import { CHECKED, dropFile, pressToReview, until } from '../importer.js';
import { resultOf } from '../result.js';
import type { BenchResult } from '../result.js';
import type { PageContext, PageMeasure } from './measure.js';
import { validated } from './validated.js';

const IDS = ['error-groups', 'filter', 'sort', 'fix-all', 'undo-fix', 'left-out'] as const;
type Figure = (typeof IDS)[number];
type Round = Readonly<Record<Figure, number>>;

const ROOT = '.importcsv';
/** The largest group, as long as it is not fixed. */
const GROUP = `${ROOT} [data-error-group="number:amount"]:first-child:has([data-action="fix-all"])`;

/**
 * What the review does with all rows at once, in a file with a group of errors in a tenth of its rows that has a
 * suggested fix. `error-groups`: from the end of the validation until the groups are shown. `filter`, `sort`: from the
 * press until the first rows are shown. `fix-all`: from the press until the group is gone, and `undo-fix`: until the
 * number of rows with errors is as before. `left-out`: from the press until the rows with errors, one in six, are in a
 * workbook.
 */
export const allRows: PageMeasure = {
  ids: IDS,
  async run(context, wanted) {
    const withFile = { ...context, file: await fixableFile(context.rows) };
    const baseline: number[] = [];
    const rounds: Round[] = [];
    for (let run = 0; run < Math.min(3, context.runs); run += 1) {
      baseline.push(await validated(withFile));
      rounds.push(await round(withFile));
    }
    const figure = (id: Figure): BenchResult =>
      resultOf({
        id,
        unit: 'ms',
        samples: rounds.map((one) => one[id]),
        baseline: { id: 'parse-validate', samples: baseline },
      });
    return IDS.filter((id) => wanted.has(id)).map(figure);
  },
};

async function round({ launch, address, file }: PageContext): Promise<Round> {
  const browser: Browser = await launch();
  try {
    const page = await openPage(browser, `${address}/bench.html?importer`);
    await dropFile(page, file);
    await pressToReview(page);
    await until(page, { press: null, selector: CHECKED });
    const groups = await until(page, { press: null, selector: GROUP });
    const invalid = await page.textContent(`${ROOT} [data-count="invalid"]`);
    const fixed = await until(page, { press: `${GROUP} [data-action="fix-all"]`, selector: GROUP, isGone: true });
    await page.waitForSelector(CHECKED);
    const undone = await until(page, {
      press: `${ROOT} [data-action="undo"]`,
      selector: `${ROOT} [data-count="invalid"]`,
      text: invalid,
    });
    await until(page, { press: null, selector: GROUP });
    return {
      'error-groups': groups,
      'fix-all': fixed,
      'undo-fix': undone,
      'left-out': await download(page),
      filter: await filter(page),
      sort: await firstRowChanges(page, `${ROOT} [data-header="name"] [data-action="sort"]`),
    };
  } finally {
    await browser.close();
  }
}

async function download(page: Page): Promise<number> {
  const saved = page.waitForEvent('download', { timeout: 120_000 });
  const start = performance.now();
  await page.click(`${ROOT} [data-action="download-errors"]`);
  await (await saved).cancel();
  return performance.now() - start;
}

/** Shows the rows with one value of a column. */
async function filter(page: Page): Promise<number> {
  await page.click(`${ROOT} [data-header="plan"] [data-action="filter"]`);
  await page.click(`${ROOT} [data-value="pro"] input`, { timeout: 120_000 });
  const time = await firstRowChanges(page, `${ROOT} [data-action="filter-values"]`);
  await page.click(`${ROOT} [data-action="remove-view"]`);
  return time;
}

/** The milliseconds from a press until other rows are shown. */
function firstRowChanges(page: Page, press: string): Promise<number> {
  return page.evaluate(
    async ({ root, button }) => {
      const rows = (): readonly Element[] => [
        ...document.querySelectorAll(`${root} [role="grid"] [role="row"][data-row]`),
      ];
      const shown = (): string =>
        rows()
          .map((row) => row.getAttribute('data-row'))
          .join();
      const before = shown();
      const start = performance.now();
      document.querySelector<HTMLElement>(button)!.click();
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (performance.now() - start > 120_000) throw new Error('No other rows were shown.');
      } while (
        shown() === before ||
        rows().length === 0 ||
        rows().some((row) => row.getAttribute('aria-busy') === 'true')
      );
      return performance.now() - start;
    },
    { root: ROOT, button: press },
  );
}
