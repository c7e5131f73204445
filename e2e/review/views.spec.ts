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
    { id: 'amount', label: 'Amount', type: 'number' },
    { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] },
  ],
};
const LINES = Array.from({ length: 40 }, (_, row) => {
  const plan = row % 10 === 3 ? 'gold' : row % 2 === 0 ? 'free' : 'pro';
  return `Person ${String(row).padStart(2, '0')},${(row * 7) % 40},${plan}`;
});
const FILE = textFile('people.csv', ['Name,Amount,Plan', ...LINES].join('\n'));

const cells = async ({ grid }: ImporterPage, column: string, count: number): Promise<readonly string[]> => {
  const found = grid.locator(`[data-row] [data-column=${column}]`);
  return (await found.allTextContents()).slice(0, count);
};
const chips = ({ root }: ImporterPage): Locator => root.locator('[data-action=remove-view]');

async function toReview(page: HostPage): Promise<ImporterPage> {
  const importer = await page.review(PROPS, FILE);
  await expect(importer.root.locator('[data-action=view]')).toBeEnabled();
  return importer;
}

test.describe('views of the rows', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('sort by several columns and show the order as chips', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const { grid, root } = importer;
    const menuOf = (column: string): Locator => grid.locator(`[data-header=${column}] [data-action=filter]`);
    await menuOf('amount').click();
    await root.locator('[data-action=sort-descending]').click();
    await expect(chips(importer)).toHaveText(['Amount: descending']);
    await expect(grid.locator('[data-header=amount]')).toHaveAttribute('aria-sort', 'descending');
    await expect(grid).toBeFocused();
    await expect.poll(() => cells(importer, 'amount', 3)).toEqual(['39', '38', '37']);
    // Row numbers are those of the file.
    await expect(grid.locator('[data-position="0"]')).toHaveAttribute('data-row', '17');

    await menuOf('plan').click();
    await root.getByRole('checkbox', { name: 'Keep the current order' }).check();
    await root.locator('[data-action=sort-ascending]').click();
    await expect(chips(importer)).toHaveText(['Amount: descending', 'Plan: ascending']);
    await chips(importer).first().click();
    await expect(chips(importer)).toHaveText(['Plan: ascending']);
    await expect.poll(() => cells(importer, 'name', 2)).toEqual(['Person 00', 'Person 02']);
    await chips(importer).first().click();
    await expect(chips(importer)).toHaveCount(0);
    await expect.poll(() => cells(importer, 'name', 2)).toEqual(['Person 00', 'Person 01']);
  });

  test('a header sorts by its column, up, down and not at all', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const head = importer.grid.locator('[data-header=name]');
    for (const [order, chip, first] of [
      ['ascending', ['Name: ascending'], 'Person 00'],
      ['descending', ['Name: descending'], 'Person 39'],
      [null, [], 'Person 00'],
    ] as const) {
      await head.locator('[data-action=sort]').click();
      await expect(chips(importer)).toHaveText([...chip]);
      if (order) await expect(head).toHaveAttribute('aria-sort', order);
      else await expect(head).not.toHaveAttribute('aria-sort');
      await expect.poll(() => cells(importer, 'name', 1)).toEqual([first]);
    }
  });

  test('Shift sorts by another column after the first', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const press = async (column: string, sorted: readonly string[], modifiers: readonly 'Shift'[] = []) => {
      await importer.grid.locator(`[data-header=${column}] [data-action=sort]`).click({ modifiers: [...modifiers] });
      await expect(chips(importer)).toHaveText([...sorted]);
    };
    await press('plan', ['Plan: ascending']);
    await press('name', ['Plan: ascending', 'Name: ascending'], ['Shift']);
    await press('plan', ['Plan: descending', 'Name: ascending'], ['Shift']);
    await press('plan', ['Name: ascending'], ['Shift']);
    await press('plan', ['Name: ascending', 'Plan: ascending'], ['Shift']);
    await press('plan', ['Plan: ascending']);
  });

  test('filter by values, by text and by the errors of a column', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const { grid, root } = importer;
    await grid.locator('[data-header=plan] [data-action=filter]').click();
    await expect(root.locator('[data-value=free]')).toContainText('20');
    expect(await violations(page)).toEqual([]);
    await root.locator('[data-value=free] input').check();
    await root.locator('[data-action=filter-values]').click();
    await expect(grid).toHaveAttribute('aria-rowcount', '20');
    await expect(chips(importer)).toHaveText(['Plan: free']);

    await grid.locator('[data-header=name] [data-action=filter]').click();
    await root.getByRole('textbox', { name: 'Contains' }).fill('person 1');
    await page.keyboard.press('Enter');
    await expect(grid).toHaveAttribute('aria-rowcount', '5');
    expect(await violations(page)).toEqual([]);
    await root.getByRole('button', { name: 'Remove all' }).click();
    await expect(grid).toHaveAttribute('aria-rowcount', '40');

    await grid.locator('[data-header=plan] [data-action=show-errors]').click();
    await expect(grid).toHaveAttribute('aria-rowcount', '4');
    await expect(chips(importer)).toHaveText(['Plan: Cells with errors']);
  });

  test('filter the edited cells and the empty ones of a column', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const { grid, root } = importer;
    await importer.cell(2, 'name').click();
    await page.keyboard.press('Delete');
    await importer.edit(5, 'name', 'Eve');
    const filter = async (kind: 'edited' | 'empty'): Promise<void> => {
      await grid.locator('[data-header=name] [data-action=filter]').click();
      await root.locator(`[data-action=filter-${kind}]`).click();
    };
    await filter('edited');
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await expect.poll(() => cells(importer, 'name', 2)).toEqual(['', 'Eve']);
    await root.locator('[data-action=remove-view]').click();
    await filter('empty');
    await expect(grid).toHaveAttribute('aria-rowcount', '1');
    await expect(grid.locator('[data-row]')).toHaveAttribute('data-row', '2');
  });

  test('work by keyboard', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const { grid, root } = importer;
    await grid.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(root.getByRole('combobox', { name: 'Column' })).toHaveValue('amount');
    await expect(root.locator('[data-action=sort-ascending]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chips(importer)).toHaveText(['Amount: ascending']);
    await expect(grid).toBeFocused();
    await expect(root.locator('output')).toHaveText('Showing 40 rows');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Escape');
    await expect(grid).toBeFocused();
  });
});
