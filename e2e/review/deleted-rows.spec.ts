import type { Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const columns: CSVImporterProps['columns'] = [
  { id: 'name', label: 'Name' },
  { id: 'age', label: 'Age', type: 'number' },
];
const demoData = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((Name, row) => ({
  Name,
  Age: row === 2 ? 'old' : `${30 + row}`,
}));

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** The review after rows were deleted. */
async function deleting(page: Page, ...rows: readonly number[]): Promise<ImporterPage> {
  const host = new HostPage(page);
  await host.open();
  await host.mount(() => ({ onComplete: () => undefined }), { columns, demoData });
  await host.show();
  const { importer } = host;
  await importer.goTo('review');
  await importer.expectCounts(6, 5, 1);
  await expect(importer.root.locator('[data-filter=deleted]')).toHaveCount(0);
  for (const row of rows) await importer.grid.locator(`[data-row="${row}"] .rg-tick`).click();
  await importer.action('delete-rows').click();
  await expect(importer.root.locator('[data-count=deleted]')).toHaveText(String(rows.length));
  await importer.filter('deleted');
  return importer;
}

const shown = async ({ grid }: ImporterPage): Promise<readonly string[]> =>
  grid.locator('[data-row] [data-column=name] .rg-value').allTextContents();

const said = ({ root }: ImporterPage): ReturnType<ImporterPage['root']['locator']> => root.locator('output.rg-hidden');

test('deleted rows are listed and put back in their places: with a button, ticks, the menu and a key', async ({
  page,
}) => {
  const importer = await deleting(page, 0, 2, 3, 4, 5);
  const { root, grid } = importer;
  await expect.poll(() => shown(importer)).toEqual(['Ann', 'Cy', 'Di', 'Ed', 'Flo']);
  await expect(importer.value(2, 'age')).toHaveCSS('text-decoration-line', 'line-through');
  expect(await violations(page)).toEqual([]);

  // The active row.
  await importer.cell(2, 'age').click();
  await root.locator('[data-action=restore-row]').click();
  await expect(said(importer)).toHaveText('1 row restored');
  await expect.poll(() => shown(importer)).toEqual(['Ann', 'Di', 'Ed', 'Flo']);
  await importer.expectCounts(2, 1, 1);

  // A selected range, with its menu.
  await importer.cell(3, 'name').click();
  await importer.cell(4, 'age').click({ modifiers: ['Shift'] });
  await importer.cell(3, 'age').click({ button: 'right' });
  await expect(root.getByRole('menuitem')).toHaveText([/Copy/, /Restore/]);
  await root.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(said(importer)).toHaveText('2 rows restored');
  await expect.poll(() => shown(importer)).toEqual(['Ann', 'Flo']);

  // A row with the keyboard, which then is at the next row.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await expect.poll(() => shown(importer)).toEqual(['Flo']);

  // Ticked rows. Nothing is left.
  await grid.locator('.rg-tick').click();
  await root.locator('[data-action=restore-rows]').click();
  await expect(root.locator('.rg-empty')).toContainText('No deleted rows');
  await importer.expectCounts(6, 5, 1);

  await root.getByRole('button', { name: 'Show all rows' }).click();
  await expect.poll(() => shown(importer)).toEqual(['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']);
  await expect(root.locator('[data-filter=deleted]')).toHaveCount(0);
  await expect(importer.cell(2, 'age')).toHaveAttribute('aria-invalid', 'true');

  // Each was a step of its own.
  await expect(importer.action('undo')).toHaveAccessibleName('Undo: Restore rows');
  await importer.action('undo').click();
  await importer.action('undo').click();
  await expect(root.locator('[data-count=deleted]')).toHaveText('2');
  await importer.action('redo').click();
  await expect.poll(() => shown(importer)).toEqual(['Ann', 'Bo', 'Cy', 'Di', 'Ed']);
});

test('all rows of a view are deleted, and put back by undo', async ({ page }) => {
  const rows = Array.from({ length: 12_000 }, (_, at) => `Person ${at},${at % 2 === 0 ? at : 'old'}`);
  const importer = await new HostPage(page).review(
    { columns, isModal: false },
    textFile('people.csv', ['Name,Age', ...rows].join('\n')),
  );
  await importer.expectCounts(12_000, 6000, 6000);
  await importer.filter('invalid');
  await importer.cell(1, 'name').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+F10');
  await importer.root.getByRole('menuitem', { name: /Delete 6,000 rows/ }).click();
  await expect(said(importer)).toHaveText('6,000 rows deleted');
  await importer.expectCounts(6000, 6000, 0);
  // No row is left in the view, and keys still work.
  await expect(importer.root.locator('.rg-empty button')).toBeFocused();
  await page.keyboard.press('Control+z');
  await importer.expectCounts(12_000, 6000, 6000);

  // Ticks with Shift have no limit either, and reach upwards.
  await importer.filter('all');
  await importer.cell(0, 'name').click();
  await page.keyboard.press('Control+End');
  await importer.grid.locator('[data-row="11999"] .rg-tick').click();
  await page.keyboard.press('Control+Home');
  await importer.grid.locator('[data-row="0"] .rg-tick').click({ modifiers: ['Shift'] });
  await importer.root.getByRole('button', { name: 'Delete 12,000 rows' }).click();
  await expect(importer.root.locator('[data-count=deleted]')).toHaveText('12000');
  await importer.filter('deleted');
  await importer.cell(0, 'name').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Enter');
  await expect(said(importer)).toHaveText('12,000 rows restored');
  await importer.expectCounts(12_000, 6000, 6000);
});

test('deleted rows cannot be changed, but copied', async ({ page }) => {
  const importer = await deleting(page, 1, 3);
  const { root } = importer;
  const refusal = root.locator('[data-notice=refusal]');
  const reason = 'This row is deleted. Restore it to change it.';
  await importer.cell(1, 'name').click();
  await page.keyboard.press('Control+x');
  await page.keyboard.press('ArrowDown');
  for (const press of ['x', 'F2', 'Delete', 'Control+v', 'Control+d', 'Control+Shift++', 'Control+Shift+-']) {
    await page.keyboard.press('ArrowUp');
    await expect(refusal).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press(press);
    await expect(refusal).toHaveText(reason);
  }
  await importer.cell(1, 'age').dblclick();
  await expect(refusal).toHaveText(reason);
  await expect(root.locator('.rg-editor')).toHaveCount(0);
  await expect.poll(() => shown(importer)).toEqual(['Bo', 'Di']);
  await expect.poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe('Bo');
  await expect(importer.action('redo')).toBeDisabled();
  await importer.filter('all');
  await expect.poll(() => shown(importer)).toEqual(['Ann', 'Cy', 'Ed', 'Flo']);
});

test('ticked rows are not restored by a filter that shows others', async ({ page }) => {
  const importer = await deleting(page, 1);
  await importer.grid.locator('.rg-tick').click();
  await importer.filter('all');
  await expect(importer.action('delete-rows')).toHaveCount(0);
  await importer.grid.locator('.rg-tick').first().click();
  await importer.filter('deleted');
  await expect(importer.root.locator('[data-action=restore-rows]')).toHaveCount(0);
});

test('after all rows were deleted, they are offered', async ({ page }) => {
  const importer = await deleting(page, 0, 1, 2, 3, 4, 5);
  await importer.filter('all');
  await importer.root.getByRole('button', { name: 'Show deleted rows' }).click();
  await expect.poll(() => shown(importer)).toHaveLength(6);
});

test('on a phone, a card is put back with the button below the cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const importer = await deleting(page, 1, 2);
  await expect(importer.grid.locator('.rg-rowstate')).toHaveText(['Deleted', 'Deleted']);
  await importer.cell(2, 'name').click();
  await importer.root.locator('[data-action=restore-row]').click();
  await expect.poll(() => shown(importer)).toEqual(['Bo']);
});
