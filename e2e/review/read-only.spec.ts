import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  invalidRowHandling: 'exclude',
  columns: [
    { id: 'id', label: 'Customer ID', readOnly: true },
    { id: 'name', label: 'Name', description: 'First and last name' },
    { id: 'plan', label: 'Plan', type: 'select', options: ['Team', 'Business'], readOnly: true },
    { id: 'city', label: 'City' },
  ],
};
const LINES = Array.from({ length: 12 }, (_, row) => `C-10${row},Ann ${row},${row % 4 ? 'Team' : 'Gold'},Rome`);
const FILE = textFile('customers.csv', ['Customer ID,Name,Plan,City', ...LINES].join('\n'));

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('no way of editing changes a read-only column, and each says so', async ({ page }) => {
  const host = new HostPage(page);
  const importer = await host.review(PROPS, FILE);
  const { root } = importer;
  const panel = root.locator('[data-notice=refusal]');
  const notice = root.locator('[data-notice=change]');
  for (const key of ['x', 'F2', 'Delete', 'Control+v']) {
    await importer.cell(3, 'id').click();
    await expect(panel).toHaveCount(0);
    await page.evaluate(() => navigator.clipboard.writeText('pasted'));
    await page.keyboard.press(key);
    await expect(panel).toHaveText('Column “Customer ID” is read-only.');
    await importer.cell(0, 'name').click();
  }
  await expect(importer.cell(3, 'id')).toHaveAttribute('aria-readonly', 'true');

  await page.evaluate(() => navigator.clipboard.writeText('C-1\tBo\tBusiness\tOslo\nC-2\tCy\tBusiness\tBonn'));
  await importer.cell(1, 'id').click();
  await page.keyboard.press('Control+v');
  await expect(notice).toHaveText('These columns are read-only: Customer ID, Plan.');
  const cells = root.locator('[data-row="2"] [role=gridcell] .rg-value');
  await expect(cells).toHaveText(['C-102', 'Cy', 'Team', 'Bonn']);
  await expect(importer.action('undo')).toHaveAccessibleName('Undo: Paste (4 cells)');

  await importer.cell(5, 'id').click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+x');
  await expect(notice).toHaveText('Column “Customer ID” is read-only.');
  await expect(importer.value(6, 'name')).toHaveText('');
  await expect(importer.value(6, 'id')).toHaveText('C-106');
  await page.keyboard.press('Control+d');
  await expect(importer.value(6, 'id')).toHaveText('C-106');
  await importer.action('undo').click();
  await importer.action('undo').click();

  await page.keyboard.press('Control+h');
  const bar = root.locator('.rg-find');
  await bar.getByRole('textbox').first().fill('C-10');
  await bar.getByRole('textbox').nth(1).fill('D-');
  await bar.locator('[data-action=replace-all]').click();
  await expect(bar.locator('.rg-find-preview [role=status]')).toContainText('Column “Customer ID” is read-only.');
  await expect(bar.locator('[data-action=apply-replace]')).toHaveCount(0);
  await bar.locator('[data-action=cancel-replace]').click();
  await page.keyboard.press('Escape');

  const group = root.locator('[data-error-group="select:plan"]').first();
  await expect(group).toContainText('Read-only');
  await expect(group.locator('[data-action=set-value], [data-action=clear-cells], [data-action=fix-all]')).toHaveCount(
    0,
  );
  await expect(group.locator('[data-action=skip-rows]')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

const looks = {
  light: { props: {}, size: { width: 1280, height: 760 } },
  dark: { props: { darkMode: true }, size: { width: 1280, height: 760 } },
  arabic: { props: { language: 'ar' }, size: { width: 1280, height: 760 } },
  phone: { props: {}, size: { width: 390, height: 760 } },
} as const;

for (const [name, { props, size }] of Object.entries(looks)) {
  test(`a read-only column is muted and has a lock: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const importer = await new HostPage(page).review({ ...PROPS, ...props }, FILE);
    await importer.cell(2, 'id').click();
    await page.keyboard.press('Delete');
    const [muted, plain] = await Promise.all(
      ['id', 'name'].map((id) => importer.value(2, id).evaluate((element) => getComputedStyle(element).color)),
    );
    expect(muted).not.toBe(plain);
    await expect(importer.root.locator('.rg-lock').first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
    expect(await violations(page)).toEqual([]);
  });
}
