import type { Locator } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  columns: [
    { id: 'name', label: 'Name' },
    { id: 'amount', label: 'Amount', type: 'number' },
  ],
};
const LINES = ['"Lovelace, Ada",7', '"Hopper, Grace",1-000', 'Madonna,2-500', '"Hamilton, Margaret",3'];
const FILE = textFile('people.csv', ['Name,Amount', ...LINES].join('\n'));

async function type({ page, grid }: ImporterPage, row: number, column: string, text: string): Promise<void> {
  await grid.locator(`[data-row="${row}"] [data-column=${column}]`).dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('a change of one cell is repeated in the column, as one step', async ({ page }) => {
  const importer = await new HostPage(page).review(PROPS, FILE);
  const { grid, root } = importer;
  const names = grid.locator('[data-row] [data-column=name]');
  await type(importer, 0, 'name', 'Ada Lovelace');
  const preview = root.locator('[data-action=preview-example]');
  await expect(preview).toBeVisible();
  await expect(root.locator('.rg-example')).toContainText('Hopper, Grace');
  await expect(names, 'nothing changes by itself').toHaveText([
    ...['Ada Lovelace', 'Hopper, Grace', 'Madonna', 'Hamilton, Margaret'],
  ]);
  expect(await violations(page)).toEqual([]);
  await preview.click();
  const dialog = root.locator('dialog[open]');
  await expect(dialog).toContainText('Margaret Hamilton');
  expect(await violations(page)).toEqual([]);
  await dialog.locator('[data-action=apply]').click();
  await expect(dialog).toHaveCount(0);
  await expect(names).toHaveText(['Ada Lovelace', 'Grace Hopper', 'Madonna', 'Margaret Hamilton']);
  await expect(preview).toHaveCount(0);
  await importer.action('undo').click();
  await expect(names).toHaveText(['Ada Lovelace', 'Hopper, Grace', 'Madonna', 'Hamilton, Margaret']);
});

test('a fixed error is repeated in other cells with errors only, and an offer can be dismissed', async ({ page }) => {
  const importer = await new HostPage(page).review(PROPS, FILE);
  const { grid, root } = importer;
  await type(importer, 1, 'amount', '1000');
  await root.locator('[data-action=preview-example]').click();
  const dialog = root.locator('dialog[open]');
  await expect(dialog).toContainText('other cells with errors');
  await dialog.locator('[data-action=apply]').click();
  await expect(grid.locator('[data-row="2"] [data-column=amount]')).toContainText('2500');
  await importer.expectCounts(4, 4, 0);

  await type(importer, 0, 'name', 'Ada Lovelace');
  await root.locator('[data-action=dismiss-example]').click();
  await expect(root.locator('[data-action=preview-example]')).toHaveCount(0);
  await expect(grid).toBeFocused();
});

test('an undone change is not repeated', async ({ page }) => {
  const importer = await new HostPage(page).review(PROPS, FILE);
  await type(importer, 0, 'name', 'Ada Lovelace');
  const preview = importer.root.locator('[data-action=preview-example]');
  await expect(preview).toBeVisible();
  await importer.action('undo').click();
  await expect(preview).toHaveCount(0);
});

test('a change that was pasted over is forgotten', async ({ page }) => {
  const importer = await new HostPage(page).review(PROPS, FILE);
  const { grid, root } = importer;
  await type(importer, 0, 'name', 'Ada Lovelace');
  const preview = root.locator('[data-action=preview-example]');
  await expect(preview).toBeVisible();
  await grid.locator('[data-row="0"] [data-column=name]').click();
  await grid.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Byron\t8');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(grid.locator('[data-row="0"] [data-column=name]')).toHaveText('Byron');
  await expect(preview).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the offer below the rows leaves the cell in view', async ({ page }) => {
    const lines = Array.from({ length: 30 }, (_, row) => `"Lovelace ${row}, Ada",${row}`);
    const file = textFile('people.csv', ['Name,Amount', ...lines].join('\n'));
    const importer = await new HostPage(page).review(PROPS, file, { height: '100vh' });
    const bottomOf = async (one: Locator): Promise<number> => {
      const box = (await one.boundingBox())!;
      return box.y + box.height;
    };
    const names = await importer.grid.locator('[data-row] [data-column=name]').all();
    const edge = await bottomOf(importer.grid);
    const bottoms = await Promise.all(names.map(bottomOf));
    const last = names[bottoms.findLastIndex((bottom) => bottom <= edge)]!;
    await last.click();
    await importer.root.getByRole('button', { name: 'Edit cell' }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await expect(importer.root.locator('[data-action=preview-example]')).toBeVisible();
    expect(await bottomOf(importer.grid), 'the offer takes room').toBeLessThan(edge - 20);
    const active = importer.grid.locator('[data-active]').first();
    await page.screenshot({ path: test.info().outputPath('offer.png') });
    await expect.poll(async () => (await bottomOf(active)) - (await bottomOf(importer.grid))).toBeLessThanOrEqual(1);
  });
});
