import type { Locator, Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const IDS = Array.from({ length: 16 }, (_, at) => `field${at}`);
const PROPS: CSVImporterProps = { isModal: false, columns: IDS.map((id) => ({ id, label: id })) };
const LINES = Array.from({ length: 300 }, (_, row) => IDS.map((id) => `${id} ${row}`).join());
const FILE = textFile('wide.csv', [IDS.join(), ...LINES].join('\n'));

const head = ({ grid }: ImporterPage, column: number): Locator =>
  grid.locator(`[data-header=field${column}] .rg-label`);
const said = ({ root }: ImporterPage): Locator => root.locator('.rg-review output');
const line = ({ grid }: ImporterPage): Locator => grid.locator('.rg-drop');

/** The first columns from the start of the line, by number. */
const order = async ({ grid }: ImporterPage, count: number): Promise<readonly number[]> => {
  const found = await grid
    .locator('[data-header]')
    .evaluateAll((cells) =>
      cells.map(
        (cell) => [Number(cell.getAttribute('aria-colindex')), cell.getAttribute('data-header') ?? ''] as const,
      ),
    );
  return found
    .toSorted(([left], [right]) => left - right)
    .slice(0, count)
    .map(([, id]) => Number(id.slice('field'.length)));
};

async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
}

/** Moves the pointer to the left or right part of a header. */
async function dragTo({ grid, page }: ImporterPage, column: number, part: number): Promise<void> {
  const box = await grid.locator(`[data-header=field${column}]`).boundingBox();
  await page.mouse.move(box!.x + box!.width * part, box!.y + 12, { steps: 6 });
}

async function toReview(page: Page, props: CSVImporterProps = {}): Promise<ImporterPage> {
  const importer = await new HostPage(page).review({ ...PROPS, ...props }, FILE);
  await expect(importer.root.locator('[data-action=view]')).toBeEnabled();
  return importer;
}

test.use({ viewport: { width: 1280, height: 900 } });

test('a header selects first, and then moves what is selected', async ({ page }) => {
  const importer = await toReview(page);
  const { grid } = importer;
  // Not selected yet, a drag selects a range.
  await press(page, head(importer, 1));
  await dragTo(importer, 2, 0.5);
  await page.mouse.up();
  await expect(said(importer)).toHaveText('Selected rows: 300, columns: 2');
  await expect(grid.locator('[role=columnheader][aria-selected]')).toHaveText([/field1/, /field2/]);
  expect(await order(importer, 4)).toEqual([0, 1, 2, 3]);

  await press(page, head(importer, 2));
  await dragTo(importer, 4, 0.3);
  await expect(line(importer)).toBeVisible();
  await expect(async () => {
    const header = grid.locator('[data-header=field4]');
    const [mark, target] = await Promise.all([line(importer).boundingBox(), header.boundingBox()]);
    expect(mark!.x + mark!.width).toBeCloseTo(target!.x, 0);
    expect(mark!.height).toBeGreaterThan(400);
  }).toPass({ timeout: 15_000 });
  await page.screenshot({ path: test.info().outputPath('moving.png') });
  await dragTo(importer, 4, 0.7);
  await page.mouse.up();
  await expect(line(importer)).toHaveCount(0);
  await expect.poll(() => order(importer, 5)).toEqual([0, 3, 4, 1, 2]);
  await expect(said(importer)).toHaveText('Column field1, field2 moved to position 4 of 16');
  await expect(grid.locator('[role=columnheader][aria-selected]')).toHaveText([/field1/, /field2/]);
  await expect(importer.cell(3, 'field1')).toHaveAttribute('aria-colindex', '5');
  await expect(importer.cell(3, 'field1')).toHaveText('field1 3');
  expect(await violations(page)).toEqual([]);

  // A press without a move selects that column alone.
  await head(importer, 2).click();
  await expect(grid.locator('[role=columnheader][aria-selected]')).toHaveText([/field2/]);
  // Where the columns are already, nothing would change.
  await press(page, head(importer, 2));
  await dragTo(importer, 1, 0.8);
  await expect(line(importer)).toHaveCount(0);
  await page.mouse.up();
  expect(await order(importer, 5)).toEqual([0, 3, 4, 1, 2]);
});

