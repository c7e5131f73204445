import type { Locator, Page } from '@playwright/test';
import { MESSY_FILE } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the whole import works without a pointer', async ({ importer, page }) => {
  // Starts waiting early, so that the event of the key press is not missed.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Import contacts' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await importer.atStep('upload');
  const browse = importer.root.locator('button', { hasText: 'Choose a file' });
  await expect(browse).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(MESSY_FILE);
  let step = await importer.atStep('header', 'map');
  while (step !== 'values') {
    await tabTo(page, importer.action('continue'));
    await page.keyboard.press('Enter');
    await expect(importer.root).not.toHaveAttribute('data-step', step);
    step = await importer.atStep('map', 'values');
  }
  const gone = importer.root.locator('[data-value="gone"]').getByRole('combobox');
  await tabTo(page, gone);
  await page.keyboard.type('clo');
  await expect(importer.root.getByRole('option')).toHaveText(['closed']);
  await page.keyboard.press('ArrowDown');
  await expect(gone).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(gone).toHaveValue('closed');
  await tabTo(page, importer.action('continue'));
  await page.keyboard.press('Enter');
  await importer.atStep('review');
  await importer.expectCounts(6, 3, 3);

  await tabTo(page, importer.grid);
  await page.keyboard.press('F8');
  await page.keyboard.type('Edsger Dijkstra');
  await page.keyboard.press('Enter');
  await importer.expectCounts(6, 4, 2);
  await expect(importer.grid).toBeFocused();
  // A select cell opens its list, and arrow keys select.
  await page.keyboard.press('Control+Home');
  for (let column = 0; column < 4; column += 1) await page.keyboard.press('ArrowRight');
  await expect(importer.cell(0, 'plan')).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(importer.value(0, 'plan')).toHaveText('inactive');
  // Escape cancels an edit and keeps the dialog open.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(importer.root.getByRole('alertdialog')).toHaveCount(0);
  await expect(importer.grid).toBeFocused();

  await tabTo(page, importer.action('submit'));
  await page.keyboard.press('Enter');
  // A third of the rows would be skipped.
  await tabTo(page, importer.action('confirm-skip'));
  await page.keyboard.press('Enter');
  await importer.atStep('complete');
  await tabTo(page, importer.root.locator('footer [data-action="close"]'));
  await page.keyboard.press('Enter');
  await expect(importer.root).toHaveCount(0);
  await expect(page.locator('#result-count')).toHaveText('4');
  await expect(opener).toBeFocused();
});

test('Escape asks before work is lost, and the focus returns to where it was', async ({ importer, page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Import contacts' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await importer.atStep('upload');
  await page.keyboard.press('Escape');
  await expect(importer.root).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await importer.upload(MESSY_FILE);
  await importer.goTo('map');
  const field = importer.root.locator('[data-source-column="2"]').getByRole('combobox');
  await field.focus();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await importer.atStep('map');
  await expect(field).toBeFocused();
  await expect(importer.root.locator('[data-source-column="2"]')).toHaveAttribute('data-column', 'amount');

  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await importer.goTo('review');
  await importer.cell(1, 'name').click();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(importer.root).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await importer.atStep('upload');
  await expect(importer.notice).toHaveCount(0);
});

test('Tab reaches every control of every step: each stop is visible, none is covered, and Continue is reached', async ({
  importer,
  page,
}) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  for (;;) {
    const step = await importer.atStep('header', 'map', 'values', 'review');
    // The step receives the focus when it appears, so that screen readers start at its beginning.
    await expect(importer.root.getByRole('group').and(importer.root.locator('[tabindex="-1"]'))).toBeFocused();
    const on = importer.root.locator('footer [data-kind="primary"]');
    const stops: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const { left, top, width, height } = element.getBoundingClientRect();
          const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
          const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1);
          const above = document.elementFromPoint(x, y);
          const isHidden = getComputedStyle(element).clipPath !== 'none';
          const isSeen = isHidden || element.contains(above) || (above?.contains(element) ?? false);
          // The grid marks its active cell instead of itself.
          const hasMark =
            isHidden || element.matches('[role=grid]') || getComputedStyle(element).outlineStyle !== 'none';
          return isSeen && hasMark ? 'seen' : `${element.tagName} ${element.className} is covered or unmarked`;
        }),
      );
      if (await on.evaluate((element) => element === document.activeElement)) break;
    }
    expect({ step, stops: [...new Set(stops)] }).toEqual({ step, stops: ['seen'] });
    await expect(on).toBeFocused();
    if (step === 'review') break;
    await page.keyboard.press('Enter');
    await expect(importer.root).not.toHaveAttribute('data-step', step);
  }
});

test('F8 and Shift+F8 move through the errors of the whole file and announce each', async ({ importer, page }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await importer.grid.focus();
  const announcement = importer.root.locator('output');
  const walk: [string, number, string, RegExp][] = [
    ['F8', 3, 'name', /^Error 1 of 8, column Name\. A value is required$/],
    ['F8', 4, 'email', /^Error 2 of 8, column Email\. Duplicate of row/],
    ['F8', 4, 'amount', /^Error 3 of 8, column Amount/],
    ['Shift+F8', 4, 'email', /^Error 2 of 8/],
    ['Shift+F8', 3, 'name', /^Error 1 of 8/],
  ];
  for (const [key, row, column, words] of walk) {
    await page.keyboard.press(key);
    await expect(importer.cell(row, column)).toHaveAttribute('data-active', 'true');
    await expect(announcement).toHaveText(words);
    await expect(importer.grid).toBeFocused();
    const named = await importer.grid.getAttribute('aria-activedescendant');
    await expect(importer.cell(row, column)).toHaveAttribute('id', named ?? '');
  }
});

test('? lists the keys, and the focus returns to where it was', async ({ importer, page }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await importer.cell(1, 'email').click();
  await page.keyboard.press('?');
  await expect(list.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(list).toContainText('F8');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(importer.grid).toBeFocused();
  await expect(importer.root.getByRole('alertdialog')).toHaveCount(0);
  const button = importer.root.locator('[data-action="keys"]');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  await expect(button).toBeFocused();
  // In a text field, it is a normal character.
  await importer.cell(1, 'name').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('?');
  await expect(importer.grid.getByRole('textbox')).toHaveValue('Grace Hopper?');
});

test('rows are selected and deleted with the keyboard, and the focus stays in the rows', async ({ importer, page }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await importer.grid.focus();
  await page.keyboard.press('Shift+Space');
  await expect(importer.grid.getByRole('row', { selected: true })).toHaveCount(1);
  await tabTo(page, importer.action('delete-rows'));
  await page.keyboard.press('Enter');
  await importer.expectCounts(5, 2, 3);
  await expect(importer.grid).toBeFocused();
  await page.keyboard.press('Control+z');
  await importer.expectCounts(6, 3, 3);
});
