import { gzipSync } from 'node:zlib';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const CELLS = 'Name\tE-mail\nAnn\tann@example.com\nBob\tbob@example.com\n';

test('cells in the clipboard are opened with a button', async ({ importer, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await importer.open();
  await page.evaluate((text) => navigator.clipboard.writeText(text), CELLS);
  await importer.action('paste').click();
  await importer.goTo('review');
  await importer.expectCounts(2, 2, 0);
});

for (const way of ['button', 'keys'] as const) {
  test(`a table in the clipboard keeps lines and merged cells: ${way}`, async ({ importer, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await importer.open();
    await page.evaluate(async () => {
      const html =
        '<table><tr><td>Name<td>E-mail<td>Notes</tr><tr><td rowspan=2>Ann<td>ann@example.com<td>one<br>two</tr>' +
        '<tr><td>bob@example.com<td>x</tr></table>';
      const text = 'Name\tE-mail\tNotes\nAnn\tann@example.com\tone\ntwo\nbob@example.com\tx';
      const blobs = {
        'text/plain': new Blob([text], { type: 'text/plain' }),
        'text/html': new Blob([html], { type: 'text/html' }),
      };
      await navigator.clipboard.write([new ClipboardItem(blobs)]);
    });
    if (way === 'button') await importer.action('paste').click();
    else await page.keyboard.press('Control+V');
    await importer.goTo('review');
    await importer.expectCounts(2, 1, 1);
    await expect(importer.root.locator('[data-row="0"]')).toContainText('ann@example.com');
    await expect(importer.root.locator('[data-row="1"]')).toContainText('bob@example.com');
  });
}

test('an empty clipboard and one that may not be read are reported', async ({ importer, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await importer.open();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await importer.action('paste').click();
  await expect(importer.notice).toContainText('The clipboard contains no text.');
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.read = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await importer.action('paste').click();
  await expect(importer.notice).toContainText('press Ctrl+V');
  const field = importer.root.getByRole('textbox', { name: 'Paste the cells here' });
  await expect(field).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('x');
  await expect(field).toHaveValue('');
  await context.grantPermissions(['clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), CELLS);
  await page.keyboard.press('Control+V');
  await importer.goTo('review');
  await importer.expectCounts(2, 2, 0);
});

test('the expected columns have their type and an example', async ({ importer, page }) => {
  await importer.open();
  const column = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(column('Amount')).toHaveText(/Number.*e\.g\. 1,234\.5/);
  await expect(column('Joined')).toHaveText(/Date.*e\.g\. 12\/31\/2024/);
  await expect(column('Plan')).toHaveText(/List.*e\.g\. active, inactive, pending, …/);
});

test('compressed files are read like the file inside', async ({ importer }) => {
  const text = CELLS.replaceAll('\t', ',');
  await importer.open();
  await importer.upload(textFile('people.csv.gz', gzipSync(text)));
  await importer.goTo('review');
  await importer.expectCounts(2, 2, 0);
  await expect(importer.root).toContainText('people.csv');
  await expect(importer.root).not.toContainText('people.csv.gz');
});

test('phones show only the button that opens a file', async ({ importer, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await importer.open();
  await expect(importer.root.locator('.rg-dropzone').getByText(/\S/).filter({ visible: true })).toHaveText([
    'Choose a file',
  ]);
  await expect(importer.action('paste')).toBeHidden();
});

test('the expected columns show their types, examples and which are required', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  await host.mount({
    isModal: false,
    language: 'de',
    columns: [
      { id: 'name', label: 'Name', validators: [{ type: 'required' }], placeholder: 'Ada' },
      { id: 'amount', label: 'Betrag', type: 'currency', currency: 'CHF' },
      { id: 'country', label: 'Land', type: 'country' },
      { id: 'joined', label: 'Beitritt', type: 'date' },
      { id: 'account', label: 'Konto', type: 'iban' },
      { id: 'notes', label: 'Notizen' },
    ],
  });
  await host.importer.atStep('upload');
  await expect(host.importer.root.locator('.rg-expected li')).toHaveText([
    /^NameerforderlichText.*Ada$/,
    /^Betrag.*1\.200 CHF$/,
    /^Land.*Frankreich$/,
    /^Beitritt.*31\.12\.2024$/,
    /^Konto.*DE89 3704 0044 0532 0130 00$/,
    /^NotizenText$/,
  ]);
});
