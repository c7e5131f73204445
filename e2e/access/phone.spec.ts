import { textFile, MESSY_FILE } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the whole flow fits on a phone', async ({ importer, page }) => {
  const expectFits = async (): Promise<void> => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const box = await importer.root.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
  };
  await importer.open();
  await expectFits();
  await importer.upload(MESSY_FILE);
  for (;;) {
    await expectFits();
    if ((await importer.root.getAttribute('data-step')) === 'review') break;
    await expect(importer.action('continue')).toBeInViewport({ ratio: 1 });
    await importer.next();
  }
  await importer.expectCounts(6, 3, 3);
  await expect(importer.value(0, 'name')).toBeInViewport();
  await expect(importer.action('submit')).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: test.info().outputPath('review.png') });
  await importer.edit(3, 'name', 'Edsger');
  await importer.expectCounts(6, 4, 2);
  const { rows } = await importer.deliver();
  expect(rows).toHaveLength(4);
});

test('rows are cards with names next to values and errors as text, and a grid to assistive technology', async ({
  importer,
}) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await expect(importer.grid).toHaveAttribute('aria-rowcount', '6');
  await expect(importer.grid).toHaveAttribute('aria-colcount', '9');
  await importer.filter('invalid');
  const card = importer.grid.locator('[data-row="4"]');
  await expect(card).toHaveAttribute('aria-rowindex', '2');
  await expect(card.getByRole('rowheader')).toContainText('6 errors');
  const amount = importer.cell(4, 'amount');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toHaveAccessibleDescription(/at least 0/);
  await expect(amount).toHaveAttribute('aria-colindex', '4');
  await amount.scrollIntoViewIfNeeded();
  await expect(amount.locator('.rg-label')).toHaveText('Amount');
  await expect(amount.locator('.rg-issue')).toBeInViewport();
  const [label, value] = [
    await amount.locator('.rg-label').boundingBox(),
    await amount.locator('.rg-value').boundingBox(),
  ];
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(value?.x ?? 0);
});

test('the texts of the buttons of a small dialog stay within them, in long languages too', async ({
  importer,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await importer.open('rows=exclude&language=de');
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await importer.action('submit').tap();
  const dialog = importer.root.getByRole('alertdialog');
  await expect(importer.action('confirm-skip')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('skip.png') });
  const overflowing = await dialog
    .locator('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight)
        .map((button) => button.textContent),
    );
  expect(overflowing).toEqual([]);
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(360);
});

