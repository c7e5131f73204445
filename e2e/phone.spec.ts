import { MESSY_FILE } from './importer-page.js';
import { expect, test } from './test.js';

test.use({ viewport: { width: 390, height: 844 } });

test('the whole flow fits a phone', async ({ importer, page }) => {
  const expectFits = async (): Promise<void> => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const box = await importer.root.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
  };
  await importer.open();
  await expectFits();
  await importer.upload(MESSY_FILE);
  for (;;) {
    await expectFits();
    if ((await importer.root.getAttribute('data-step')) === 'review') break;
    await expect(importer.action('continue')).toBeInViewport({ ratio: 1 });
    await importer.next();
  }
  await importer.expectCounts(6, 3, 3);
  await expect(importer.value(0, 'name')).toBeInViewport();
  await expect(importer.action('submit')).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: test.info().outputPath('review.png') });
  await importer.edit(3, 'name', 'Edsger');
  await importer.expectCounts(6, 4, 2);
  const { rows } = await importer.deliver();
  expect(rows).toHaveLength(4);
});
