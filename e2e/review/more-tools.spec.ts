import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const COLUMNS: CSVImporterProps['columns'] = [
  { id: 'name', label: 'Name' },
  { id: 'amount', label: 'Amount', type: 'number', decimal: '.' },
];
const FILE = textFile('people.csv', 'Name,Amount\nAnn,"1,234"\nBo,2\n');

test.use({ viewport: { width: 390, height: 844 } });

for (const [name, props] of [
  ['light', {}],
  ['dark', { darkMode: true }],
  ['Arabic', { language: 'ar' }],
] as const) {
  test(`a phone has results, density and history in a menu: ${name}`, async ({ page }) => {
    const importer = await new HostPage(page).review({ isModal: false, columns: COLUMNS, ...props }, FILE);
    const { root, grid } = importer;
    const more = root.locator('[data-action=more]');
    const item = (action: string) => root.locator(`[role=menu] [data-action=${action}]`);
    const card = grid.locator('[data-row="0"]');
    const amount = card.locator('[data-column=amount] .rg-value');

    await more.click();
    const sizes = [await more.boundingBox(), await item('results').boundingBox()];
    for (const size of sizes) expect(Math.min(size!.width, size!.height)).toBeGreaterThanOrEqual(44);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('more.png') });
    await item('results').click();
    await expect(amount).toHaveText('1234');
    await expect(more).toBeFocused();

    const { height } = (await card.boundingBox())!;
    await more.press('Enter');
    await expect(item('results')).toHaveAttribute('aria-checked', 'true');
    await expect(item('history'), 'nothing was changed').toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThan(height);

    await importer.edit(0, 'name', 'Anna');
    await more.click();
    await item('history').click();
    await root.locator('[data-action=history-step]').last().click();
    await expect(card.locator('[data-column=name] .rg-value')).toHaveText('Ann');

    await more.click();
    await item('keys').click();
    await expect(root.locator('dialog kbd').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(root.locator('.rg-toolbar [data-action=keys]')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(root.locator('dialog kbd').first()).toBeVisible();
  });
}
