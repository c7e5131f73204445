import type { Locator } from '@playwright/test';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const COLUMNS = 5000;

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

test('5,000 columns are matched with a window of rows, and reviewed', async ({ importer }) => {
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
    await expect(last).toBeInViewport({ timeout: 3000 });
  }).toPass();
  expect(await rows.count()).toBeLessThan(100);
  await last.getByRole('combobox').click();
  await importer.root.getByRole('option', { name: /note/i }).click();
  await expect(last).not.toHaveAttribute('data-column', '');

  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(importer.root.locator('[data-source-column="1"]')).toHaveAttribute('data-column', 'name');
  await importer.goTo('review');
  await expect(importer.value(0, 'name')).toHaveText('Person 0');
});

test.describe('on a phone, where the whole step scrolls', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('1,000 columns are matched, and the row in focus stays', async ({ importer, page }) => {
    const head = Array.from({ length: 1000 }, (_, at) => `extra_${at}`);
    head[2] = 'Adress of mail';
    head[990] = 'Telefone numbr';
    const file = textFile('wide.csv', [head, head.map((_, at) => at)].map((cells) => cells.join(',')).join('\n'));
    await importer.open();
    await importer.upload(file);
    await importer.goTo('map');
    const row = (at: number): Locator => importer.root.locator(`[data-source-column="${at}"]`);
    const rows = importer.root.locator('.rg-map-row');
    const content = importer.root.locator('.rg-content');
    const scroll = (to: number): Promise<void> => content.evaluate((element, top) => element.scrollTo(0, top), to);
    await row(0).getByRole('combobox').focus();
    for (const place of [100_000, 0, 60_000]) {
      await scroll(place);
      await expect(rows.filter({ visible: true }).nth(3)).toBeAttached();
      await expect(async () => {
        const drawn = await content.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const isDrawn = (y: number): boolean =>
            document.elementsFromPoint(innerWidth / 2, y).some((found) => found.classList.contains('rg-map-row'));
          return [isDrawn((top + bottom) / 2), isDrawn(bottom - 20)];
        });
        expect(drawn).toEqual([true, true]);
      }, `rows are drawn at ${place}`).toPass();
      expect(await rows.count()).toBeLessThan(60);
    }
    await expect(row(0).getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(row(1).getByRole('combobox')).toBeFocused();
    await expect(row(1)).toBeInViewport();
  });
});
