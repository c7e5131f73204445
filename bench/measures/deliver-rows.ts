import type { Browser, Page } from 'playwright';
import { openPage } from '../browser.js';
import { COMPLETE, dropFile, pressToReview, submit, SUBMIT, until, waitForVerdicts } from '../importer.js';
import { median, resultOf, round } from '../result.js';
import { longestTask } from '../trace.js';
import type { PageContext, PageMeasure } from './measure.js';

/** How the page receives the rows: `rows` all at once, the others in batches. */
type Receiver = 'batches' | 'rows' | 'columns';

const RECEIVERS = {
  'deliver-rows': ['batches', 'rows'],
  'deliver-columns': ['columns'],
} as const satisfies Record<string, readonly Receiver[]>;
const IDS = ['deliver-rows', 'deliver-columns'] as const;

/**
 * All rows of a reviewed file, from the press of the button to the last step, on a page that keeps them. The baseline
 * parses the file in a worker and collects its rows on the page, without checking anything.
 */
export const deliverRows: PageMeasure = {
  ids: IDS,
  async run(context, wanted) {
    const ids = IDS.filter((id) => wanted.has(id));
    const receivers: readonly Receiver[] = ids.flatMap((id): readonly Receiver[] => RECEIVERS[id]);
    const baseline: number[] = [];
    const times = new Map<Receiver, number[]>();
    const tasks = new Map<Receiver, number>();
    for (let run = 0; run < Math.min(3, context.runs); run += 1) {
      baseline.push(await collectWithPapaParse(context));
      for (const receiver of receivers) {
        times.set(receiver, [...(times.get(receiver) ?? []), await deliver(context, receiver, submitted)]);
      }
    }
    for (const receiver of receivers) tasks.set(receiver, await deliver(context, receiver, longestOnPage));
    return ids.map((id) => {
      const [first, ...others] = RECEIVERS[id];
      const details: Record<string, number> = { longestTask: round(tasks.get(first) ?? 0) };
      for (const other of others) {
        details['allAtOnce'] = round(median(times.get(other) ?? []));
        details['allAtOnceLongestTask'] = round(tasks.get(other) ?? 0);
      }
      const samples = times.get(first) ?? [];
      return resultOf({ id, unit: 'ms', samples, baseline: { id: 'papaparse-rows', samples: baseline }, details });
    });
  },
};

async function collectWithPapaParse({ launch, address, file, rows }: PageContext): Promise<number> {
  const browser = await launch();
  try {
    const page = await openPage(browser, `${address}/bench.html`);
    await page.setInputFiles('#bench-file', file);
    const { milliseconds, count } = await page.evaluate(() =>
      (globalThis as unknown as { rowgateBench: BenchPage }).rowgateBench.measure('papaparse-rows'),
    );
    if (count !== rows) throw new Error(`PapaParse has read ${count} rows instead of ${rows}.`);
    return milliseconds;
  } finally {
    await browser.close();
  }
}

interface BenchPage {
  readonly received: number;
  measure(id: string): Promise<{ milliseconds: number; count: number }>;
}

async function deliver(
  { launch, address, file, rows }: PageContext,
  receiver: Receiver,
  measure: (browser: Browser, page: Page) => Promise<number>,
): Promise<number> {
  const browser = await launch();
  try {
    const page = await openPage(browser, `${address}/bench.html?importer&receive=${receiver}`);
    await dropFile(page, file);
    await pressToReview(page);
    await waitForVerdicts(page);
    const measured = await measure(browser, page);
    const received = await page.evaluate(
      () => (globalThis as unknown as { rowgateBench: BenchPage }).rowgateBench.received,
    );
    // About one row in seventeen is invalid and left out.
    if (received < rows * 0.9) throw new Error(`The page has received ${received} of ${rows} rows.`);
    return measured;
  } finally {
    await browser.close();
  }
}

function submitted(_browser: Browser, page: Page): Promise<number> {
  return until(page, { press: SUBMIT, selector: COMPLETE });
}

async function longestOnPage(browser: Browser, page: Page): Promise<number> {
  const { processor } = await longestTask(browser, page, () => submit(page));
  return processor;
}
