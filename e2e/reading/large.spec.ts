import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchRow, writeBenchFile } from '../../bench/make-file.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-e2e-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The plans in the file and the options they are matched to; `gold` stays unmatched and invalid. */
const PLANS = { free: 'inactive', starter: 'pending', pro: 'active', enterprise: 'closed' };

function isWrong(row: number): boolean {
  const [, , email, amount, , plan] = benchRow(row).split(',');
  return !email?.includes('@') || amount === 'n/a' || plan === 'gold';
}

function wrongRows(rows: number): number {
  let wrong = 0;
  for (let row = 0; row < rows; row += 1) if (isWrong(row)) wrong += 1;
  return wrong;
}

async function toReview(importer: ImporterPage, rows: number): Promise<void> {
  const path = join(folder, `${rows}.csv`);
  await writeBenchFile(path, rows);
  await importer.open();
  await importer.upload(path);
  await importer.goTo('values');
  for (const [from, to] of Object.entries(PLANS)) {
    const choice = importer.root.locator(`[data-value="${from}"]`).getByRole('combobox');
    await choice.fill(to);
    await importer.root.getByRole('option', { name: to, exact: true }).click();
    await expect(choice).toHaveValue(to);
  }
  await importer.goTo('review');
}

async function expectLastRow(importer: ImporterPage, rows: number): Promise<void> {
  await importer.cell(0, 'name').click();
  await importer.page.keyboard.press('Control+End');
  const last = rows - 1;
  await expect(importer.value(last, 'note')).toBeInViewport();
  await expect(importer.grid.locator(`[data-row="${last}"]`)).toHaveAttribute('aria-rowindex', String(rows));
  await importer.page.keyboard.press('Home');
  await expect(importer.value(last, 'name')).toHaveText(benchRow(last).split(',')[1] ?? '');
  await importer.page.keyboard.press('Control+Home');
  await expect(importer.value(0, 'name')).toHaveText(benchRow(0).split(',')[1] ?? '');
}

test('100,000 rows are counted, reachable and delivered', async ({ importer, page }) => {
  const rows = 100_000;
  const wrong = wrongRows(rows);
  await toReview(importer, rows);
  await importer.expectCounts(rows, rows - wrong, wrong);
  await expectLastRow(importer, rows);
  await importer.filter('invalid');
  await expect(importer.grid).toHaveAttribute('aria-rowcount', String(wrong));
  const { rows: delivered, summary } = await importer.deliver();
  expect(summary).toMatchObject({ totalRows: rows, invalidRows: wrong, deliveredRows: rows - wrong });
  await expect(page.locator('#result-count')).toHaveText(String(rows - wrong));
  const right = Array.from({ length: 200 }, (_, row) => row).filter((row) => !isWrong(row));
  const names = right.map((row) => benchRow(row).split(',')[1]);
  expect(delivered.map(({ name }) => name)).toEqual(names.slice(0, delivered.length));
  expect(delivered).toHaveLength(100);
});

test('a million rows are counted, and one key reaches the last one', async ({ importer }) => {
  test.setTimeout(120_000);
  const rows = 1_000_000;
  const wrong = wrongRows(rows);
  await toReview(importer, rows);
  await importer.expectCounts(rows, rows - wrong, wrong);
  await expectLastRow(importer, rows);
  await importer.edit(0, 'name', 'Somebody else');
  await expect(importer.value(0, 'name')).toHaveText('Somebody else');
  await importer.page.keyboard.press('Control+End');
  await importer.page.keyboard.press('Shift+F8');
  await expect(importer.root.locator('.rg-navigator')).toContainText('Error');
});
