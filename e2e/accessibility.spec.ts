import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { MESSY_FILE, textFile } from './importer-page.js';
import { expect, test } from './test.js';

/** Rule, element and reason of each violation: what a failing test has to say. */
async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).include('.importcsv').analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const mode of ['light', 'dark']) {
  test(`axe finds nothing in any step, ${mode}`, async ({ importer, page }) => {
    const found: Record<string, readonly string[]> = {};
    const look = async (name: string): Promise<void> => {
      const problems = await violations(page);
      if (problems.length > 0) found[name] = problems;
    };
    await importer.open(mode === 'dark' ? 'dark=1' : '');
    await expect(importer.root).toHaveAttribute('data-theme', mode);
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
    await importer.root.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('leaving');
    await page.keyboard.press('Escape');
    await importer.submit();
    await look('complete');
    expect(found).toEqual({});
  });
}
