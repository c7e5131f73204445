import { openPage } from '../browser.js';
import { resultOf } from '../result.js';
import type { PageContext, PageMeasure } from './measure.js';

/** From `showModal()` of the script-tag file to the frame that shows the focused importer, on a fresh page. */
export const firstPaint: PageMeasure = {
  ids: ['first-paint'],
  async run(context) {
    const importer: number[] = [];
    const empty: number[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      empty.push(await once(context, 'empty'));
      importer.push(await once(context, 'importer'));
    }
    return [
      resultOf({
        id: 'first-paint',
        unit: 'ms',
        samples: importer,
        baseline: { id: 'empty-react-modal', samples: empty },
      }),
    ];
  },
};

interface BenchPage {
  readonly openModal?: (modal: 'importer' | 'empty') => Promise<number>;
}

async function once({ launch, address }: PageContext, modal: 'importer' | 'empty'): Promise<number> {
  const browser = await launch();
  try {
    const page = await openPage(browser, `${address}/bench.html?modal`);
    const handle = await page.waitForFunction(
      () => (globalThis as unknown as { rowgateBench: BenchPage }).rowgateBench.openModal,
    );
    return await handle.evaluate((openModal, which) => openModal!(which), modal);
  } finally {
    await browser.close();
  }
}
