import { openPage } from '../browser.js';
import { dropFile, pressToReview } from '../importer.js';
import { median, resultOf, round } from '../result.js';
import type { PageContext, PageMeasure } from './measure.js';

/** From the click on Continue to the first rows with their errors; must not depend on the file size. */
export const first50: PageMeasure = {
  ids: ['first-50'],
  async run(context) {
    const large: number[] = [];
    const small: number[] = [];
    const wholeLarge: number[] = [];
    const wholeSmall: number[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const ofSmall = await once(context, context.smallFile);
      const ofLarge = await once(context, context.file);
      small.push(ofSmall.last);
      large.push(ofLarge.last);
      wholeSmall.push(ofSmall.first);
      wholeLarge.push(ofLarge.first);
    }
    const details = { fromMapping: round(median(wholeLarge)), fromMappingSmall: round(median(wholeSmall)) };
    return [
      resultOf({
        id: 'first-50',
        unit: 'ms',
        samples: large,
        baseline: { id: 'first-50-of-10k', samples: small },
        details,
      }),
    ];
  },
};

/** The click comes as soon as the columns are matched, while the rows are still being counted. */
async function once({ launch, address }: PageContext, file: string): Promise<{ last: number; first: number }> {
  const browser = await launch();
  try {
    const page = await openPage(browser, `${address}/bench.html?importer`);
    await dropFile(page, file);
    return await pressToReview(page);
  } finally {
    await browser.close();
  }
}
