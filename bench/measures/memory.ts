import { openPage, rendererPids } from '../browser.js';
import { dropFile, pressToReview, waitForVerdicts } from '../importer.js';
import { residentBytes } from '../resident-bytes.js';
import { median, resultOf } from '../result.js';
import type { PageContext, PageMeasure } from './measure.js';

/** The growth of the page's process from the file drop to a validated review, at its peak. */
export const memory: PageMeasure = {
  ids: ['memory'],
  async run(context) {
    const peaks: number[] = [];
    const ends: number[] = [];
    for (let run = 0; run < Math.min(3, context.runs); run += 1) {
      const { peak, end } = await once(context);
      peaks.push(peak);
      ends.push(end);
    }
    const result = resultOf({
      id: 'memory',
      unit: 'bytes',
      samples: peaks,
      baseline: { id: 'file-size', samples: [context.fileSize] },
      details: { fileSize: context.fileSize, afterReview: median(ends) },
    });
    return [result];
  },
};

async function once({ launch, address, file }: PageContext): Promise<{ peak: number; end: number }> {
  const browser = await launch();
  try {
    const page = await openPage(browser, `${address}/bench.html?importer`);
    const pids = await rendererPids(browser);
    const before = residentBytes(pids);
    let peak = before;
    const timer = setInterval(() => {
      peak = Math.max(peak, residentBytes(pids));
    }, 40);
    try {
      await dropFile(page, file);
      await pressToReview(page);
      await waitForVerdicts(page);
    } finally {
      clearInterval(timer);
    }
    return { peak: peak - before, end: residentBytes(pids) - before };
  } finally {
    await browser.close();
  }
}
