import type { Page } from '@playwright/test';
import { Looks, RULES_OF_THEMES } from './axe.js';
import type { ImporterPage } from './importer-page.js';
import { MESSY_FILE, textFile } from './importer-page.js';
import { expect, test } from './test.js';

const PRESETS = ['default', 'minimal', 'modern', 'compact', 'dark', 'corporate', 'playful'];
// Each axe run takes a second or more, and there are many.
test.describe.configure({ timeout: 180_000 });

const PHONE = { width: 375, height: 780 };

interface Walk {
  readonly page: Page;
  readonly importer: ImporterPage;
  readonly looks: Looks;
}

async function everyStep({ page, importer, looks }: Walk): Promise<void> {
  await looks.at('upload');
  await importer.choose(textFile('empty.csv', ''));
  await expect(importer.notice).toHaveCount(1);
  await looks.at('upload refused');
  await importer.upload(MESSY_FILE);
  if ((await importer.root.getAttribute('data-step')) === 'map') await importer.back('header');
  await looks.at('header');
  await importer.goTo('map');
  await looks.at('map');
  await importer.root.locator('[data-source-column="1"]').getByRole('combobox').click();
  await expect(importer.root.getByRole('option').first()).toBeVisible();
  await looks.at('map, list open');
  await page.keyboard.press('Escape');
  await importer.goTo('values');
  await looks.at('values');
  await importer.goTo('review');
  await expect(importer.value(0, 'name')).toBeVisible();
  await looks.at('review');
  await importer.cell(0, 'plan').click();
  await page.keyboard.press('Enter');
  await expect(importer.grid.getByRole('option').first()).toBeVisible();
  await looks.at('review, editing');
  await page.keyboard.press('Escape');
  await importer.grid.getByRole('checkbox').first().click();
  await looks.at('review, a row chosen');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await looks.at('keys');
  await page.keyboard.press('Escape');
  await importer.filter('valid');
  await looks.at('review, filtered');
  await importer.root.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await looks.at('leaving');
  await page.keyboard.press('Escape');
  await importer.submit();
  await looks.at('complete');
}

/** The states that together show every colour a preset sets. */
async function everyColour({ page, importer, looks }: Walk): Promise<void> {
  await importer.choose(textFile('empty.csv', ''));
  await expect(importer.notice).toHaveCount(1);
  await looks.at('upload refused');
  await importer.upload(MESSY_FILE);
  await importer.goTo('map');
  await importer.root.locator('[data-source-column="1"]').getByRole('combobox').click();
  await expect(importer.root.getByRole('option').first()).toBeVisible();
  await looks.at('map, list open');
  await page.keyboard.press('Escape');
  await importer.goTo('review');
  await importer.grid.getByRole('checkbox').first().click();
  await looks.at('review, a row chosen');
  await importer.submit();
  await looks.at('complete');
}

for (const mode of ['light', 'dark']) {
  // Colours do not depend on the width, so light mode on a desktop and dark mode on a phone cover both.
  const device = mode === 'light' ? 'desk' : 'phone';
  test(`axe reports no violations in any step, ${mode}, on a ${device}`, async ({ importer, page }) => {
    if (device === 'phone') await page.setViewportSize(PHONE);
    const looks = new Looks(page);
    await importer.open(mode === 'dark' ? 'dark=1' : '');
    await expect(importer.root).toHaveAttribute('data-theme', mode);
    await everyStep({ importer, page, looks });
    expect(looks.found).toEqual({});
  });

  for (const theme of PRESETS.slice(1)) {
    test(`axe reports no violations in the preset ${theme}, ${mode}`, async ({ importer, page }) => {
      const looks = new Looks(page, { rules: RULES_OF_THEMES });
      await page.goto('/script-tag.html');
      await page.evaluate(
        (options) => {
          const { CSVImporter } = globalThis as unknown as {
            CSVImporter: { createCSVImporter(options: unknown): { showModal(): void } };
          };
          const columns = [
            { id: 'name', label: 'Name', validators: [{ type: 'required' }], description: 'As in the passport' },
            { id: 'email', label: 'Email', type: 'email' },
            { id: 'plan', label: 'Plan', type: 'select', options: ['active', 'inactive'], aliases: ['status'] },
            { id: 'amount', label: 'Amount', type: 'number' },
          ];
          CSVImporter.createCSVImporter({ ...options, columns, invalidRowHandling: 'exclude' }).showModal();
        },
        { theme, darkMode: mode === 'dark' },
      );
      await importer.atStep('upload');
      await everyColour({ importer, page, looks });
      expect(looks.found).toEqual({});
    });
  }
}

test('forced colours: more than colour marks what is selected, current or wrong', async ({ importer, page }) => {
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