test('the tools of the review take one row; the others are in a menu', async ({ importer, page }) => {
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await importer.open();
    await importer.upload(MESSY_FILE);
    await importer.goTo('review');
    await importer.expectCounts(6, 3, 3);
    await expect(importer.action('error-groups')).toBeVisible();
    const buttons = importer.root.locator('.rg-toolbar button');
    const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} pixels`).toBe(1);
    await importer.root.locator('[data-action=more]').tap();
    const item = (name: string) => importer.root.locator(`[role=menu] [data-action=${name}]`);
    for (const name of ['view', 'results', 'density', 'download-errors', 'left-out']) {
      await expect(item(name)).toBeVisible();
    }
    await expect(item('full-screen'), 'the dialog fills the window').toBeHidden();
    await expect(item('keys'), 'fingers have no keys').toBeHidden();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    await expect(item('download-errors')).toBeFocused();
    await item('left-out').tap();
    await expect(importer.root.getByRole('dialog', { name: 'Fix errors in a spreadsheet' })).toBeVisible();
  }
});

test('a second tap edits in place, with the editor of the column', async ({ importer, page }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await importer.filter('invalid');
  const name = importer.cell(3, 'name');
  await name.tap();
  await expect(name).toHaveAttribute('data-active', 'true');
  await expect(importer.grid.getByRole('textbox')).toHaveCount(0);
  await name.tap();
  const field = name.getByRole('textbox', { name: 'Name' });
  await expect(field).toBeFocused();
  await field.fill('Edsger');
  await page.keyboard.press('Enter');
  await importer.expectCounts(6, 4, 2);
  const plan = importer.cell(4, 'plan');
  await plan.tap();
  await plan.tap();
  await plan.getByRole('option', { name: 'closed' }).tap();
  await expect(importer.value(4, 'plan')).toHaveText('closed');
  await expect(plan).not.toHaveAttribute('aria-invalid', 'true');
});

test('arrow keys follow the visual order', async ({ importer, page }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await importer.cell(0, 'name').click();
  await page.keyboard.press('ArrowDown');
  await expect(importer.cell(0, 'email')).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(importer.cell(1, 'email')).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('End');
  await expect(importer.cell(1, 'note')).toHaveAttribute('data-active', 'true');
  await expect(importer.cell(1, 'note')).toBeInViewport({ ratio: 1 });
});

test('one key reaches the last of very many cards, and few are rendered', async ({ importer, page }) => {
  const rows = 200_000;
  const lines = Array.from({ length: rows }, (_, row) => `Person ${row},p${row}@example.com`);
  await importer.open();
  await importer.upload(textFile('people.csv', ['name,email', ...lines].join('\n')));
  await importer.goTo('review');
  await importer.expectCounts(rows, rows, 0);
  await expect(importer.grid).toHaveAttribute('aria-rowcount', String(rows));
  expect(await importer.grid.getByRole('row').count()).toBeLessThan(20);
  await importer.cell(0, 'name').click();
  await page.keyboard.press('Control+End');
  await expect(importer.value(rows - 1, 'email')).toHaveText(`p${rows - 1}@example.com`);
  await expect(importer.cell(rows - 1, 'email')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Control+Home');
  await expect(importer.cell(0, 'name')).toBeInViewport({ ratio: 1 });
});

test('tap targets are large enough', async ({ importer }) => {
  const small = async (least: number, selector: string): Promise<string[]> =>
    importer.root.evaluate(
      (root, wanted) =>
        [...root.querySelectorAll<HTMLElement>(wanted.selector)]
          .filter((element) => element.offsetParent !== null && !element.closest('.rg-hidden, [hidden]'))
          .flatMap((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width < wanted.least || height < wanted.least
              ? [`${element.className} ${element.textContent}: ${Math.round(width)} x ${Math.round(height)}`]
              : [];
          }),
      { least, selector },
    );
  await importer.open();
  await importer.upload(MESSY_FILE);
  for (;;) {
    const step = await importer.atStep('header', 'map', 'values', 'review');
    expect({ step, small: await small(24, 'button, select, .rg-segment, .rg-choice, th label') }).toEqual({
      step,
      small: [],
    });
    expect({
      step,
      small: await small(44, 'footer button, [role=combobox], .rg-panel button, .rg-toolbar button, .rg-segment'),
    }).toEqual({
      step,
      small: [],
    });
    if (step === 'review') break;
    await importer.next();
  }
});

test('find and replace leaves room for the rows and for all of the current cell', async ({ importer }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  const { root } = importer;
  await root.locator('[data-action=find]').click();
  await root.locator('[data-action=show-replace]').click();
  const footer = (await root.locator('.rg-footer').boundingBox())!;
  const panel = (await root.locator('.rg-panel').boundingBox())!;
  expect(panel.y + panel.height).toBeLessThanOrEqual(footer.y);
  expect((await root.locator('.rg-find').boundingBox())!.height).toBeLessThan(200);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, isMobile: true });

  test('a column with room is sorted with its button', async ({ importer }) => {
    await importer.open();
    await importer.upload(MESSY_FILE);
    await importer.goTo('review');
    const wide = importer.grid.locator('[data-header]:not([data-narrow])').first();
    await wide.locator('[data-action=sort]').tap();
    await expect(wide).toHaveAttribute('aria-sort', 'ascending');
    await expect(importer.root.locator('[data-action=keys]')).toBeHidden();
  });
});
