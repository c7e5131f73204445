import type { CSVImporterProps } from '../src/ui/index.js';
import { violations } from './axe.js';
import { HostPage } from './host-page.js';
import { textFile } from './importer-page.js';
import { expect, test } from './test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  columns: [
    { id: 'email', label: 'Email', validators: [{ type: 'unique' }] },
    { id: 'name', label: 'Name' },
    { id: 'city', label: 'City' },
  ],
};
const LINES = [
  'ada@example.com,Ada,',
  'bo@example.com,Bo,Rome',
  'ada@example.com,,Oslo',
  'bo@example.com,Bob,',
  'cy@example.com,Cy,Bern',
];
const FILE = textFile('people.csv', ['Email,Name,City', ...LINES].join('\n'));

test.use({ viewport: { width: 1280, height: 900 } });

test('duplicates are merged after a preview, in one step', async ({ page }) => {
  const importer = await new HostPage(page).review(PROPS, FILE);
  const { root } = importer;
  const group = root.locator('[data-error-group="unique:email"]');
  await expect(group).toContainText('Duplicate values');
  await group.locator('[data-action=keep-last]').click();

  const dialog = root.getByRole('dialog', { name: 'Resolve duplicates' });
  await expect(dialog.getByRole('radio', { name: /^Keep last/ })).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('Values that appear more than once: 2. Rows to delete: 2.');
  await expect(dialog.locator('tr[data-kept]').first()).toContainText('Oslo');
  await dialog.getByRole('radio', { name: /^Merge/ }).check();
  await expect(dialog.getByRole('status')).toContainText('Empty cells to fill: 1.');
  await expect(dialog.locator('tr[data-kept]').first()).toContainText('Ada');
  await expect(dialog.locator('tr[data-kept] ins')).toHaveText(['Oslo']);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('duplicates.png') });
  await importer.expectCounts(5, 3, 2);

  await dialog.locator('[data-action=apply-duplicates]').click();
  await importer.expectCounts(3, 3, 0);
  await expect(importer.value(0, 'city')).toHaveText('Oslo');
  await expect(root.locator('.rg-review output')).toHaveText('Deleted rows: 2. You can undo this.');
  await expect(importer.action('undo')).toHaveAccessibleName('Undo: Merge duplicates in “Email” (2 rows)');
  await importer.action('undo').click();
  await importer.expectCounts(5, 3, 2);
  await expect(importer.value(0, 'city')).toHaveText('');
});
