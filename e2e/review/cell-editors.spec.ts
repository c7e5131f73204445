import type { Locator, Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { HostPage } from '../support/host-page.js';
import { expect, test } from '../support/test.js';

const columns: CSVImporterProps['columns'] = [
  { id: 'name', label: 'Name' },
  { id: 'plan', label: 'Plan', type: 'select', options: ['Free', 'Basic', 'Plus', 'Premium', 'Team', 'Company'] },
  { id: 'active', label: 'Active', type: 'boolean' },
];

const SIZES = [
  { name: 'desk', viewport: { width: 1280, height: 860 }, darkMode: false },
  { name: 'desk, dark', viewport: { width: 1280, height: 860 }, darkMode: true },
  { name: 'low window', viewport: { width: 1280, height: 480 }, darkMode: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, darkMode: false },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, darkMode: true },
];

async function review(page: Page, rows: number, props: CSVImporterProps = {}): Promise<HostPage> {
  const host = new HostPage(page);
  await host.open();
  const demoData = Array.from({ length: rows }, (_, index) => ({
    Name: index === rows - 1 ? 'one\ntwo\nthree\nfour' : `Person ${index}`,
    Plan: 'Basic',
    Active: 'yes',
  }));
  await host.mount(() => ({ onComplete: () => undefined }), { columns, demoData, ...props });
  await host.show();
  await host.importer.goTo('review');
  return host;
}

/** Nothing covers its middle or its edges, and nothing cuts it off. */
async function expectInSight(element: Locator): Promise<void> {
  const seen = await element.evaluate((found) => {
    const { left, right, top, bottom } = found.getBoundingClientRect();
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const points = [middle, [left + 3, top + 3], [right - 3, bottom - 3]] as const;
    return points.map(([x, y]) => {
      const there = found.ownerDocument.elementFromPoint(x, y);
      return there !== null && found.contains(there);
    });
  });
  expect(seen).toEqual([true, true, true]);
}

async function openEditor(host: HostPage, row: number, column: string): Promise<void> {
  await host.importer.cell(row, column).click();
  await host.page.keyboard.press('Enter');
}

