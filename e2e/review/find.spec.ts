import type { Locator } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  columns: [
    { id: 'name', label: 'Name' },
    { id: 'company', label: 'Company' },
    { id: 'amount', label: 'Amount', type: 'number' },
  ],
};
const LINES = Array.from({ length: 300 }, (_, row) => {
  const company = row % 3 === 0 ? `Nordwind Ltd.` : row % 3 === 1 ? 'Acme ltd' : 'Umbra Inc.';
  return `Person ${row},${company},${row === 150 ? 'ltd' : row}`;
});
const FILE = textFile('people.csv', ['Name,Company,Amount', ...LINES].join('\n'));

interface FindPage {
  readonly importer: ImporterPage;
  readonly bar: Locator;
  readonly text: Locator;
  readonly status: Locator;
  readonly count: Locator;
  action(name: string): Locator;
  option(name: string): Locator;
  cell(row: number, column: string): Locator;
}

async function toReview(page: HostPage): Promise<FindPage> {
  const importer = await page.review(PROPS, FILE);
  await expect(importer.root.locator('[data-action=view]')).toBeEnabled();
  const { root, grid } = importer;
  return {
    importer,
    bar: root.getByRole('region', { name: 'Find and replace' }),
    text: root.getByRole('textbox', { name: 'Find' }),
    status: root.locator('.rg-find-status'),
    count: root.locator('[data-count=matches]'),
    action: (name) => root.locator(`[data-action=${name}]`),
    option: (name) => root.getByRole('button', { name }),
    cell: (row, column) => grid.locator(`[data-row="${row}"] [data-column=${column}]`),
  };
}

