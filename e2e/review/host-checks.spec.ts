import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const FILE = textFile('names.csv', 'Name,City\nAnn,Oslo\nBob,Rome\nCid,Bern\n');

test('texts stay where they were typed while the host checks them', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  await host.mount(() => {
    const answers: (() => void)[] = [];
    Object.assign(globalThis, { answerCheck: () => answers.shift()?.() });
    return {
      isModal: false,
      columns: [
        {
          id: 'name',
          label: 'Name',
          validate: async (rows) => {
            if (rows.length > 1) return [];
            await new Promise<void>((resolve) => {
              answers.push(resolve);
            });
            return rows
              .filter(({ texts }) => texts['name'] === 'Xena')
              .map(({ index }) => ({ index, message: 'Name is taken' }));
          },
        },
        { id: 'city', label: 'City' },
      ],
    };
  });
  const { importer } = host;
  await importer.upload(FILE);
  await importer.action('continue').click();
  await importer.atStep('review');
  await importer.edit(0, 'name', 'Xena');
  await importer.edit(1, 'name', 'Bill');
  await importer.edit(2, 'city', 'Paris');
  const pending = importer.grid.locator('[role=gridcell][aria-busy=true]');
  await expect(pending).toHaveText(['Xena', 'Bill', 'Paris']);

  const answer = (): Promise<void> => page.evaluate('void answerCheck()');
  await answer();
  await expect(importer.cell(0, 'name')).toContainText('Name is taken');
  await expect(pending).toHaveText(['Bill', 'Paris']);
  await answer();
  await expect(pending).toHaveText(['Paris']);
  await answer();
  await expect(pending).toHaveCount(0);
  await importer.expectCounts(3, 2, 1);
});

test('errors of whole rows are counted between the buttons that go through them, warnings are not', async ({
  page,
}) => {
  const host = new HostPage(page);
  await host.open();
  await host.mount(() => ({
    isModal: false,
    columns: [{ id: 'name', label: 'Name' }],
    validateRows: (rows) =>
      rows.map(({ index }) => ({ index, message: 'Unusual row.', severity: index === 0 ? 'warning' : 'error' })),
  }));
  const { importer } = host;
  await importer.upload(FILE);
  await importer.goTo('review');
  await importer.expectCounts(3, 1, 2);
  await expect(importer.root.locator('.rg-navigator-text')).toHaveText('2 errors');
});
