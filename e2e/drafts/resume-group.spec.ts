import type { CSVImporterProps } from '../../src/ui/index.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { draftIsSaved } from '../support/kept-drafts.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  columns: [
    { id: 'name', label: 'Name' },
    { id: 'amount', label: 'Amount', type: 'number', decimal: '.' },
  ],
};

test('the group of errors that was shown is shown again after a reload', async ({ page }) => {
  const host = new HostPage(page);
  const open = async (): Promise<void> => {
    await host.open({ css: '#place { height: 800px }' });
    await host.mount(PROPS);
    await host.importer.atStep('upload');
  };
  await open();
  const { importer } = host;
  const { root, grid } = importer;
  const shown = root.locator('[data-error-group="number:amount"][data-shown]');
  await importer.upload(textFile('people.csv', 'Name,Amount\nAnn,x\nBo,2\nCy,5 %\nDi,y\n'));
  await importer.goTo('review');
  await root.locator('[data-error-group="number:amount"]').first().locator('[data-action=show-group]').click();
  await expect(shown).toHaveCount(1);
  await expect(grid.locator('[data-row]')).toHaveCount(2);
  await draftIsSaved(page);
  await open();
  await root.locator('[data-action=resume]').click();
  await importer.atStep('review');
  await expect(shown).toHaveCount(1);
  await expect(grid.locator('[data-row] [data-column=name] .rg-value')).toHaveText(['Ann', 'Di']);
  await shown.locator('[data-action=show-group]').click();
  await expect(grid.locator('[data-row]')).toHaveCount(4);
});