test.describe('find and replace', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('shows only the rows with matches, which follow the text, until their chip is removed', async ({ page }) => {
    const { importer, text, status, action, option, cell } = await toReview(new HostPage(page));
    const { root, grid } = importer;
    const chip = root.locator('[data-action=remove-view]');
    await action('find').click();
    await expect(action('matching-rows')).toBeDisabled();
    await text.fill('umbra');
    await expect(status).toHaveText('1 of 100');
    await action('matching-rows').click();
    await expect(chip).toHaveText('Contains “umbra”');
    await expect(grid).toHaveAttribute('aria-rowcount', '100');
    await expect(cell(2, 'name')).toHaveText('Person 2');
    expect(await violations(page)).toEqual([]);
    await text.fill('ltd');
    await option('Match whole cell').click();
    await root.getByRole('combobox', { name: 'Search in' }).selectOption('Amount');
    await expect(chip).toHaveText('Amount contains “ltd” [ab]');
    await expect(grid).toHaveAttribute('aria-rowcount', '1');
    await expect(cell(150, 'name')).toHaveText('Person 150');
    // A pattern that is not valid leaves the rows as they are, and the bar knows the text when it is opened again.
    await option('Use a pattern').click();
    await text.fill('(');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(chip).toHaveText('Amount contains “ltd” [ab]');
    await page.keyboard.press('Escape');
    await action('find').click();
    await expect(text).toHaveValue('ltd');
    await expect(option('Match whole cell')).toHaveAttribute('aria-pressed', 'true');
    await expect(action('matching-rows')).toHaveAttribute('aria-pressed', 'true');
    await chip.click();
    await expect(grid).toHaveAttribute('aria-rowcount', '300');
    await expect(action('matching-rows')).toHaveAttribute('aria-pressed', 'false');
  });

  test('counts the matches in all rows and goes through them', async ({ page }) => {
    const { importer, bar, text, status, count, action, option, cell } = await toReview(new HostPage(page));
    const { grid } = importer;
    await cell(4, 'name').click();
    await page.keyboard.press('Control+f');
    await expect(text).toBeFocused();
    await page.keyboard.type('LTD');
    await expect(count).toHaveText('201');
    // Begins at the active cell, which is not moved by letters in between.
    await expect(status).toHaveText('4 of 201');
    await expect(cell(4, 'company')).toHaveAttribute('data-active', 'true');
    await expect(cell(0, 'company')).toHaveAttribute('data-match', 'true');
    await expect(cell(2, 'company')).not.toHaveAttribute('data-match');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('5 of 201');
    await expect(cell(6, 'company')).toHaveAttribute('data-active', 'true');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+F3');
    await expect(status).toHaveText('3 of 201');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+F3');
    await expect(status).toHaveText('201 of 201');
    await expect(cell(298, 'company')).toHaveAttribute('data-active', 'true');
    await expect(cell(298, 'company')).toBeInViewport();

    await option('Match case').click();
    await expect(count).toHaveText('0');
    await expect(status).toHaveText('No matches');
    await option('Match case').click();
    await option('Match whole cell').click();
    await expect(status).toHaveText('1 of 1');
    await expect(cell(150, 'amount')).toHaveAttribute('data-active', 'true');
    await option('Match whole cell').click();
    await bar.getByRole('combobox').selectOption('Company');
    await expect(count).toHaveText('200');

    await text.focus();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await expect(grid).toBeFocused();
    await expect(cell(298, 'company')).toHaveAttribute('data-active', 'true');
    await expect(grid.locator('[data-match]')).toHaveCount(0);
    await action('find').click();
    await expect(text).toBeFocused();
    await expect(count).toHaveText('0');
  });

  test('searches the selected cells', async ({ page }) => {
    const { text, count, cell, bar } = await toReview(new HostPage(page));
    await cell(0, 'company').click();
    await cell(4, 'amount').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+f');
    await text.fill('ltd');
    await expect(count).toHaveText('4');
    await bar.getByRole('combobox').selectOption('All columns');
    await expect(count).toHaveText('201');
  });

  test('searches a chosen column wherever it stands, and all columns once it is hidden', async ({ page }) => {
    const { importer, text, count, bar, action } = await toReview(new HostPage(page));
    await action('find').click();
    await text.fill('ltd');
    await bar.getByRole('combobox').selectOption('Company');
    await expect(count).toHaveText('200');
    await importer.chooseInColumn('company', 'move-column-left');
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('combobox').locator(':checked')).toHaveText('Company');
    await expect(count).toHaveText('200');
    await importer.chooseInColumn('company', 'hide-column');
    await expect(bar.getByRole('combobox').locator(':checked')).toHaveText('All columns');
    await expect(count).toHaveText('201');
    await expect(importer.root.locator('[data-action=show-columns]'), 'it stays hidden').toBeVisible();
  });

  test('replaces one match after the other, or all after a preview, in one step', async ({ page }) => {
    const { importer, bar, text, status, count, action, cell } = await toReview(new HostPage(page));
    await cell(0, 'name').click();
    await page.keyboard.press('Control+h');
    await text.fill('ltd.');
    await expect(status).toHaveText('1 of 100');
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('Limited');
    await action('replace').click();
    await expect(cell(0, 'company')).toHaveText('Nordwind Limited');
    await expect(status).toHaveText('1 of 99');
    await expect(cell(3, 'company')).toHaveAttribute('data-active', 'true');

    await action('replace-all').click();
    const preview = bar.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('Cells that will change: 99 (rows: 99).');
    await expect(preview.getByRole('listitem')).toHaveText(['CompanyNordwind Ltd.→Nordwind Limited']);
    await expect(cell(3, 'company')).toHaveText('Nordwind Ltd.');
    expect(await violations(page)).toEqual([]);
    await action('apply-replace').click();
    await expect(cell(3, 'company')).toHaveText('Nordwind Limited');
    await expect(count).toHaveText('0');
    await expect(preview).toHaveCount(0);
    await expect(importer.root.getByText('Replaced cells: 99. You can undo this.')).toBeAttached();
    await action('undo').click();
    await expect(cell(3, 'company')).toHaveText('Nordwind Ltd.');
    await expect(count).toHaveText('99');
    await action('undo').click();
    await expect(count).toHaveText('100');
    await action('redo').click();
    await expect(cell(0, 'company')).toHaveText('Nordwind Limited');
    await expect(count).toHaveText('99');
  });

  test('replaces the groups of a pattern, and explains a wrong one', async ({ page }) => {
    const { bar, text, status, count, action, option, cell } = await toReview(new HostPage(page));
    await action('find').click();
    await option('Use a pattern').click();
    await text.fill('(person');
    await expect(status).toHaveText('This pattern isn’t valid. Check for unclosed brackets or parentheses.');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await text.fill('(?=person)');
    await expect(status).toHaveText('Lookarounds and backreferences can’t be used in patterns.');
    await text.fill(String.raw`^person (\d\d)$`);
    await expect(count).toHaveText('90');
    await page.keyboard.press('Control+h');
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('$1. person');
    await action('replace-all').click();
    await action('apply-replace').click();
    await expect(cell(10, 'name')).toHaveText('10. person');
    await expect(cell(9, 'name')).toHaveText('Person 9');
  });
});

test.describe('the preview of replacing all', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('leaves the status line in view', async ({ page }) => {
    const lines = Array.from({ length: 40 }, (_, row) => `Person ${row},Company ${row} Ltd.,${row || 'none'}`);
    const file = textFile('people.csv', ['Name,Company,Amount', ...lines].join('\n'));
    const host = new HostPage(page);
    await host.open();
    await host.mount({ ...PROPS, isModal: true });
    await host.show();
    const { root, grid } = host.importer;
    await host.importer.upload(file);
    await host.importer.goTo('review');
    await expect(root.locator('[data-action=view]')).toBeEnabled();
    await grid.locator('[data-header=company] [data-action=filter]').click();
    await root.locator('dialog [data-action=filter-filled]').click();
    await expect(root.locator('[data-action=remove-view]')).toBeVisible();
    await page.keyboard.press('Control+h');
    await root.getByRole('textbox', { name: 'Find' }).fill('ltd');
    await root.getByRole('button', { name: 'Use a pattern' }).click();
    await root.locator('[data-action=replace-all]').click();
    await expect(root.locator('[data-action=apply-replace]')).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: test.info().outputPath('replace.png') });
    expect(await violations(page)).toEqual([]);
    const [panel, footer] = await Promise.all(
      ['.rg-panel', '.rg-footer'].map(async (part) => root.locator(part).boundingBox()),
    );
    expect(panel!.y + panel!.height).toBeLessThanOrEqual(footer!.y);
  });
});
