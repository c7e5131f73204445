import { MESSY_FILE, textFile } from './importer-page.js';
import { expect, test } from './test.js';

test('the script-tag file imports, in a worker', async ({ importer, page }) => {
  await page.goto('/script-tag.html');
  await page.locator('#open').click();
  await importer.atStep('upload');
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await importer.expectCounts(6, 5, 1);
  expect(page.workers().length).toBeGreaterThan(0);
  await importer.submit();
  await importer.close();
  await expect(page.locator('#result-count')).toHaveText('5');
});

test('it opens again for the next file', async ({ importer, page }) => {
  await page.goto('/script-tag.html');
  for (const name of ['Ada', 'Grace']) {
    await page.locator('#open').click();
    await importer.atStep('upload');
    await importer.upload(textFile(`${name}.csv`, `Name,Email\n${name},${name}@example.com\n`));
    await importer.goTo('review');
    await expect(importer.value(0, 'name')).toHaveText(name);
    await importer.submit();
    await importer.close();
    await expect(page.locator('#result-count')).toHaveText('1');
  }
});
