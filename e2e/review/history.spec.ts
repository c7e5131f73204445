import type { Locator } from '@playwright/test';
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
  ],
};
const LINES = Array.from({ length: 20 }, (_, row) => `Person ${row},${row}`);
const FILE = textFile('people.csv', ['Name,Amount', ...LINES].join('\n'));

test('undo and redo name their step, and the history goes to any of them', async ({ page }) => {
  const importer = await new HostPage(page).review(PROPS, FILE);
  const { grid, root } = importer;
  const steps = root.locator('[data-action=history-step]');
  const open = async (): Promise<Locator> => {
    await root.locator('[data-action=history]').click();
    await expect(steps.first()).toBeVisible();
    return steps;
  };
  await expect(root.locator('[data-action=history]')).toBeDisabled();
  await expect(importer.action('undo')).toHaveAccessibleName('Undo');

  await importer.edit(0, 'name', 'Ann');
  await expect(importer.action('undo')).toHaveAccessibleName('Undo: Edit in “Name”');
  await importer.cell(1, 'name').click();
  await page.keyboard.press('Delete');
  await expect(importer.action('undo')).toHaveAccessibleName('Undo: Clear in “Name”');
  await importer.action('undo').click();
  await importer.cell(2, 'name').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await expect(importer.action('undo')).toHaveAccessibleName('Undo: Clear (4 cells)');
  await importer.cell(5, 'name').click();
  await page.keyboard.press('Control+Shift+Equal');
  await expect(importer.action('undo')).toHaveAccessibleName('Undo: Insert rows');
  await importer.expectCounts(21, 21, 0);

  await expect(await open()).toHaveText(['Insert rows', 'Clear (4 cells)', 'Edit in “Name”', 'Before these changes']);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(steps.first()).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('history.png') });
  await steps.nth(2).click();
  await importer.expectCounts(20, 20, 0);
  await expect(importer.value(2, 'name')).toHaveText('Person 2');
  await expect(importer.value(0, 'name')).toHaveText('Ann');
  await expect(importer.action('redo')).toHaveAccessibleName('Redo: Clear (4 cells)');
  await expect(root.locator('.rg-review output')).toHaveText('Undone');

  await expect(await open()).toHaveText([
    'Insert rowsundone',
    'Clear (4 cells)undone',
    'Edit in “Name”',
    'Before these changes',
  ]);
  await steps.first().click();
  await importer.expectCounts(21, 21, 0);
  await expect(importer.value(2, 'name')).toHaveText('');
  await open();
  await steps.last().click();
  await expect(importer.value(0, 'name')).toHaveText('Person 0');
  await expect(importer.action('undo')).toBeDisabled();
  await expect(grid.locator('[data-edited]')).toHaveCount(0);
});
