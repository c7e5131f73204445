import type { Page } from 'playwright';
import { draftIsSaved } from '../../e2e/support/kept-drafts.js';
import { openPage } from '../browser.js';
import { dropFile, pressToReview, until, waitForVerdicts } from '../importer.js';
import { resultOf } from '../result.js';
import type { BenchResult } from '../result.js';
import type { PageContext, PageMeasure } from './measure.js';

const IDS = ['paste', 'example', 'resume'] as const;
type Figure = (typeof IDS)[number];
/** `open`: the baseline of `resume`. */
type Round = Readonly<Record<Figure | 'open', number>>;

const ROOT = '.importcsv';
const PASTED = { rows: 10_000, columns: 5 };
const cellAt = (row: number, column: string): string =>
  `${ROOT} [role="grid"] [data-row="${row}"] [data-column="${column}"]`;

/**
 * What changes many cells, or brings them back. `paste`: from the paste of 10,000 rows of five cells until the first ones
 * are shown. `example`: from the Enter of a changed cell until its change is offered for the whole column. `resume`: from
 * the press that continues an import after a reload until all rows have their verdicts; the baseline is the same from
 * the selection of the file.
 */
export const changes: PageMeasure = {
  ids: IDS,
  async run(context, wanted) {
    const rounds: Round[] = [];
    for (let run = 0; run < Math.min(3, context.runs); run += 1) rounds.push(await round(context));
    const samples = (figure: Figure | 'open'): readonly number[] => rounds.map((one) => one[figure]);
    const figure = (id: Figure): BenchResult =>
      resultOf({
        id,
        unit: 'ms',
        samples: samples(id),
        ...(id === 'resume' ? { baseline: { id: 'open', samples: samples('open') } } : {}),
      });
    return IDS.filter((id) => wanted.has(id)).map(figure);
  },
};

async function round({ launch, address, file }: PageContext): Promise<Round> {
  const browser = await launch();
  try {
    const page = await openPage(browser, `${address}/bench.html?importer`);
    const start = performance.now();
    await dropFile(page, file);
    await pressToReview(page);
    await waitForVerdicts(page);
    const open = performance.now() - start;
    const example = await exampleOffered(page);
    const pasted = await paste(page);
    await waitForVerdicts(page);
    await draftIsSaved(page);
    await page.reload();
    await page.waitForSelector(`${ROOT} [data-action="resume"]`);
    const again = performance.now();
    await page.click(`${ROOT} [data-action="resume"]`);
    await waitForVerdicts(page);
    return { open, example, paste: pasted, resume: performance.now() - again };
  } finally {
    await browser.close();
  }
}

/** Leaves out the end of a name, as its column could. */
async function exampleOffered(page: Page): Promise<number> {
  const name = await page.textContent(`${cellAt(0, 'name')} .rg-value`);
  await page.dblclick(cellAt(0, 'name'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name!.replace(/ of .*/, ''));
  const offered = until(page, { press: null, selector: `${ROOT} [data-action="preview-example"]` });
  await page.keyboard.press('Enter');
  return offered;
}

async function paste(page: Page): Promise<number> {
  await page.click(cellAt(0, 'name'));
  return page.evaluate(
    async ({ grid, cell, rows, columns }) => {
      const line = (row: number): string => Array.from({ length: columns }, (_, at) => `p${row}.${at}`).join('\t');
      const data = new DataTransfer();
      data.setData('text/plain', Array.from({ length: rows }, (_, row) => line(row)).join('\r\n'));
      const start = performance.now();
      document
        .querySelector(grid)!
        .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      while (!document.querySelector(cell)?.textContent?.includes('p3.0'))
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - start;
    },
    { grid: `${ROOT} [role="grid"]`, cell: cellAt(3, 'name'), ...PASTED },
  );
}
