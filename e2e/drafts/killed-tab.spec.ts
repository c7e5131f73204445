import type { BrowserContext, Page } from '@playwright/test';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const ROWS = 500;
const LINES = Array.from({ length: ROWS }, (_, row) => `Person ${row},${row}\n`);
const FILE = textFile('people.csv', `Name,Amount\n${LINES.join('')}`);

async function openTab(context: BrowserContext): Promise<ImporterPage> {
  const host = new HostPage(await context.newPage());
  await host.open({ css: '#place { height: 800px }' });
  await host.mount({
    isModal: false,
    persist: true,
    columns: [
      { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
      { id: 'amount', label: 'Amount', type: 'number' },
    ],
  });
  await host.importer.atStep('upload');
  return host.importer;
}

/** Ends the process of the tab, so that nothing in it can run any more. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a killed tab loses only its latest edits, and none that were there when it was resumed', async ({
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'other browsers have no way to kill a tab');
  let importer = await openTab(context);
  await importer.upload(FILE);
  await importer.goTo('review');
  const names = ['Anna', 'Bert', 'Carl'];
  for (const [row, name] of names.entries()) {
    // Edits are kept some time after they are shown, so one may have to be repeated.
    await expect(async () => {
      await importer.edit(row, 'name', name);
      await importer.edit(row + 3, 'amount', 'many');
      await kill(importer.page);
      importer = await openTab(context);
      await importer.root.locator('[data-action=resume]').click();
      await importer.atStep('review');
      await expect(importer.value(row, 'name')).toHaveText(name, { timeout: 3000 });
    }).toPass();
    for (const [at, kept] of names.slice(0, row).entries()) await expect(importer.value(at, 'name')).toHaveText(kept);
  }
  await expect.poll(async () => (await importer.counts()).all).toBe(ROWS);
});
