import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  columns: [
    { id: 'name', label: 'Name' },
    { id: 'amount', label: 'Amount', type: 'number' },
    { id: 'born', label: 'Born', type: 'date', dateOrder: 'dmy' },
  ],
};
const LINES = Array.from(
  { length: 3000 },
  (_, row) => `Person ${row},${row % 3 === 0 ? 'none' : row},03/0${(row % 9) + 1}/1999`,
);
const FILE = textFile('people.csv', ['Name,Amount,Born', ...LINES].join('\n'));

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('rows are compact, and a choice shows the same rows higher', async ({ page }) => {
    const importer = await new HostPage(page).review(PROPS, FILE, { height: '700px' });
    const { grid, root } = importer;
    const compact = root.locator('[data-action=density]');
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    await grid.evaluate((scroller) => scroller.scrollBy(0, 28 * 1500));
    const row = grid.locator('[data-position="1500"]');
    const before = await row.boundingBox();
    expect(before).toMatchObject({ height: 28 });
    await compact.click();
    await expect(compact).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => row.boundingBox()).toEqual({ ...before, height: 44 });
    expect(await violations(page)).toEqual([]);

    await importer.back('map');
    await importer.goTo('review');
    await expect(compact, 'the choice is kept').toHaveAttribute('aria-pressed', 'false');
    await compact.click();
    await expect.poll(async () => (await grid.locator('[data-position="0"]').boundingBox())?.height).toBe(28);
  });

  test('the choice of results instead of texts is kept', async ({ page }) => {
    const importer = await new HostPage(page).review(PROPS, FILE, { height: '700px' });
    const born = importer.cell(0, 'born').locator('.rg-value');
    await expect(born).toHaveText('03/01/1999');
    await importer.root.locator('[data-action=results]').click();
    await expect(born).toHaveText('3 Jan 1999');
    await importer.back('map');
    await importer.goTo('review');
    await expect(born).toHaveText('3 Jan 1999');
  });

  test('one line has room for the error and for what was understood', async ({ page }) => {
    const importer = await new HostPage(page).review(PROPS, FILE, { height: '700px' });
    const { root } = importer;
    const wrong = importer.cell(0, 'amount');
    await expect(wrong).toHaveAccessibleDescription('Not a number');
    const cell = await wrong.boundingBox();
    const issue = await wrong.locator('.rg-issue').boundingBox();
    expect(issue!.y).toBeGreaterThan(cell!.y);
    expect(issue!.y + issue!.height).toBeLessThan(cell!.y + cell!.height);
    const born = importer.cell(0, 'born');
    await expect(born).toHaveAccessibleDescription('3 Jan 1999');
    await born.click();
    await expect(root.locator('.rg-panel-result')).toHaveText('03/01/1999 → 3 Jan 1999');
    // In a narrow column, the value alone.
    await wrong.click();
    for (let presses = 0; presses < 24; presses += 1) await page.keyboard.press('Alt+Shift+ArrowLeft');
    await expect.poll(async () => (await wrong.boundingBox())?.width).toBe(64);
    const [narrow, value, hidden] = await Promise.all(
      [wrong, wrong.locator('.rg-value'), wrong.locator('.rg-issue')].map((element) => element.boundingBox()),
    );
    expect(value!.y + value!.height).toBeLessThan(narrow!.y + narrow!.height);
    expect(hidden!.y).toBeGreaterThanOrEqual(narrow!.y + narrow!.height);
    await expect(root.locator('.rg-panel-issues')).toHaveText('Not a number');
    expect(await violations(page)).toEqual([]);

    await wrong.dblclick();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(wrong).toHaveText('7');
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('rows are comfortable', async ({ page }) => {
    const { grid, root } = await new HostPage(page).review(PROPS, FILE, { height: '700px' });
    await expect(root.locator('[data-action=density]')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await grid.locator('[data-position="0"]').boundingBox())?.height).toBe(44);
  });
});
