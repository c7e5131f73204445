import type { CSVImporterProps } from '../src/ui/index.js';
import { violations } from './axe.js';
import { HostPage } from './host-page.js';
import { textFile } from './importer-page.js';
import { expect, test } from './test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  columns: [
    { id: 'name', label: 'Name' },
    { id: 'amount', label: 'Amount', type: 'number' },
  ],
};
const LINES = Array.from({ length: 3000 }, (_, row) => `Person ${row},${row % 3 === 0 ? 'none' : row}`);

test('compact rows show more of the file, starting with the same row', async ({ page }) => {
  const file = textFile('people.csv', ['Name,Amount', ...LINES].join('\n'));
  const { grid, root } = await new HostPage(page).review(PROPS, file, { height: '700px' });
  const compact = root.locator('[data-action=density]');
  await expect(compact).toHaveAttribute('aria-pressed', 'false');
  await grid.evaluate((scroller) => scroller.scrollBy(0, 44 * 1500));
  const row = grid.locator('[data-position="1500"]');
  const before = await row.boundingBox();
  expect(before).toMatchObject({ height: 44 });
  await compact.click();
  await expect(compact).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => row.boundingBox()).toEqual({ ...before, height: 28 });

  const wrong = grid.locator('[data-position="1500"] [data-column=amount]');
  await expect(wrong, 'what is wrong is still read out').toHaveAccessibleDescription(/Not a number/);
  await wrong.dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(wrong).toHaveText('7');
  expect(await violations(page)).toEqual([]);
  await compact.click();
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(44);
});
