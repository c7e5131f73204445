import { MESSY_FILE } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

test('block: nothing is sent while a row has errors', async ({ importer, page }) => {
  await importer.open('rows=block');
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await importer.expectCounts(6, 3, 3);
  await expect(importer.action('submit')).toBeDisabled();
  await expect(importer.root.locator('footer')).toContainText('3 rows');
  await importer.filter('invalid');
  for (let row = 0; row < 3; row += 1) await importer.grid.locator('[role=rowheader] input').nth(row).click();
  await importer.action('delete-rows').click();
  await importer.filter('all');
  await importer.expectCounts(3, 3, 0);
  await expect(importer.action('submit')).toBeEnabled();
  const { rows } = await importer.deliver();
  expect(rows).toHaveLength(3);
  await expect(page.locator('#result-count')).toHaveText('3');
});

test('include: every row is delivered, with its errors', async ({ importer }) => {
  await importer.open('rows=include');
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  const { rows, issues, summary } = await importer.deliver();
  expect(rows).toHaveLength(6);
  expect(summary).toMatchObject({ totalRows: 6, invalidRows: 3, deliveredRows: 6 });
  expect(issues?.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
    '3 name required',
    '4 email unique',
    '4 amount min',
    '4 joined date',
    '4 plan select',
    '4 phone phone',
    '4 active boolean',
    '5 amount number',
  ]);
});

test('without a worker, the same rows are delivered', async ({ importer, page }) => {
  const deliverFrom = async (query: string): Promise<unknown> => {
    await importer.open(query);
    await importer.upload(MESSY_FILE);
    await importer.goTo('review');
    return importer.deliver();
  };
  const withWorker = await deliverFrom('');
  expect(page.workers().length).toBeGreaterThan(0);
  const inline = await deliverFrom('noWorker=1');
  expect(page.workers()).toHaveLength(0);
  expect(inline).toEqual(withWorker);
});
