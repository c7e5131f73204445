import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  columns: [
    { id: 'name', label: 'Name', transformations: [{ type: 'uppercase' }] },
    { id: 'born', label: 'Born', type: 'date', dateOrder: 'dmy' },
    { id: 'amount', label: 'Amount', type: 'number', decimal: ',' },
    { id: 'member', label: 'Member', type: 'boolean' },
  ],
};
const FILE = textFile(
  'people.csv',
  ['Name;Born;Amount;Member', 'Ann;03/04/2024;1.234,5;x', 'BOB;2024-05-01;7;yes', 'CY;x;z;q'].join('\n'),
);

async function toReview(page: HostPage, more: CSVImporterProps = {}): Promise<ImporterPage> {
  const importer = await page.review({ ...PROPS, ...more }, FILE, { height: '700px' });
  await expect(importer.root.locator('[data-result]').first()).toBeVisible();
  return importer;
}

/** The texts that the style sheet draws below the values of a row. */
const drawn = async ({ grid }: ImporterPage, position: number): Promise<readonly string[]> =>
  grid
    .locator(`[data-position="${position}"] [data-column]`)
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::after').content.replaceAll('"', '')));

test('a cell shows what its value was understood as, and keeps its text', async ({ page }) => {
  const importer = await toReview(new HostPage(page));
  const { grid } = importer;
  await expect.poll(() => drawn(importer, 0)).toEqual(['ANN', '3 Apr 2024', '1234.5', 'Yes']);
  expect(await drawn(importer, 1)).toEqual(['none', 'none', 'none', 'none']);
  expect(await drawn(importer, 2), 'errors stand there instead').toEqual(['none', 'none', 'none', 'none']);
  await expect(grid.locator('[data-position="0"] [data-column=born]')).toHaveText('03/04/2024');
  await grid.locator('[data-position="0"] [data-column=born]').click();
  await page.keyboard.type('4.5.2024');
  await page.keyboard.press('Enter');
  await expect.poll(() => drawn(importer, 0)).toEqual(['ANN', '4 May 2024', '1234.5', 'Yes']);
  expect(await violations(page)).toEqual([]);
});

test('the whole grid shows what will be imported, with the texts below', async ({ page }) => {
  const importer = await toReview(new HostPage(page));
  const { grid, root } = importer;
  await expect.poll(() => drawn(importer, 0)).toEqual(['ANN', '3 Apr 2024', '1234.5', 'Yes']);
  const results = root.locator('[data-action=results]');
  await results.click();
  await expect(results).toHaveAttribute('aria-pressed', 'true');
  const values = grid.locator('[data-position="0"] .rg-value');
  await expect(values).toHaveText(['ANN', '3 Apr 2024', '1234.5', 'Yes']);
  expect(await drawn(importer, 0)).toEqual(['Ann', '03/04/2024', '1.234,5', 'x']);
  await expect(grid.locator('[data-position="2"] .rg-value'), 'wrong values stay as they are').toHaveText([
    'CY',
    'x',
    'z',
    'q',
  ]);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('results.png') });
  // Editing is about the text.
  await grid.locator('[data-position="0"] [data-column=born]').dblclick();
  await expect(grid.locator('.rg-editor :is(input, textarea)').first()).toHaveValue('03/04/2024');
  await page.keyboard.press('Escape');
  await results.click();
  await expect(values).toHaveText(['Ann', '03/04/2024', '1.234,5', 'x']);
});

test('in the language of the page, and on cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const importer = await toReview(new HostPage(page), { language: 'de' });
  await expect.poll(() => drawn(importer, 0)).toEqual(['ANN', '3. Apr. 2024', '1234,5', 'Ja']);
});
