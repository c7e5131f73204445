import type { Locator, Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import type { MakeProps } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const IDS = ['name', 'city', 'amount', ...Array.from({ length: 17 }, (_, at) => `field${at}`)];
const PROPS: CSVImporterProps = {
  isModal: false,
  columns: IDS.map((id) => ({ id, label: id, ...(id === 'amount' ? { type: 'number' } : {}) })),
};
const LINES = Array.from({ length: 60 }, (_, row) =>
  IDS.map((id) => (id === 'amount' ? (row === 7 ? 'much' : String(row)) : `${id} ${row}`)).join(),
);
const FILE = textFile('wide.csv', [IDS.join(), ...LINES].join('\n'));

const headers = async ({ grid }: ImporterPage, count: number): Promise<readonly string[]> => {
  const found = await grid
    .locator('[data-header]')
    .evaluateAll((cells) =>
      cells
        .toSorted((left, right) => left.getBoundingClientRect().left - right.getBoundingClientRect().left)
        .map((cell) => (cell as HTMLElement).dataset['header'] ?? ''),
    );
  return found.slice(0, count);
};
const said = ({ root }: ImporterPage): Locator => root.locator('.rg-review output');
const chip = ({ root }: ImporterPage): Locator => root.locator('[data-action=show-columns]');

async function toReview(page: Page, props: CSVImporterProps = {}): Promise<ImporterPage> {
  const importer = await new HostPage(page).review({ ...PROPS, ...props }, FILE);
  await expect(importer.root.locator('[data-action=view]')).toBeEnabled();
  return importer;
}

test.describe('the layout of columns', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('hidden columns are named with their errors, and come back when something is found in them', async ({
    page,
  }) => {
    const importer = await toReview(page);
    const { grid, root } = importer;
    await importer.chooseInColumn('city', 'hide-column');
    await expect(said(importer)).toHaveText('Column city hidden');
    await expect(chip(importer)).toHaveText('1 column hiddenShow');
    await importer.chooseInColumn('amount', 'hide-column');
    await expect(chip(importer)).toHaveText('2 columns hidden · amount: 1 errorShow');
    await expect.poll(() => headers(importer, 3)).toEqual(['name', 'field0', 'field1']);
    await expect(grid).toHaveAttribute('aria-colcount', '19');
    await importer.expectCounts(60, 59, 1);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('hidden.png') });

    // Other rows keep the layout, and cells keep their values.
    await grid.locator('[data-header=field0] [data-action=sort]').click();
    await expect.poll(() => headers(importer, 2)).toEqual(['name', 'field0']);
    await importer.edit(1, 'field0', 'typed');
    await expect(importer.value(1, 'field0')).toHaveText('typed');
    await root.locator('[data-action=remove-view]').click();

    await grid.press('F8');
    await expect(importer.cell(7, 'amount')).toHaveAttribute('data-active', 'true');
    await expect(chip(importer)).toHaveText('1 column hiddenShow');
    await chip(importer).click();
    await expect(chip(importer)).toHaveCount(0);
    await expect.poll(() => headers(importer, 4)).toEqual(['name', 'city', 'amount', 'field0']);
  });

  test('copying and pasting follow the columns as they are shown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const importer = await toReview(page);
    const { grid } = importer;
    await importer.chooseInColumn('city', 'hide-column');
    await importer.chooseInColumn('name', 'move-column-right');
    await page.keyboard.press('Escape');
    await expect.poll(() => headers(importer, 3)).toEqual(['amount', 'name', 'field0']);
    await importer.cell(2, 'amount').click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+c');
    await expect
      .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trimEnd())
      .toBe('2\tname 2\tfield0 2');
    await importer.cell(4, 'amount').click();
    await page.keyboard.press('Control+v');
    await expect(importer.value(4, 'amount')).toHaveText('2');
    await expect(importer.value(4, 'name')).toHaveText('name 2');
    await expect(importer.value(4, 'field0')).toHaveText('field0 2');
    await chip(importer).click();
    await expect(importer.value(4, 'city'), 'a hidden column is not pasted over').toHaveText('city 4');
    await expect(grid.locator('[data-row="4"] [data-edited]')).toHaveCount(3);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`frozen columns stay in view, ${direction}`, async ({ page }) => {
      const importer = await toReview(page, direction === 'rtl' ? { language: 'ar' } : {});
      const { grid } = importer;
      await importer.chooseInColumn('city', 'freeze-column');
      await expect(grid.locator('[data-header=city][data-frozen]')).toBeVisible();
      const before = await importer.cell(3, 'city').boundingBox();
      await importer.cell(3, 'city').click();
      await page.keyboard.press('Control+' + (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'));
      await expect(importer.cell(3, 'field16')).toBeInViewport();
      expect(await importer.cell(3, 'city').boundingBox()).toEqual(before);
      await expect(importer.cell(3, 'name')).toBeInViewport();
      await page.screenshot({ path: test.info().outputPath(`frozen-${direction}.png`) });
      // Moving back, no cell stays below the frozen ones.
      for (let presses = 0; presses < 16; presses += 1) {
        await page.keyboard.press(direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
        await expect(async () => {
          const [active, frozen] = await Promise.all([
            grid.locator('[data-row="3"] [data-active]').boundingBox(),
            importer.cell(3, 'city').boundingBox(),
          ]);
          if (direction === 'rtl') expect(active!.x + active!.width).toBeLessThanOrEqual(frozen!.x + 2);
          else expect(active!.x).toBeGreaterThanOrEqual(frozen!.x + frozen!.width - 2);
        }).toPass({ timeout: 15_000 });
      }
      await importer.edit(4, 'city', 'Oslo');
      await expect(importer.value(4, 'city')).toHaveText('Oslo');
      await importer.chooseInColumn('city', 'freeze-column');
      await grid.evaluate((scroller, by) => scroller.scrollBy(by, 0), direction === 'rtl' ? -2000 : 2000);
      await expect(importer.cell(3, 'city')).not.toBeInViewport();
    });
  }

  test('as many columns freeze as leave room for others', async ({ page }) => {
    const importer = await toReview(page);
    await importer.chooseInColumn('field16', 'freeze-column');
    const frozen = importer.grid.locator('[data-header][data-frozen]');
    await expect(frozen.nth(2)).toBeVisible();
    const before = await importer.cell(3, 'amount').boundingBox();
    await importer.cell(3, 'amount').click();
    await page.keyboard.press('Control+ArrowRight');
    await expect(importer.cell(3, 'field16')).toBeInViewport();
    expect(await importer.cell(3, 'amount').boundingBox()).toEqual(before);
    const chosen = IDS.indexOf('field16') + 1;
    const text = `Columns frozen: ${await frozen.count()} of ${chosen} (no room for more)`;
    await expect(said(importer)).toHaveText(text);
    const notice = importer.root.locator('[data-action=unfreeze-columns]');
    await expect(notice).toHaveText(`${text}Unfreeze`);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('frozen-as-many.png') });
    await notice.click();
    await expect(frozen).toHaveCount(0);
    await expect(notice).toHaveCount(0);
  });

  test('work by keyboard', async ({ page }) => {
    const importer = await toReview(page);
    const { grid, root } = importer;
    await grid.focus();
    await page.keyboard.press('Alt+ArrowDown');
    const right = root.locator('[data-action=move-column-right]');
    await right.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(said(importer)).toHaveText('Column name moved to position 3 of 20');
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('dialog.png') });
    await page.keyboard.press('Escape');
    await expect.poll(() => headers(importer, 3)).toEqual(['city', 'amount', 'name']);
    await expect(grid).toBeFocused();
    await expect(importer.cell(0, 'name')).toHaveAttribute('data-active', 'true');
  });

  test('the layout is the same after going back, and after a reload', async ({ page }) => {
    const host = new HostPage(page);
    await host.open({ css: '#place { height: 820px }' });
    await host.mount(PROPS, keepsInTab);
    const { importer } = host;
    const { grid, root } = importer;
    await importer.upload(FILE);
    await importer.goTo('review');
    await expect(root.locator('[data-action=view]')).toBeEnabled();
    await importer.chooseInColumn('field1', 'hide-column');
    await importer.chooseInColumn('amount', 'move-column-left');
    await page.keyboard.press('Escape');
    await importer.chooseInColumn('name', 'freeze-column');
    await importer.cell(3, 'city').click();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Alt+Shift+ArrowLeft');
    await root.locator('[data-action=density]').click();
    const layout = async (): Promise<unknown> => ({
      order: await headers(importer, 5),
      widths: await grid
        .locator('[data-header]')
        .evaluateAll((cells) => cells.slice(0, 5).map((cell) => Math.round(cell.getBoundingClientRect().width))),
      frozen: await grid.locator('[data-header][data-frozen]').count(),
      hidden: await chip(importer).textContent(),
      compact: await root.locator('[data-action=density]').getAttribute('aria-pressed'),
    });
    const before = await layout();
    expect(before).toMatchObject({
      order: ['name', 'amount', 'city', 'field0', 'field2'],
      frozen: 1,
      hidden: '1 column hiddenShow',
      compact: 'false',
    });
    await importer.back('map');
    await importer.goTo('review');
    await expect.poll(layout).toEqual(before);

    const kept = (): Promise<string> => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(kept).toContain('comfortable');
    await host.open({ css: '#place { height: 820px }' });
    await host.mount(PROPS, keepsInTab);
    await importer.atStep('upload');
    await root.locator('[data-action=resume]').click();
    await importer.atStep('review');
    await expect.poll(layout).toEqual(before);
  });
});

/** Keeps the import in the session storage, as text. */
const keepsInTab: MakeProps = () => ({
  persist: {
    load: async (key) => {
      const text = sessionStorage.getItem(`host ${key}`);
      return text === null ? null : new Blob([text]);
    },
    save: async (key, value) => sessionStorage.setItem(`host ${key}`, await value.text()),
    remove: async (key) => sessionStorage.removeItem(`host ${key}`),
  },
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('columns do not freeze, because rows are cards', async ({ page }) => {
    const importer = await new HostPage(page).review(PROPS, FILE);
    await importer.useTool('view');
    const { root } = importer;
    await expect(root.locator('dialog [data-action=hide-column]')).toBeVisible();
    await expect(root.locator('dialog [data-action=freeze-column]')).toHaveCount(0);
    await page.screenshot({ path: test.info().outputPath('phone.png') });
  });
});