test('Escape cancels, and closes nothing', async ({ page }) => {
  const importer = await toReview(page);
  await head(importer, 3).click();
  await press(page, head(importer, 3));
  await dragTo(importer, 1, 0.3);
  await expect(line(importer)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line(importer)).toHaveCount(0);
  await page.mouse.up();
  expect(await order(importer, 4)).toEqual([0, 1, 2, 3]);
  await expect(importer.grid.locator('[role=columnheader][aria-selected]')).toHaveText([/field3/]);
  await expect(importer.grid).toBeFocused();
});

for (const language of ['en', 'ar']) {
  test(`the table scrolls at its edges, also into frozen columns, ${language}`, async ({ page }) => {
    const importer = await toReview(page, { language });
    const { grid, root } = importer;
    await grid.locator('[data-header=field1] [data-action=filter]').click();
    await root.locator('[data-action=freeze-column]').click();
    await head(importer, 3).click();
    await press(page, head(importer, 3));
    const box = await grid.boundingBox();
    const [start, end] = language === 'ar' ? [box!.x + box!.width, box!.x] : [box!.x, box!.x + box!.width];
    const inwards = language === 'ar' ? -1 : 1;
    await page.mouse.move(end - inwards * 2, box!.y + 12, { steps: 6 });
    await expect(head(importer, 15)).toBeInViewport();
    await dragTo(importer, 14, 0.5);
    await page.mouse.up();
    await expect(grid.locator('[data-header=field3]')).toHaveAttribute('aria-colindex', /^1[56]$/);
    await expect(grid.locator('[data-frozen]').first()).toBeInViewport();

    await press(page, head(importer, 3));
    await page.mouse.move(start + inwards * 100, box!.y + 12, { steps: 6 });
    await page.screenshot({ path: test.info().outputPath(`frozen-${language}.png`) });
    await page.mouse.up();
    await expect.poll(() => order(importer, 3)).toEqual([3, 0, 1]);
    await expect(grid.locator('[role=columnheader][data-frozen]')).toHaveCount(3);
  });
}

test('every frozen column can be resized at both sides of its end', async ({ page }) => {
  const importer = await toReview(page);
  const { grid, root } = importer;
  await grid.locator('[data-header=field2] [data-action=filter]').click();
  await root.locator('[data-action=freeze-column]').click();
  await grid.evaluate((scroller) => scroller.scrollBy(300, 0));
  for (const column of [0, 1, 2]) {
    for (const side of [-3, 3]) {
      const header = grid.locator(`[data-header=field${column}]`);
      const before = await header.boundingBox();
      const end = before!.x + before!.width + side;
      // From the column after it, as the pointer comes from there.
      await page.mouse.move(end + 20, before!.y + 20);
      await page.mouse.move(end, before!.y + 20, { steps: 4 });
      await page.mouse.down();
      await page.mouse.move(end - 12, before!.y + 20, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => Math.round((await header.boundingBox())!.width - before!.width)).toBe(-12);
    }
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 800 } });

  test('a grip in each header moves its column', async ({ page }) => {
    const importer = await toReview(page);
    const grip = importer.grid.locator('[data-header=field2] [data-action=grip-column]');
    const box = (await grip.boundingBox())!;
    const target = (await importer.grid.locator('[data-header=field0]').boundingBox())!;
    const y = box.y + box.height / 2;
    const client = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number): Promise<void> => {
      await client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    };
    await touch('touchStart', box.x + box.width / 2);
    for (const x of [box.x - 40, target.x + 60, target.x + 20]) await touch('touchMove', x);
    await expect(line(importer)).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('grips.png') });
    await touch('touchEnd');
    await expect.poll(() => order(importer, 4)).toEqual([2, 0, 1, 3]);
    await expect(said(importer)).toHaveText('Column field2 moved to position 1 of 16');
    expect(await violations(page)).toEqual([]);
  });
});
