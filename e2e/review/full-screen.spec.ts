import type { Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { MESSY_FILE, textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  columns: [
    { id: 'name', label: 'Name' },
    { id: 'city', label: 'City' },
  ],
};
const FILE = textFile(
  'people.csv',
  ['Name,City', ...Array.from({ length: 300 }, (_, row) => `Person ${row},Oslo`)].join('\n'),
);
const SIZE = { width: 1280, height: 800 };

/** Filling the window, and not covered by anything. */
async function expectFull(page: Page, { root }: ImporterPage, isFull: boolean): Promise<void> {
  await expect(root.locator('[data-action=full-screen]')).toHaveAttribute('aria-pressed', String(isFull));
  const box = expect.poll(() => root.boundingBox());
  if (!isFull) await box.not.toMatchObject(SIZE);
  else {
    await box.toEqual({ x: 0, y: 0, ...SIZE });
    expect(await page.evaluate(() => document.elementFromPoint(3, 3)?.closest('.importcsv') !== null)).toBe(true);
  }
}

test.describe('full screen', () => {
  test.use({ viewport: SIZE });

  test('an embedded importer fills the window, whatever the host has around it', async ({ page }) => {
    const host = new HostPage(page);
    const importer = await host.review(PROPS, FILE, { height: '640px' });
    const { grid, root } = importer;
    await page.addStyleTag({
      content: `#place { transform: translateY(40px); overflow: hidden; width: 700px }
        #bar { position: fixed; inset: 0 0 auto; height: 60px; background: red; z-index: 2147483647 }`,
    });
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<div id="bar"></div><button id="after">After</button>');
    });
    const before = await root.boundingBox();
    await grid.evaluate((scroller) => scroller.scrollBy(0, 28 * 100));
    await expect(grid.locator('[data-position="100"]')).toBeVisible();
    const button = root.locator('[data-action=full-screen]');
    // The host's bar is over the button.
    await button.focus();
    await page.keyboard.press('Enter');
    await expectFull(page, importer, true);
    await expect(button).toBeFocused();
    await expect(grid.locator('[data-position="100"]')).toBeInViewport();
    expect(await violations(page)).toEqual([]);

    await importer.edit(100, 'name', 'Changed');
    await expect(importer.value(100, 'name')).toHaveText('Changed');
    await grid.press('Shift+ArrowDown');
    await grid.press('Escape');
    await expectFull(page, importer, true);
    await grid.press('Escape');
    await expectFull(page, importer, false);
    await expect.poll(() => root.boundingBox()).toEqual(before);
    await expect(grid).toBeFocused();

    await button.press('Enter');
    await expectFull(page, importer, true);
    await page.locator('#after').focus();
    await expectFull(page, importer, false);
    await expect(page.locator('#after')).toBeFocused();
  });

  test('a modal importer fills the window, and Escape leaves that first', async ({ importer, page }) => {
    await importer.open();
    await importer.upload(MESSY_FILE);
    await importer.goTo('review');
    await importer.root.locator('[data-action=full-screen]').click();
    await expectFull(page, importer, true);
    await importer.action('back').focus();
    await page.keyboard.press('Escape');
    await expectFull(page, importer, false);
    await expect(importer.action('back')).toBeFocused();

    await importer.root.locator('[data-action=full-screen]').click();
    await importer.root.locator('[data-action=keys]').click();
    await expect(importer.root.locator('.rg-keys')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFull(page, importer, true);
    await importer.back('values');
    expect(await importer.root.boundingBox(), 'only the review fills the window').not.toMatchObject(SIZE);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
});
