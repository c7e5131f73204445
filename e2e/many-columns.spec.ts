import { textFile } from './importer-page.js';
import { expect, test } from './test.js';

const COLUMNS = 5000;
/** Milliseconds of one task on a busy machine; rendering every row took many seconds. */
const LONGEST_TASK = 500;

function wideFile(): string {
  const extra = Array.from({ length: COLUMNS - 3 }, (_, at) => `extra_${at}`);
  const rows = Array.from({ length: 20 }, (_, row) => [
    row + 1,
    `Person ${row}`,
    `p${row}@example.com`,
    ...extra.map(() => row),
  ]);
  return [['id', 'name', 'email', ...extra], ...rows].map((cells) => cells.join(',')).join('\n');
}

test('5,000 columns are matched with a window of rows, and reviewed', async ({ importer, page }) => {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
    Object.assign(globalThis, { longTasks: tasks });
  });
  await importer.open();
  await importer.upload(textFile('wide.csv', wideFile()));
  await importer.goTo('map');
  const rows = importer.root.locator('.rg-map-row');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(100);

  const list = importer.root.locator('.rg-map-list');
  const last = importer.root.locator(`[data-source-column="${COLUMNS - 1}"]`);
  await expect(async () => {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await rows.count()).toBeLessThan(100);
  await last.getByRole('combobox').click();
  await importer.root.getByRole('option', { name: /note/i }).click();
  await expect(last).not.toHaveAttribute('data-column', '');

  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(importer.root.locator('[data-source-column="1"]')).toHaveAttribute('data-column', 'name');
  await importer.goTo('review');
  await expect(importer.value(0, 'name')).toHaveText('Person 0');
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks),
  );
  test.info().annotations.push({ type: 'longest task', description: `${Math.round(longest)} ms` });
  expect(longest).toBeLessThan(LONGEST_TASK);
});
