import { openPage } from '../browser.js';
import type { PageContext } from './measure.js';

interface BenchPage {
  measure(id: string): Promise<{ milliseconds: number }>;
}

/** The baseline `parse-validate`: parsing the file with every validation, in a worker. */
export async function validated({ launch, address, file }: PageContext): Promise<number> {
  const browser = await launch();
  try {
    const page = await openPage(browser, `${address}/bench.html`);
    await page.setInputFiles('#bench-file', file);
    const measure = (): Promise<{ milliseconds: number }> =>
      page.evaluate(() =>
        (globalThis as unknown as { rowgateBench: BenchPage }).rowgateBench.measure('parse-validate'),
      );
    // The first time fills the system's file cache.
    await measure();
    return (await measure()).milliseconds;
  } finally {
    await browser.close();
  }
}
