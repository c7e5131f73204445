import type { Locator } from '@playwright/test';
import { HostPage } from '../support/host-page.js';
import type { MakeProps } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: MakeProps = (record) => ({
  isModal: false,
  columns: [
    { id: 'name', label: 'Name' },
    { id: 'amount', label: 'Amount', type: 'number' },
  ],
  onComplete: record('complete'),
});
const LINES = Array.from({ length: 30 }, (_, row) => `Person ${row},${100 - row}`);
const FILE = textFile('people.csv', ['Name,Amount', ...LINES].join('\n'));

const names = async ({ grid }: ImporterPage, count: number): Promise<readonly string[]> =>
  (await grid.locator('[data-row] [data-column=name]').allTextContents()).slice(0, count);
const said = ({ root }: ImporterPage): Locator => root.locator('.rg-review output');

async function toReview(host: HostPage): Promise<ImporterPage> {
  await host.open({ css: '#place { height: 820px }' });
  await host.mount(PROPS);
  const { importer } = host;
  await importer.atStep('upload');
  await importer.upload(FILE);
  await importer.goTo('review');
  await importer.expectCounts(30, 30, 0);
  return importer;
}

test('rows inserted above and below are typed into, undone, and delivered in the order shown', async ({ page }) => {
  const host = new HostPage(page);
  const importer = await toReview(host);
  const { grid, root } = importer;
  await importer.cell(1, 'name').click();
  await page.keyboard.press('Control+Shift+Equal');
  await importer.expectCounts(31, 31, 0);
  await expect(said(importer)).toHaveText('1 row inserted');
  await expect(importer.cell(30, 'name')).toHaveAttribute('data-active', 'true');
  await page.keyboard.type('Above');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(importer, 3)).toEqual(['Person 0', 'Above', 'Person 1']);

  // As many rows as are selected, from the menu.
  await importer.cell(1, 'name').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+F10');
  await page.screenshot({ path: test.info().outputPath('menu.png') });
  await root.locator('[data-action=insert-below]').click();
  await expect(said(importer)).toHaveText('2 rows inserted');
  await importer.expectCounts(33, 33, 0);
  await expect(grid).toBeFocused();
  await expect(importer.cell(31, 'name')).toHaveAttribute('data-active', 'true');
  await page.keyboard.type('Below');
  await page.keyboard.press('Enter');
  const shown = ['Person 0', 'Above', 'Person 1', 'Person 2', 'Below', '', 'Person 3'];
  await expect.poll(() => names(importer, 7)).toEqual(shown);

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await importer.expectCounts(31, 31, 0);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect.poll(() => names(importer, 7)).toEqual(shown);
  await page.screenshot({ path: test.info().outputPath('inserted.png') });

  await importer.submit();
  const [[result] = []] = await host.calls('complete');
  const { rows } = result as { rows: readonly { name: string | null }[] };
  expect(rows.slice(0, 7).map(({ name }) => name ?? '')).toEqual(shown);
  expect(rows).toHaveLength(33);
});

test('a row inserted among sorted rows stands beside its neighbor', async ({ page }) => {
  const importer = await toReview(new HostPage(page));
  const { grid } = importer;
  await grid.locator('[data-header=amount] [data-action=sort]').click();
  await expect.poll(() => names(importer, 2)).toEqual(['Person 29', 'Person 28']);
  await importer.cell(28, 'name').click();
  await page.keyboard.press('Control+Shift+Equal');
  await expect.poll(() => names(importer, 3)).toEqual(['Person 29', '', 'Person 28']);
  await grid.locator('[data-header=amount] [data-action=sort]').click();
  await grid.locator('[data-header=amount] [data-action=sort]').click();
  await grid.press('Control+End');
  await expect(grid.locator('[data-position="28"]')).toHaveAttribute('data-row', '30');
});
