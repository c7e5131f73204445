import type { Page } from 'playwright';
import { openPage } from '../browser.js';
import { resultOf } from '../result.js';
import type { PageMeasure } from './measure.js';

const OURS = 'parse-validate';
const BASELINES = [
  { id: 'parse-validate', baseline: 'read-decode' },
  { id: 'parse-validate-papa', baseline: 'papaparse-chunk' },
] as const;

type WorkerMeasure = typeof OURS | (typeof BASELINES)[number]['baseline'];

/** Parsing with every validation in the worker, compared with reading alone and with PapaParse, in turn. */
export const parseValidate: PageMeasure = {
  ids: BASELINES.map(({ id }) => id),
  async run({ address, file, rows, runs, launch }, wanted) {
    const browser = await launch();
    try {
      const page = await openPage(browser, `${address}/bench.html`);
      await page.setInputFiles('#bench-file', file);
      const baselines = BASELINES.filter(({ id }) => wanted.has(id));
      const samples = new Map<WorkerMeasure, number[]>();
      // The first round fills the system's file cache and does not count.
      for (let run = -1; run < runs; run += 1) {
        for (const id of [...baselines.map(({ baseline }) => baseline), OURS] as const) {
          const { milliseconds, count } = await measureOnPage(page, id);
          if (id === OURS && count !== rows) throw new Error(`${count} rows were validated instead of ${rows}.`);
          if (run >= 0) samples.set(id, [...(samples.get(id) ?? []), milliseconds]);
        }
      }
      return baselines.map(({ id, baseline }) =>
        resultOf({
          id,
          unit: 'ms',
          samples: samples.get(OURS) ?? [],
          baseline: { id: baseline, samples: samples.get(baseline) ?? [] },
        }),
      );
    } finally {
      await browser.close();
    }
  },
};

interface BenchPage {
  measure(id: WorkerMeasure): Promise<{ milliseconds: number; count: number }>;
}

function measureOnPage(page: Page, id: WorkerMeasure): Promise<{ milliseconds: number; count: number }> {
  return page.evaluate((name) => (globalThis as unknown as { rowgateBench: BenchPage }).rowgateBench.measure(name), id);
}
