import { resolve } from 'node:path';
import { serveExample } from '../support/example-server.js';
import { guard, ImporterPage, textFile } from '../support/importer-page.js';
import { expect, test } from '@playwright/test';

test('the script-tag example imports, with the worker next to the script', async ({ page }) => {
  const example = await serveExample(resolve('examples/script-tag'));
  const { problems } = guard(page, example.origin);
  await page.goto(example.origin);
  const importer = new ImporterPage(page);
  await page.getByRole('button', { name: 'Import contacts' }).click();
  await importer.atStep('upload');
  await importer.upload(textFile('people.csv', 'Name,Email\nAnn,ann@example.com\nBo,\n,cy@example.com\n'));
  await importer.goTo('review');
  expect(page.workers().map((worker) => worker.url())).toEqual([
    `${example.origin}/node_modules/rowgate/dist/engine.worker.js`,
  ]);
  await importer.submit();
  await importer.close();
  await expect(page.getByRole('listitem')).toHaveText(['Ann <ann@example.com>', 'Bo <no address>']);
  expect(problems).toEqual([]);
  example.close();
});
