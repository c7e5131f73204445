import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

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

test('the columns of all values line up', async ({ page }) => {
  const lines = ['ada@example.com,Ada,Oslo', 'ada@example.com,Adelaide of Somewhere,Rome', 'b@b.org,B,', 'b@b.org,,'];
  const file = textFile('people.csv', ['Email,Name,City', ...lines].join('\n'));
  const { root } = await new HostPage(page).review(PROPS, file);
  await root.locator('[data-error-group="unique:email"] [data-action=keep-first]').click();
  const heads = root.locator('dialog thead tr');
  await expect(heads).toHaveCount(2);
  const places = await heads.evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().x)),
  );
  const [first, second] = places as [number[], number[]];
  expect(second.length).toBeLessThan(first.length);
  expect(first.slice(0, second.length)).toEqual(second);
});

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
  await expect(dialog.locator('[data-filled]')).toHaveText(['Oslo Filled']);
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

test('the later rows of each value are deleted without a preview, in one step', async ({ page }) => {
  const importer = await new HostPage(page).review(PROPS, FILE);
  const button = importer.root.locator('[data-error-group="unique:email"] [data-action=skip-rows]');
  await expect(button).toHaveText('Delete 2 rows');
  await button.click();
  await importer.expectCounts(3, 3, 0);
  await expect(importer.value(0, 'name')).toHaveText('Ada');
  await importer.action('undo').click();
  await importer.expectCounts(5, 3, 2);
});

test('rows are compared by the columns that the user chooses', async ({ page }) => {
  const columns = PROPS.columns!.map(({ id, label }) => ({ id, label }));
  const importer = await new HostPage(page).review({ ...PROPS, columns }, FILE);
  const { root, grid } = importer;
  await expect(root.locator('[data-action=view]')).toBeEnabled();
  const open = async (action: string): Promise<void> => {
    await grid.locator('[data-header=email] [data-action=filter]').click();
    await root.locator(`dialog [data-action=${action}]`).click();
  };
  await open('filter-duplicates');
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  await root.locator('[data-action=remove-view]').click();

  await open('find-duplicates');
  const dialog = root.getByRole('dialog', { name: 'Resolve duplicates' });
  await expect(dialog.getByRole('checkbox', { name: 'Email' })).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('Values that appear more than once: 2. Rows to delete: 2.');
  await dialog.getByRole('checkbox', { name: 'Name' }).check();
  await expect(dialog.getByRole('status')).toHaveText('No duplicates.');
  await expect(dialog.locator('[data-action=apply-duplicates]')).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Name' }).uncheck();
  await dialog.getByRole('radio', { name: /^Merge/ }).check();
  await expect(dialog.getByRole('status')).toContainText('Empty cells to fill: 1.');
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('duplicates-by-key.png') });
  await dialog.locator('[data-action=apply-duplicates]').click();
  await importer.expectCounts(3, 3, 0);
  await expect(importer.value(0, 'city')).toHaveText('Oslo');
  await importer.action('undo').click();
  await importer.expectCounts(5, 5, 0);
});

test.describe('many duplicates', () => {
  const ids = ['email', 'organization', 'department', 'city', 'country', 'phone'];
  const rows = Array.from({ length: 50 }, (_, row) =>
    ids.map((id) => (id === 'email' ? `somebody${row % 25}@example.com` : `${id} number ${row}`)).join(),
  );
  const file = textFile('many.csv', [ids.join(), ...rows].join('\n'));
  const props: CSVImporterProps = {
    isModal: false,
    columns: ids.map((id) => ({ id, label: id, ...(id === 'email' ? { validators: [{ type: 'unique' }] } : {}) })),
  };

  test.use({ viewport: { width: 390, height: 844 } });

  test('say how many values are not listed, and scroll sideways on a phone', async ({ page }) => {
    const { root } = await new HostPage(page).review(props, file);
    await root.locator('[data-action=error-groups]').click();
    await root.locator('[data-error-group="unique:email"] [data-action=keep-last]').click();
    const dialog = root.getByRole('dialog', { name: 'Resolve duplicates' });
    await expect(dialog.locator('.rg-transform-changes table')).toHaveCount(5);
    await expect(dialog).toContainText('More values: 20');
    const cells = dialog.locator('.rg-transform-changes tbody td');
    const heights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().height));
    expect(Math.max(...heights), 'no text is wrapped').toBeLessThan(40);
    const list = dialog.locator('.rg-transform-changes');
    expect(await list.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('duplicates-phone.png') });
  });
});