for (const { name, viewport, darkMode } of SIZES) {
  test(`a cell's list is completely visible in every row of a short file (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const host = await review(page, 3, { darkMode });
    const options = page.getByRole('option');
    for (const [row, column, count] of [
      [0, 'plan', 6],
      [1, 'active', 2],
      [2, 'plan', 6],
      [2, 'active', 2],
    ] as const) {
      await openEditor(host, row, column);
      await expect(options).toHaveCount(count);
      await expectInSight(page.getByRole('listbox'));
      await expectInSight(options.first());
      await page.screenshot({ path: test.info().outputPath(`${column}-${row}.png`) });
      await page.keyboard.press('Escape');
    }
    await openEditor(host, 2, 'plan');
    await options.nth(3).click();
    await expect(host.importer.value(2, 'plan')).toHaveText('Premium');
  });
}

test('the list follows its cell while the rows scroll, and stays inside the grid', async ({ page }) => {
  const host = await review(page, 60);
  const { importer } = host;
  await openEditor(host, 5, 'plan');
  const list = page.getByRole('listbox');
  const distance = async (): Promise<number> => {
    const [cell, box] = await Promise.all([importer.cell(5, 'plan').boundingBox(), list.boundingBox()]);
    return Math.round((box?.y ?? 0) - (cell?.y ?? 0));
  };
  const before = await distance();
  await importer.grid.evaluate((grid) => grid.scrollBy(0, 88));
  await expect(list).toBeVisible();
  await expect.poll(distance).toBe(before);
  await importer.grid.evaluate((grid) => grid.scrollBy(0, 1200));
  await expect(list).toBeHidden();
  await importer.grid.evaluate((grid) => grid.scrollTo(0, 0));
  await expect(list).toBeVisible();
});

test('the list of the last row in a long file opens where there is space', async ({ page }) => {
  const host = await review(page, 60);
  await host.importer.cell(0, 'plan').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(6);
  await expectInSight(page.getByRole('listbox'));
});

for (const rows of [3, 60]) {
  test(`a multi-line editor is visible while the last of ${rows} rows is edited`, async ({ page }) => {
    const host = await review(page, rows);
    await host.importer.cell(0, 'name').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    const field = host.importer.grid.locator('textarea');
    await expect(field).toHaveValue('one\ntwo\nthree\nfour');
    await expectInSight(field);
  });
}

test('an editor grows with a text that is wider than its column, up to six lines', async ({ page }) => {
  const host = await review(page, 3);
  await host.importer.cell(0, 'name').click();
  await page.keyboard.type('x');
  const field = host.importer.grid.locator('textarea');
  const heightOf = async (): Promise<number> => (await field.boundingBox())!.height;
  const low = await heightOf();
  await field.fill('a text of many words '.repeat(4));
  const high = await heightOf();
  expect(high).toBeGreaterThan(low * 1.5);
  await field.fill('a text of many words '.repeat(100));
  expect(await heightOf()).toBeLessThan(low * 6);
  await expectInSight(field);
});

test('keys typed right after a jump are kept until the row has loaded', async ({ page }) => {
  const host = await review(page, 60);
  await host.importer.cell(0, 'name').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await page.keyboard.type('new');
  await expect(host.importer.grid.locator('textarea')).toHaveValue('new');
});

test('a list of thousands of choices renders those in view and reaches all of them', async ({ page }) => {
  const options = Array.from({ length: 3000 }, (_, index) => `Plan ${index + 1}`);
  const host = await review(page, 3, {
    columns: [
      { id: 'name', label: 'Name' },
      { id: 'plan', label: 'Plan', type: 'select', options },
    ],
    demoData: [
      { Name: 'Ann', Plan: 'Plan 1500' },
      { Name: 'Bob', Plan: 'Gold' },
    ],
  });
  await openEditor(host, 0, 'plan');
  const listbox = page.getByRole('listbox');
  const option = (name: string): Locator => listbox.getByRole('option', { name, exact: true });
  await expectInSight(option('Plan 1500'));
  expect(await listbox.getByRole('option').count()).toBeLessThan(100);
  await expect(option('Plan 1500')).toHaveAttribute('aria-posinset', '1500');
  await page.keyboard.press('ArrowDown');
  await expectInSight(option('Plan 1501'));
  await listbox.evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
  await expectInSight(option('Plan 3000'));
  await option('Plan 3000').click();
  await expect(host.importer.value(0, 'plan')).toHaveText('Plan 3000');
});

test('a page that transforms and clips the container does not cut off the list', async ({ page }) => {
  const host = new HostPage(page);
  await host.open({ css: '#place { transform: translateX(10px); overflow: hidden; height: 420px; width: 900px }' });
  await host.mount(() => ({ onComplete: () => undefined }), {
    columns,
    demoData: [{ Name: 'Ann', Plan: 'Basic', Active: 'yes' }],
    isModal: false,
  });
  await host.importer.goTo('review');
  await openEditor(host, 0, 'plan');
  await expectInSight(page.getByRole('listbox'));
});

test('a country is chosen by its name in the language of the importer', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  const country: CSVImporterProps['columns'] = [{ id: 'country', label: 'Land', type: 'country' }];
  const demoData = [{ Land: 'Atlantis' }, { Land: 'Japan' }];
  await host.mount(() => ({ onComplete: () => undefined }), { columns: country, demoData, language: 'de' });
  await host.show();
  await host.importer.goTo('review');
  await openEditor(host, 0, 'country');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('osterr');
  await expect(page.getByRole('option')).toHaveText(['Österreich (AT)']);
  await page.keyboard.press('Enter');
  await expect(host.importer.cell(0, 'country')).toContainText('AT');
  await host.importer.expectCounts(2, 2, 0);
});

test('a date is chosen in the calendar, or typed as in the file', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  const dates: CSVImporterProps['columns'] = [{ id: 'day', label: 'Tag', type: 'date' }];
  const demoData = [{ Tag: 'morgen' }, { Tag: '31.12.2024' }, { Tag: 'bald' }];
  await host.mount(() => ({ onComplete: () => undefined }), { columns: dates, demoData, language: 'de' });
  await host.show();
  const { importer } = host;
  await importer.goTo('review');
  await importer.expectCounts(3, 1, 2);
  await openEditor(host, 0, 'day');
  await page.locator('.rg-editor input[type=date]').evaluate((input: HTMLInputElement) => {
    input.showPicker = () => void (input.dataset['opened'] = '');
  });
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('.rg-editor [data-opened]')).toHaveCount(1);
  await page.locator('.rg-editor input[type=date]').fill('2025-02-28', { force: true });
  await expect(page.locator('.rg-editor .rg-cell-field')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(importer.cell(0, 'day')).toHaveText('2025-02-28');
  await openEditor(host, 2, 'day');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1.3.2025');
  await page.keyboard.press('Enter');
  await expect(importer.cell(2, 'day')).toHaveAttribute('data-result', '1. März 2025');
  await importer.expectCounts(3, 3, 0);
});

test('a number is typed with the separators of its column', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  const numbers: CSVImporterProps['columns'] = [{ id: 'sum', label: 'Summe', type: 'number' }];
  const demoData = [{ Summe: 'viel' }, { Summe: '1.234,50' }, { Summe: '0,5' }];
  await host.mount((record) => ({ onComplete: record('onComplete') }), { columns: numbers, demoData, language: 'de' });
  await host.show();
  const { importer } = host;
  await importer.goTo('review');
  await openEditor(host, 0, 'sum');
  await expect(page.locator('.rg-editor [inputmode=decimal]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12.345,6');
  await page.keyboard.press('Enter');
  await importer.expectCounts(3, 3, 0);
  await importer.submit();
  const [[result]] = (await host.calls('onComplete')) as [[object]];
  expect(result).toMatchObject({ rows: [{ sum: 12_345.6 }, { sum: 1234.5 }, { sum: 0.5 }] });
});

test('Shift or Alt with Enter inserts a line break where the cursor is', async ({ page }) => {
  const { importer } = await review(page, 3);
  for (const [row, keys] of [
    [0, 'Shift+Enter'],
    [1, 'Alt+Enter'],
  ] as const) {
    await importer.cell(row, 'name').click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press(keys);
    await page.keyboard.type('x');
    await expect(page.locator('.rg-editor textarea')).toHaveValue(`Person \nx${row}`);
    await page.keyboard.press('Enter');
    await expect(importer.value(row, 'name')).toHaveText(`Person x${row}`);
  }
});
