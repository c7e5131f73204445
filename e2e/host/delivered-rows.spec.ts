import type { CSVImporterProps } from '../../src/ui/index.js';
import { HostPage } from '../support/host-page.js';
import type { MakeProps } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const FILE = textFile(
  'people.csv',
  ['Name,Age', ...Array.from({ length: 35 }, (_, row) => `P${row},${row}`), ''].join('\n'),
);

/** 35 rows in batches of 20; the second batch fails until `host.isUp` is set. */
const failsMidway: MakeProps = (record) => ({
  columns: [
    { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
    { id: 'age', label: 'Age', type: 'number' },
  ],
  batchSize: 20,
  modalIsOpen: true,
  onBatch: (rows, { index }) => {
    record<(size: number) => void>('batch')(rows.length);
    const { isUp } = globalThis as { isUp?: boolean };
    if (index === 1 && !isUp) throw new Error('Our server is down.');
  },
  onComplete: record('complete'),
  onClose: record('close'),
});

async function partly(host: HostPage, props: CSVImporterProps = {}): Promise<void> {
  await host.open();
  await host.mount(failsMidway, props);
  await host.importer.upload(FILE);
  await host.importer.goTo('review');
  await host.importer.action('submit').click();
  await expect(host.importer.root.locator('[data-error=host]')).toBeVisible();
}

test('a partial delivery is shown, locked, counted and continued', async ({ page, importer }) => {
  const host = new HostPage(page);
  await partly(host);
  const { root } = importer;
  const notice = root.locator('[data-error=host]');
  await expect(notice).toContainText('The import stopped with an error: Our server is down.');
  await expect(notice).toContainText('20 rows are already imported; 15 are not.');
  await expect(root).toContainText('15 of 35 left');
  await expect(root.locator('[data-count=left]')).toHaveText('15');
  await expect(root.locator('[data-count=delivered]')).toHaveText('20');
  await expect(importer.action('submit')).toHaveText('Import 15 rows');
  await expect(root.locator('[data-row="0"]')).toHaveAttribute('data-row-state', 'delivered');
  await importer.cell(0, 'name').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Other');
  await expect(importer.value(0, 'name')).toHaveText('P0');
  await root.getByRole('button', { name: 'Close' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('20 rows are already imported; 15 are not.');
  await dialog.getByRole('button').first().click();
  await page.evaluate(() => Object.assign(globalThis, { isUp: true }));
  await root.locator('[data-action=retry]').click();
  await importer.atStep('complete');
  expect(await host.calls('batch')).toEqual([[20], [15], [15]]);
});

test('leaving midway asks for confirmation, and the host receives what was imported', async ({ page, importer }) => {
  const host = new HostPage(page);
  await partly(host);
  await importer.root.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(importer.root).toHaveCount(0);
  expect(await host.calls('close')).toMatchObject([
    [{ reason: 'discarded', summary: { totalRows: 35, deliveredRows: 20, pendingRows: 15 } }],
  ]);
});

test('the confirmation dialog closes when the import completes', async ({ page, importer }) => {
  const host = new HostPage(page);
  await host.open();
  await host.mount(failsMidway, () => ({
    onBatch: () =>
      new Promise((resolve) => {
        Object.assign(globalThis, { finish: resolve });
      }),
    batchSize: 1000,
  }));
  await importer.upload(FILE);
  await importer.goTo('review');
  await importer.action('submit').click();
  await importer.root.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { finish(): void }).finish());
  await importer.atStep('complete');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('cells pasted beyond the last row become rows, and cells that do not fit are reported', async ({
  page,
  importer,
}) => {
  const host = new HostPage(page);
  await host.open();
  await host.mount(failsMidway);
  await importer.upload(textFile('short.csv', 'Name,Age\nAnn,30\nBo,40\n'));
  await importer.goTo('review');
  await importer.cell(1, 'name').click();
  await importer.grid.evaluate((grid) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Bob\t41\tx\ty\nCy\t50\nDee\t60\n');
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await importer.expectCounts(4, 4, 0);
  await expect(importer.root.locator('[data-notice=change]')).toHaveText(/2 rows added\. 2 columns didn’t fit\./);
  await expect(importer.value(3, 'name')).toHaveText('Dee');
  await importer.action('undo').click();
  await importer.expectCounts(2, 2, 0);
});

test('edits survive another header row, and another delimiter asks before discarding them', async ({
  page,
  importer,
}) => {
  const host = new HostPage(page);
  await host.open();
  await host.mount(failsMidway);
  await importer.upload(textFile('short.csv', 'Name,Age\nAnn,30\nBo,40\n'));
  await importer.goTo('review');
  await importer.edit(0, 'name', 'Anna');
  await importer.back('map');
  await importer.back('header');
  const choose = (row: number) => importer.root.getByRole('radio', { name: `Use row ${row} as the header` }).click();
  await choose(2);
  await importer.atStep('header');
  await choose(1);
  await importer.atStep('header');
  await importer.root.getByRole('combobox', { name: /Delimiter/ }).selectOption(';');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Your changes to the rows will be lost');
  await dialog.getByRole('button').first().click();
  await importer.goTo('review');
  await expect(importer.value(0, 'name')).toHaveText('Anna');
});

test('a file dropped at the wrong place shows a message and does not open in the browser', async ({
  page,
  importer,
}) => {
  const host = new HostPage(page);
  await host.open();
  await host.mount(failsMidway);
  await importer.upload(FILE);
  await importer.root.evaluate((root) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['a'], 'other.csv'));
    const target = root.querySelector('.rg-content') ?? root;
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(importer.notice).toContainText('An import is in progress.');
  await importer.atStep('map');
});

for (const [name, size, props] of [
  ['light', { width: 1100, height: 700 }, {}],
  ['dark', { width: 1100, height: 700 }, { darkMode: true }],
  ['narrow', { width: 390, height: 800 }, {}],
  ['right to left', { width: 1100, height: 700 }, { language: 'ar' }],
] as const) {
  test(`the review after a partial delivery fits: ${name}`, async ({ page, importer }) => {
    await page.setViewportSize(size);
    const host = new HostPage(page);
    await partly(host, props);
    await expect(importer.root.locator('[data-count=left]')).toBeVisible();
    const width = await importer.root.evaluate((root) => root.firstElementChild!.scrollWidth - root.clientWidth);
    expect(width).toBeLessThanOrEqual(0);
    if (process.env['LOOKS']) await page.screenshot({ path: `${process.env['LOOKS']}/${name}.png` });
  });
}

test('an `onComplete` that fails after the import is called again, without another import', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  await host.mount((record) => ({
    modalIsOpen: true,
    waitOnComplete: true,
    adapter: {
      submit: async () => {
        record<() => void>('submit')();
        return { job: { id: 'j', status: 'completed', num_rows: 35, num_errors: 0 } };
      },
    },
    columns: [{ id: 'name', label: 'Name' }],
    onComplete: async () => {
      record<() => void>('complete')();
      const place = globalThis as { isUp?: boolean };
      if (!place.isUp) throw new Error('Our list could not be updated');
    },
  }));
  const { importer } = host;
  await importer.upload(FILE);
  await importer.goTo('review');
  await importer.submit();
  await expect(importer.root).toContainText('35 rows imported');
  await expect(importer.root.locator('[data-error=host]')).toHaveText('Our list could not be updated');
  await page.evaluate(() => Object.assign(globalThis, { isUp: true }));
  await importer.root.locator('[data-action=retry]').click();
  await expect(importer.root.locator('[data-error]')).toHaveCount(0);
  expect([await host.calls('submit'), await host.calls('complete')]).toEqual([[[]], [[], []]]);
});
