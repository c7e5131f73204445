import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

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

test('a file of one column is read whole, and no delimiter is named', async ({ page }) => {
  const host = new HostPage(page);
  const { importer } = host;
  await host.open({ css: '#place { height: 700px }' });
  await host.mount({ isModal: false, columns: [{ id: 'joined', label: 'Joined' }] });
  await importer.atStep('upload');
  await importer.upload(textFile('dates.csv', 'joined\nJan 5, 2024\nFeb 7, 2024\nMar 9, 2024\n'));
  await importer.goTo('map');
  const line = importer.root.locator('[data-file-reading]');
  await expect(line).toHaveText('UTF-8 · Column names in row 1 · Change');
  await expect(importer.root).toContainText('Jan 5, 2024');
});

test('totals below the table can be left out', async ({ page }) => {
  const host = new HostPage(page);
  const { importer } = host;
  await host.open({ css: '#place { height: 700px }' });
  await host.mount({ isModal: false, columns: ['name', 'amount'].map((id) => ({ id, label: id })) });
  await importer.atStep('upload');
  await importer.upload(textFile('sums.csv', 'name,amount,day\nAnn,1,2024-01-01\nBob,2,2024-01-02\nTotal,3,\n'));
  await importer.atStep('header', 'map');
  await importer.goTo('map');
  const choice = importer.root.getByRole('checkbox', {
    name: 'Leave out the totals, notes or other tables from row 4 on',
  });
  await expect(choice).not.toBeChecked();
  await expect(importer.root).toContainText('3 rows');
  await choice.check();
  await expect(importer.root).toContainText('2 rows');
  await expect(choice).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await choice.uncheck();
  await expect(importer.root).toContainText('3 rows');
});
