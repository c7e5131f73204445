import { HostPage } from '../support/host-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

/** More than the height of an element can show: the bar is shorter than the list. */
const ROWS = 300_000;
const COLUMNS = 200;

function people({ hosts = ['example.com'] } = {}): string {
  const lines = Array.from({ length: ROWS }, (_, row) => `Person ${row},p${row}@${hosts[row % hosts.length]}`);
  return ['name,email', ...lines].join('\n');
}

async function toReview(importer: ImporterPage, query = ''): Promise<void> {
  await importer.open(query);
  await importer.upload(textFile('people.csv', people()));
  await importer.goTo('review');
  await importer.expectCounts(ROWS, ROWS, 0);
}

/** Scrolls, and in each frame counts the rows that are missing where the list should be. */
async function emptyFrames(importer: ImporterPage, steps: readonly number[]): Promise<number> {
  return importer.grid.evaluate(async (grid, tops) => {
    let empty = 0;
    for (const top of tops) {
      grid.scrollTop += top;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const head = grid.querySelector('.rg-head')?.getBoundingClientRect().bottom ?? 0;
      const { bottom } = grid.getBoundingClientRect();
      const boxes = [...grid.querySelectorAll('[data-position]')].map((row) => row.getBoundingClientRect());
      const covers = (y: number): boolean => boxes.some((box) => box.top <= y && box.bottom >= y);
      if (!covers(head + 1) || !covers((head + bottom) / 2) || !covers(bottom - 20)) empty += 1;
    }
    return empty;
  }, steps);
}

test('rows are there in every frame, whether the wheel turns or the bar is dragged', async ({ importer }) => {
  await toReview(importer);
  const wheel = Array.from({ length: 60 }, () => 120);
  const bar = [1_000_000, 1_500_000, -700_000, 3_000_000, -2_000_000, 9_000_000, -400, -9_000_000];
  expect(await emptyFrames(importer, [...wheel, ...bar])).toBe(0);
});

test('rows stay in their place while they are checked and afterwards', async ({ importer }) => {
  await importer.open();
  await importer.upload(textFile('people.csv', people({ hosts: ['', 'example.com', 'example.org'] })));
  await importer.goTo('map');
  const tops = importer.root.evaluate(async (root) => {
    const seen = new Set<number>();
    let stopped = false;
    while (!stopped || root.dataset['busy']) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const grid = root.querySelector('[role=grid]');
      if (grid) seen.add(Math.round(grid.getBoundingClientRect().top));
      stopped ||= root.querySelector('[data-action=stop]') !== null;
    }
    return [...seen];
  });
  await importer.next();
  expect(await tops).toHaveLength(1);
});

test('the bar ends at the last row and begins at the first', async ({ importer }) => {
  await toReview(importer);
  await importer.grid.evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  await expect(importer.value(ROWS - 1, 'name')).toBeInViewport({ ratio: 1 });
  await importer.grid.evaluate((grid) => grid.scrollTo(0, 0));
  await expect(importer.value(0, 'name')).toBeInViewport({ ratio: 1 });
});

test('a wheel moves the list by as many pixels in the middle of the bar', async ({ importer, page }) => {
  await toReview(importer);
  await importer.grid.evaluate((grid) => {
    grid.scrollTop = grid.scrollHeight / 2;
  });
  const position = async (): Promise<number> => Number(await firstInView(importer));
  await expect.poll(position).toBeGreaterThan(ROWS / 3);
  const before = await position();
  await importer.grid.hover();
  await page.mouse.wheel(0, 280);
  await expect.poll(position).toBe(before + 10);
});

/** Position of the row below the header. */
async function firstInView(importer: ImporterPage): Promise<string | null> {
  return importer.grid.evaluate((grid) => {
    const head = grid.querySelector('.rg-head')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...grid.querySelectorAll('[data-position]')];
    const row = rows.find((one) => one.getBoundingClientRect().bottom > head + 1);
    return row?.getAttribute('data-position') ?? null;
  });
}

test('the row with the focus stays in the document out of sight, and an arrow brings it back', async ({
  importer,
  page,
}) => {
  await toReview(importer);
  await importer.cell(2, 'name').click();
  await importer.grid.evaluate((grid) => {
    grid.scrollTop = grid.scrollHeight / 2;
  });
  await expect(importer.cell(2, 'name')).not.toBeInViewport();
  const active = (await importer.grid.getAttribute('aria-activedescendant')) ?? '';
  await expect(page.locator(`[id="${active}"]`)).toHaveText('Person 2');
  await page.keyboard.press('ArrowDown');
  await expect(importer.cell(3, 'name')).toBeInViewport({ ratio: 1 });
  await expect(importer.cell(3, 'name')).toHaveAttribute('data-active', 'true');
});

test.describe('200 columns', () => {
  const header = Array.from({ length: COLUMNS }, (_, at) => `column_${at}`);
  const file = [header, ...Array.from({ length: 40 }, (_, row) => header.map((_name, at) => `${row}:${at}`))]
    .map((cells) => cells.join(','))
    .join('\n');

  for (const language of ['en', 'ar']) {
    test(`those in sight are drawn, header and cells in line (${language})`, async ({ page }) => {
      const host = new HostPage(page);
      const { importer } = host;
      await host.open();
      await host.mount({ columns: header.map((id) => ({ id, label: id })), language, isModal: false });
      await importer.upload(textFile('wide.csv', file));
      await importer.goTo('review');
      await importer.cell(0, 'column_0').click();
      expect(await importer.grid.locator('[data-row="0"] [data-column]').count()).toBeLessThan(20);
      await page.keyboard.press('End');
      const last = importer.cell(0, 'column_199');
      await expect(last).toBeInViewport({ ratio: 1 });
      await expect(importer.value(0, 'column_199')).toHaveText('0:199');
      const head = await importer.grid.locator('[data-header="column_199"]').boundingBox();
      const cell = await last.boundingBox();
      expect(Math.round(head?.x ?? 0)).toBe(Math.round(cell?.x ?? 1));
      expect(head?.width).toBe(cell?.width);
      await page.keyboard.press('Control+Home');
      await expect(importer.cell(0, 'column_0')).toBeInViewport({ ratio: 1 });
    });
  }
});
