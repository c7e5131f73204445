import { violations } from './axe.js';
import { HostPage } from './host-page.js';
import { textFile } from './importer-page.js';
import { expect, test } from './test.js';

test('the mapping says how the file was read, and leads to the place where that is changed', async ({ page }) => {
  const host = new HostPage(page);
  const { importer } = host;
  await host.open({ css: '#place { height: 700px }' });
  await host.mount({ isModal: false, columns: ['name', 'city'].map((id) => ({ id, label: id })) });
  await importer.atStep('upload');
  await importer.upload(textFile('people.csv', 'Members of 2026;\n;\nName;City\nAnn;Bonn\nBob;Rome\n'));
  await importer.atStep('header', 'map');
  await importer.goTo('map');
  const line = importer.root.locator('[data-file-reading]');
  await expect(line).toHaveText('UTF-8 · Semicolon · Column names in row 3 · Change');
  expect(await violations(page)).toEqual([]);
  await line.getByRole('button').click();
  await importer.atStep('header');
  const none = importer.root.getByRole('radio', { name: 'No header row' });
  await none.click();
  await expect(none).toBeChecked();
  await importer.goTo('map');
  await expect(line).toHaveText('UTF-8 · Semicolon · No header row · Change');
});
