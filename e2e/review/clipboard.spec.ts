import type { Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { HostPage } from '../support/host-page.js';
import { expect, test } from '../support/test.js';

const columns: CSVImporterProps['columns'] = [
  { id: 'name', label: 'Name' },
  { id: 'note', label: 'Note' },
];

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

async function review(page: Page, demoData: readonly Record<string, string>[]): Promise<HostPage> {
  const host = new HostPage(page);
  await host.open();
  await host.mount(() => ({ onComplete: () => undefined }), { columns, demoData });
  await host.show();
  await host.importer.goTo('review');
  return host;
}

/** Line ends as used in a page. */
const clipboard = (page: Page): Promise<string> =>
  page.evaluate(async () => (await navigator.clipboard.readText()).replaceAll('\r\n', '\n'));

test('a multi-line cell and several rows are copied in a format that can be pasted', async ({ page }) => {
  const { importer } = await review(page, [
    { Name: 'Ann', Note: 'first\nsecond' },
    { Name: 'Bo', Note: 'says "hi"' },
    { Name: 'Cy', Note: '' },
    { Name: 'Di', Note: 'x' },
  ]);
  await importer.cell(0, 'note').click();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe('"first\nsecond"');
  await importer.cell(3, 'note').click();
  await page.keyboard.press('Control+v');
  await expect(importer.value(3, 'note')).toHaveText('first second');
  await importer.expectCounts(4, 4, 0);

  const ticks = importer.grid.locator('[role=rowheader] input');
  await ticks.nth(1).click();
  await ticks.nth(0).click();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe('Ann\t"first\nsecond"\nBo\t"says ""hi"""\n');
  await importer.cell(2, 'name').click();
  await page.keyboard.press('Control+v');
  await expect(importer.value(2, 'note')).toHaveText('first second');
  await expect(importer.value(3, 'note')).toHaveText('says "hi"');
  await importer.expectCounts(4, 4, 0);
});

test('a cell that is clicked after rows were ticked is copied alone', async ({ page }) => {
  const { importer } = await review(page, [
    { Name: 'Ann', Note: 'x' },
    { Name: 'Bo', Note: 'y' },
    { Name: 'Cy', Note: 'z' },
  ]);
  const tick = importer.grid.locator('[role=rowheader] input').nth(2);
  await tick.click();
  await importer.cell(0, 'note').click();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe('x');
  await importer.cell(1, 'name').click();
  await page.keyboard.press('Control+v');
  await expect(importer.value(1, 'name')).toHaveText('x');
  await expect(importer.value(1, 'note')).toHaveText('y');
});

test('a row is copied, cut and pasted at its header', async ({ page }) => {
  const { importer } = await review(page, [
    { Name: 'Ann', Note: 'x' },
    { Name: 'Bo', Note: 'y' },
    { Name: 'Cy', Note: 'z' },
  ]);
  await importer.cell(1, 'name').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+x');
  await expect.poll(() => clipboard(page)).toBe('Bo\ty\n');
  await expect(importer.value(1, 'name')).toHaveText('');
  await expect(importer.value(1, 'note')).toHaveText('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(importer.value(2, 'name')).toHaveText('Bo');
  await expect(importer.value(2, 'note')).toHaveText('y');
});

test('selected rows far outside the view are copied, too', async ({ page }) => {
  const rows = Array.from({ length: 4000 }, (_, index) => ({ Name: `Person ${index}`, Note: `${index}` }));
  const { importer } = await review(page, rows);
  await importer.expectCounts(4000, 4000, 0);
  const ticks = importer.grid.locator('[role=rowheader] input');
  await ticks.first().click();
  await page.keyboard.press('Control+End');
  await expect(importer.cell(3999, 'name')).toBeVisible();
  await importer.grid.locator('[data-row="3999"] [role=rowheader] input').click({ modifiers: ['Shift'] });
  await expect(importer.action('delete-rows')).toContainText(/4,?000/);
  await page.keyboard.press('Control+c');
  await expect.poll(async () => (await clipboard(page)).split('\n').length).toBe(4001);
  const lines = (await clipboard(page)).split('\n');
  expect([lines[0], lines[3999], lines[4000]]).toEqual(['Person 0\t0', 'Person 3999\t3999', '']);
});

test('rows pasted past the end of a filtered view are reported as hidden', async ({ page }) => {
  const rows = Array.from({ length: 6 }, (_, index) => ({ Name: `Person ${index}`, Note: index < 4 ? 'yes' : '' }));
  const { importer } = await review(page, rows);
  const { root } = importer;
  await importer.cell(0, 'note').click();
  await page.keyboard.press('Alt+ArrowDown');
  await root.locator('dialog [data-action=filter-filled]').click();
  await expect(importer.grid).toHaveAttribute('aria-rowcount', '4');
  await page.evaluate(() => navigator.clipboard.writeText('a\tb\nc\td\ne\tf\n'));
  await importer.cell(3, 'name').click();
  await page.keyboard.press('Control+v');
  await expect(importer.value(3, 'name')).toHaveText('a');
  await expect(root.locator('[data-notice=change]')).toHaveText('2 rows inserted, but hidden by the current filter');
  await page.screenshot({ path: test.info().outputPath('hidden.png') });
  await importer.expectCounts(8, 8, 0);
});

test('a message in the status line leaves the rows their height', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  const { importer } = await review(page, [
    { Name: 'Ann', Note: 'x' },
    { Name: 'Bo', Note: 'y' },
  ]);
  await importer.cell(0, 'name').click();
  const before = await importer.grid.boundingBox();
  await importer.cell(1, 'note').click({ modifiers: ['ControlOrMeta'] });
  await page.keyboard.press('Control+c');
  await expect(importer.root.locator('[data-notice=refusal]')).toBeVisible();
  expect(await importer.grid.boundingBox()).toEqual(before);
  await page.screenshot({ path: test.info().outputPath('refusal.png') });
});
