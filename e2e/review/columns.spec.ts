import type { Locator } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const FEW = ['name', 'city', 'plan'];
const MANY = Array.from({ length: 30 }, (_, index) => `field${index}`);
const LONG = 'A text that is much longer than the column is wide';

const propsOf = (ids: readonly string[], more: CSVImporterProps = {}): CSVImporterProps => ({
  isModal: false,
  columns: ids.map((id) => ({ id, label: id })),
  ...more,
});

async function toReview(page: HostPage, ids: readonly string[], more?: CSVImporterProps): Promise<ImporterPage> {
  const lines = Array.from({ length: 40 }, (_, row) =>
    ids.map((id, at) => (at === 0 && row === 2 ? LONG : `${id} ${row}`)),
  );
  const file = textFile('people.csv', [ids, ...lines].map((line) => line.join(',')).join('\n'));
  const importer = await page.review(propsOf(ids, more), file);
  await expect(importer.root.locator('[data-action=view]')).toBeEnabled();
  return importer;
}

const head = ({ grid }: ImporterPage, column: string): Locator => grid.locator(`[data-header=${column}]`);
const edge = (importer: ImporterPage, column: string): Locator =>
  head(importer, column).locator('[data-action=resize-column]');
const widths = async (importer: ImporterPage, ids: readonly string[]): Promise<readonly number[]> =>
  Promise.all(ids.map(async (id) => (await head(importer, id).boundingBox())?.width ?? 0));

async function drag(page: HostPage, handle: Locator, by: number): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The edge of the column is not visible.');
  const { mouse } = page.page;
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x + box.width / 2 + by, box.y + 5, { steps: 4 });
  await mouse.up();
}

test.describe('widths of the columns', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a dragged edge changes one column, and cells keep to their header', async ({ page }) => {
    const host = new HostPage(page);
    const importer = await toReview(host, FEW);
    const [name = 0, city = 0, plan = 0] = await widths(importer, FEW);
    await drag(host, edge(importer, 'name'), -120);
    await expect.poll(() => widths(importer, FEW)).toEqual([name - 120, city, plan]);
    const cell = importer.grid.locator('[data-position="3"] [data-column=city]');
    expect(await cell.boundingBox()).toMatchObject({ x: (await head(importer, 'city').boundingBox())?.x, width: city });
    await expect(importer.grid.locator('[data-ranged]'), 'no column is selected').toHaveCount(0);
    await drag(host, edge(importer, 'name'), -4000);
    await expect.poll(() => widths(importer, FEW), 'not narrower than its menu').toEqual([64, city, plan]);
    expect(await violations(page)).toEqual([]);
  });

  test('a double click on the edge shows the whole of the longest value', async ({ page }) => {
    const host = new HostPage(page);
    const importer = await toReview(host, MANY);
    const value = importer.grid.locator('[data-column=field0] .rg-value', { hasText: LONG });
    const isCut = async (): Promise<boolean> => value.evaluate((text) => text.scrollWidth > text.clientWidth);
    expect(await isCut()).toBe(true);
    await edge(importer, 'field0').dblclick();
    await expect.poll(isCut).toBe(false);
    const [fitted = 0] = await widths(importer, ['field0']);
    await drag(host, edge(importer, 'field0'), 200);
    await edge(importer, 'field0').dblclick();
    await expect.poll(() => widths(importer, ['field0'])).toEqual([fitted]);
  });

  test('keys change the width of the active column', async ({ page }) => {
    const importer = await toReview(new HostPage(page), FEW);
    const [, city = 0] = await widths(importer, FEW);
    await importer.grid.locator('[data-position="0"] [data-column=city]').click();
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect.poll(async () => (await widths(importer, FEW))[1]).toBe(city + 16);
    await page.keyboard.press('Alt+Shift+ArrowLeft');
    await page.keyboard.press('Alt+Shift+ArrowLeft');
    await expect.poll(async () => (await widths(importer, FEW))[1]).toBe(city - 16);
  });

  test('from right to left, the edge is on the left', async ({ page }) => {
    const host = new HostPage(page);
    const importer = await toReview(host, FEW, { language: 'ar' });
    const [name = 0, city = 0, plan = 0] = await widths(importer, FEW);
    await drag(host, edge(importer, 'name'), 60);
    await expect.poll(() => widths(importer, FEW)).toEqual([name - 60, city, plan]);
  });

  test('sorting and filtering change neither the widths nor what is in view', async ({ page }) => {
    const host = new HostPage(page);
    const importer = await toReview(host, MANY);
    const { grid, root } = importer;
    await grid.evaluate((scroller) => scroller.scrollBy({ left: 1800 }));
    await drag(host, edge(importer, 'field11'), 50);
    const place = async (): Promise<unknown> => {
      const box = await head(importer, 'field12').boundingBox();
      return box && { x: box.x, width: box.width };
    };
    const before = await place();
    expect(before).not.toBeNull();
    await head(importer, 'field12').locator('[data-action=filter]').click();
    await root.locator('[data-action=sort-descending]').click();
    await expect(head(importer, 'field12')).toHaveAttribute('aria-sort', 'descending');
    expect(await place()).toEqual(before);
    await root.locator('[data-action=remove-view]').click();
    await expect(head(importer, 'field12')).not.toHaveAttribute('aria-sort');
    expect(await place()).toEqual(before);
    await importer.filter('valid');
    await expect(grid).toHaveAttribute('aria-rowcount', '40');
    expect(await place()).toEqual(before);
  });
});
