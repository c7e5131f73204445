import type { Page } from '@playwright/test';
import { Looks, RULES_OF_THEMES } from '../support/axe.js';
import type { ImporterPage } from '../support/importer-page.js';
import { MESSY_FILE, textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PRESETS = ['minimal', 'modern', 'compact', 'dark', 'corporate', 'playful'];
// Each axe run takes a second or more, and there are many.
test.describe.configure({ timeout: 300_000 });

const PHONE = { width: 375, height: 780 };

interface Walk {
  readonly page: Page;
  readonly importer: ImporterPage;
  readonly look: (where: string) => Promise<void>;
}

interface TagImporter {
  showModal(): void;
  update(options: unknown): void;
}

declare const shown: TagImporter;

async function everyStep({ page, importer, look }: Walk): Promise<void> {
  await look('upload');
  await importer.choose(textFile('empty.csv', ''));
  await expect(importer.notice).toHaveCount(1);
  await look('upload refused');
  await importer.upload(MESSY_FILE);
  if ((await importer.root.getAttribute('data-step')) === 'map') await importer.back('header');
  await look('header');
  await importer.goTo('map');
  await look('map');
  await importer.root.locator('[data-source-column="1"]').getByRole('combobox').click();
  await expect(importer.root.getByRole('option').first()).toBeVisible();
  await look('map, list open');
  await page.keyboard.press('Escape');
  await importer.goTo('values');
  await look('values');
  await importer.goTo('review');
  await expect(importer.value(0, 'name')).toBeVisible();
  await look('review');
  await importer.cell(0, 'plan').click();
  await page.keyboard.press('Enter');
  await expect(importer.grid.getByRole('option').first()).toBeVisible();
  await look('review, editing');
  await page.keyboard.press('Escape');
  await importer.grid.getByRole('checkbox').first().click();
  await look('review, a row chosen');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await look('keys');
  await page.keyboard.press('Escape');
  await importer.filter('valid');
  await look('review, filtered');
  await importer.root.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('leaving');
  await page.keyboard.press('Escape');
  await importer.submit();
  await look('complete');
}

/** The states that together show every color a preset sets. */
async function everyColour({ page, importer, look }: Walk): Promise<void> {
  await importer.choose(textFile('empty.csv', ''));
  await expect(importer.notice).toHaveCount(1);
  await look('upload refused');
  await importer.upload(MESSY_FILE);
  await importer.goTo('map');
  await importer.root.locator('[data-source-column="1"]').getByRole('combobox').click();
  await expect(importer.root.getByRole('option').first()).toBeVisible();
  await look('map, list open');
  await page.keyboard.press('Escape');
  await importer.goTo('review');
  await importer.grid.getByRole('checkbox').first().click();
  await look('review, a row chosen');
  await importer.submit();
  await look('complete');
}

for (const mode of ['light', 'dark']) {
  // Colors do not depend on the width, so light mode on a desktop and dark mode on a phone cover both.
  const device = mode === 'light' ? 'desk' : 'phone';
  test(`axe reports no violations in any step, ${mode}, on a ${device}`, async ({ importer, page }) => {
    if (device === 'phone') await page.setViewportSize(PHONE);
    const looks = new Looks(page);
    await importer.open(mode === 'dark' ? 'dark=1' : '');
    await expect(importer.root).toHaveAttribute('data-theme', mode);
    await everyStep({ importer, page, look: (where) => looks.at(where) });
    expect(looks.found).toEqual({});
  });

  test(`axe reports no violations in any preset, ${mode}`, async ({ importer, page }) => {
    const looks = PRESETS.map((theme) => [theme, new Looks(page, { rules: RULES_OF_THEMES })] as const);
    await page.goto('/script-tag.html');
    await page.evaluate((darkMode) => {
      const columns = [
        { id: 'name', label: 'Name', validators: [{ type: 'required' }], description: 'As in the passport' },
        { id: 'email', label: 'Email', type: 'email' },
        { id: 'plan', label: 'Plan', type: 'select', options: ['active', 'inactive'], aliases: ['status'] },
        { id: 'amount', label: 'Amount', type: 'number' },
      ];
      const page = globalThis as unknown as { CSVImporter: { createCSVImporter(options: unknown): TagImporter } };
      const options = { columns, darkMode, invalidRowHandling: 'exclude' };
      (globalThis as unknown as { shown: TagImporter }).shown = page.CSVImporter.createCSVImporter(options);
      shown.showModal();
    }, mode === 'dark');
    await importer.atStep('upload');
    await everyColour({
      importer,
      page,
      look: async (where) => {
        for (const [theme, look] of looks) {
          await page.evaluate((name) => shown.update({ theme: name }), theme);
          await expect(importer.root).toHaveAttribute('data-preset', theme);
          await look.at(where);
        }
      },
    });
    expect(Object.fromEntries(looks.map(([theme, { found }]) => [theme, found]))).toEqual(
      Object.fromEntries(PRESETS.map((theme) => [theme, {}])),
    );
  });
}

test('forced colors: more than color marks what is selected, current or wrong', async ({ importer, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  const background = (selector: string): Promise<string> =>
    importer.root.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('[data-filter="all"]')).not.toBe(await background('[data-filter="invalid"]'));
  expect(await background('[aria-current="step"] i')).not.toBe(await background('li:first-child .rg-step i'));
  const edge = (row: number): Promise<string> =>
    importer.cell(row, 'name').evaluate((element) => getComputedStyle(element).borderBlockEndWidth);
  expect([await edge(3), await edge(0)]).toEqual(['2px', '0px']);
});

test('reduced motion: nothing is animated', async ({ importer, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await importer.open();
  const moving = await importer.root.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionDuration } = getComputedStyle(element);
        return animationName !== 'none' || transitionDuration !== '0s';
      })
      .map(({ className }) => String(className)),
  );
  expect(moving).toEqual([]);
});
