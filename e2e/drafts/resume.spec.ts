import type { Locator } from '@playwright/test';
import { utils, write } from 'xlsx';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import type { MakeProps } from '../support/host-page.js';
import { MESSY_FILE, textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { deliveryIsSaved, draftIsSaved, kept } from '../support/kept-drafts.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  columns: [
    { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
    { id: 'amount', label: 'Amount', type: 'number' },
    { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] },
  ],
};
const LINES = Array.from(
  { length: 40 },
  (_, row) => `Person ${row},${(row * 7) % 40},${row % 2 === 0 ? 'free' : 'gold'}`,
);
const FILE = textFile('people.csv', ['Person;Sum,Amount,Plan', ...LINES].join('\n'));

const offer = ({ root }: ImporterPage): Locator => root.locator('.rg-draft');
const resume = ({ root }: ImporterPage): Locator => root.locator('[data-action=resume]');
const discard = ({ root }: ImporterPage): Locator => root.locator('[data-action=discard-draft]');

async function opened(host: HostPage, ...props: readonly (MakeProps | CSVImporterProps)[]): Promise<ImporterPage> {
  await host.open({ css: '#place { height: 800px }' });
  await host.mount(PROPS, ...props);
  await host.importer.atStep('upload');
  return host.importer;
}

const cellsOf = async ({ grid }: ImporterPage): Promise<readonly string[]> =>
  (await grid.locator('[data-row] [data-column]').allTextContents()).slice(0, 30);

/** Maps a column by hand, matches values, edits, deletes, undoes and sorts. */
async function work(importer: ImporterPage): Promise<void> {
  const { root, grid, page } = importer;
  await importer.upload(FILE);
  await importer.goTo('map');
  const source = root.locator('[data-source-column="0"]').getByRole('combobox');
  await source.click();
  await page.getByRole('option', { name: 'Name' }).click();
  await importer.goTo('review');
  await importer.edit(3, 'name', 'Anna');
  await importer.edit(4, 'amount', 'many');
  await importer.edit(5, 'name', 'Undone');
  await importer.action('undo').click();
  await expect(importer.value(5, 'name')).toHaveText('Person 5');
  await grid.locator('[data-header=amount] [data-action=filter]').click();
  await root.locator('[data-action=sort-descending]').click();
  await expect(grid.locator('[data-header=amount]')).toHaveAttribute('aria-sort', 'descending');
}

test('a reload loses nothing: mapping, values, edits, order, undo and redo', async ({ page }) => {
  const host = new HostPage(page);
  const importer = await opened(host);
  await work(importer);
  const counts = await importer.counts();
  await expect.poll(async () => (await cellsOf(importer)).length).toBe(30);
  const cells = await cellsOf(importer);
  await draftIsSaved(page);
  await opened(host);
  await expect(offer(importer)).toContainText('Continue where you left off');
  await expect(offer(importer)).toContainText(/people\.csv.*40 rows.*now/);
  await expect(importer.root.locator('[data-kind=primary]')).toHaveText(['Resume']);
  // The upload is as usable as ever.
  await expect(importer.root.locator('input[type=file]')).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await resume(importer).click();
  await importer.atStep('review');
  await importer.expectCounts(counts.all, counts.valid, counts.invalid);
  await expect(importer.grid.locator('[data-header=amount]')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => cellsOf(importer)).toEqual(cells);
  await importer.action('redo').click();
  await expect.poll(async () => (await cellsOf(importer)).join(' ')).toContain('Undone');
  await importer.action('undo').click();
  await importer.action('undo').click();
  await importer.action('undo').click();
  await expect(importer.action('undo')).toBeDisabled();
  // Whatever comes next is kept as well.
  await importer.root.locator('[data-action=remove-view]').click();
  await importer.edit(0, 'name', 'Second');
  await draftIsSaved(page);
  await opened(host);
  await resume(importer).click();
  await importer.atStep('review');
  await expect(importer.value(0, 'name')).toHaveText('Second');
});

test('a modal begins with the offer, and an importer in a page leaves the focus where it is', async ({ page }) => {
  const host = new HostPage(page);
  const importer = await opened(host);
  await work(importer);
  await draftIsSaved(page);
  await page.reload();
  await host.mount(PROPS);
  await expect(resume(importer)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.reload();
  await host.mount(PROPS, { isModal: true, modalIsOpen: true });
  await expect(resume(importer)).toBeFocused();
  await discard(importer).click();
  await expect(importer.root.locator('.rg-upload [data-first-focus]')).toBeFocused();
});

test('discarding, completing and closing remove what was kept', async ({ page }) => {
  const host = new HostPage(page);
  const importer = await opened(host);
  await importer.upload(FILE);
  await expect.poll(() => kept(page)).toEqual({ keys: 2, tab: true });
  await opened(host);
  await discard(importer).click();
  await expect(offer(importer)).toHaveCount(0);
  await expect(importer.root.locator('[data-first-focus]')).toBeFocused();
  await expect.poll(() => kept(page)).toEqual({ keys: 0, tab: false });
  await opened(host);
  await importer.upload(textFile('two.csv', 'Name,Amount\nAnn,1\nBo,2\n'));
  await expect.poll(() => kept(page)).toEqual({ keys: 2, tab: true });
  await importer.goTo('review');
  await importer.submit();
  await expect.poll(() => kept(page)).toEqual({ keys: 0, tab: false });

  await host.open();
  await host.mount(PROPS, { isModal: true, modalIsOpen: true });
  await importer.upload(FILE);
  await expect.poll(() => kept(page)).toEqual({ keys: 2, tab: true });
  await importer.root.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => kept(page)).toEqual({ keys: 0, tab: false });
});

test('another file takes the place of the one on offer', async ({ page }) => {
  const host = new HostPage(page);
  const importer = await opened(host);
  await importer.upload(FILE);
  await expect.poll(() => kept(page)).toEqual({ keys: 2, tab: true });
  await opened(host);
  await expect(offer(importer)).toBeVisible();
  await importer.choose(textFile('empty.csv', ''));
  await expect(importer.notice).toContainText('This file is empty.');
  await expect(offer(importer)).toBeVisible();
  await importer.upload(textFile('other.csv', 'Name,Amount\nAnn,1\nBo,2\n'));
  await expect.poll(() => kept(page)).toEqual({ keys: 2, tab: true });
  await opened(host);
  await expect(offer(importer)).toContainText('other.csv');
});

test('other importers and other tabs are not affected', async ({ page, context }) => {
  const host = new HostPage(page);
  const importer = await opened(host, { persist: true });
  await importer.upload(FILE);
  await expect.poll(() => kept(page)).toEqual({ keys: 2, tab: false });
  // Another importer, and another user.
  await opened(host, { persist: true, columns: [{ id: 'email', label: 'Email' }] });
  await opened(host, { persist: true, user: { id: 2 } });
  await page.waitForTimeout(1000);
  await expect(offer(importer)).toHaveCount(0);
  // Another tab while the first one is at work.
  await opened(host, { persist: true });
  await resume(importer).click();
  await importer.atStep('map');
  const other = await context.newPage();
  const second = await opened(new HostPage(other), { persist: true });
  await second.upload(textFile('other.csv', 'Name,Amount\nAnn,1\n'));
  await expect.poll(() => kept(page)).toEqual({ keys: 4, tab: false });
  await other.close();
  await opened(host, { persist: true });
  await expect(offer(importer)).toContainText('other.csv');
  await discard(importer).click();
  await expect.poll(() => kept(page)).toEqual({ keys: 2, tab: false });
  await opened(host, { persist: true });
  await expect(offer(importer)).toContainText('people.csv');
});

test('nothing is kept without being asked: neither readable, nor in another tab, nor with `persist: false`', async ({
  page,
  context,
}) => {
  const host = new HostPage(page);
  const importer = await opened(host);
  await importer.upload(FILE);
  await expect.poll(() => kept(page)).toEqual({ keys: 2, tab: true });
  const texts = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const opening = indexedDB.open('rowgate');
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(Promise.all((all.result as { value: Blob }[]).map(({ value }) => value.text())));
          };
        };
      }),
  );
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).not.toMatch(/Person|people/);
  const other = await context.newPage();
  const second = await opened(new HostPage(other));
  await other.waitForTimeout(1000);
  await expect(offer(second)).toHaveCount(0);
  await discard(await opened(host)).click();
  await expect.poll(() => kept(page)).toEqual({ keys: 0, tab: false });
  await opened(host, { persist: false });
  await importer.upload(FILE);
  await importer.goTo('map');
  await page.waitForTimeout(1000);
  expect(await kept(page)).toEqual({ keys: 0, tab: false });
});

test('full and missing storage are reported once, and the import goes on', async ({ page }) => {
  const host = new HostPage(page);
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function full(...given) {
      if (location.hash === '') throw new DOMException('Full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  const importer = await opened(host);
  await importer.upload(textFile('two.csv', 'Name,Amount\nAnn,1\nBo,2\n'));
  await expect(importer.notice).toContainText('this browser has no space left');
  await importer.notice.getByRole('button', { name: 'Dismiss' }).click();
  await importer.goTo('review');
  await importer.edit(0, 'name', 'Anna');
  await page.waitForTimeout(1000);
  await expect(importer.notice).toHaveCount(0);
  await importer.submit();

  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await opened(host);
  await importer.upload(textFile('two.csv', 'Name,Amount\nAnn,1\nBo,2\n'));
  await expect(importer.notice).toContainText('Your progress can’t be saved.');
  await importer.goTo('review');
  await importer.submit();
});

/** Keeps drafts in the session storage, and columns as `location.hash` says. */
const inHostStorage: MakeProps = () => ({
  persist: {
    load: async (key) => {
      const text = sessionStorage.getItem(`host ${key}`);
      return text === null ? null : new Blob([Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0))]);
    },
    save: async (key, value) => {
      const bytes = new Uint8Array(await value.arrayBuffer());
      sessionStorage.setItem(`host ${key}`, btoa(String.fromCharCode(...bytes)));
      sessionStorage.setItem('saved at', String(Date.now()));
    },
    remove: async (key) => sessionStorage.removeItem(`host ${key}`),
  },
});

test('a storage of the host keeps imports, and changed columns are named', async ({ page }) => {
  const host = new HostPage(page);
  const custom = (id: string, label: string): CSVImporterProps => ({ dynamicColumns: [{ id, label }] });
  const importer = await opened(host, inHostStorage, custom('note', 'Plan'));
  await importer.upload(textFile('two.csv', 'Name,Amount,Plan,Note\nAnn,1,free,x\nBo,2,pro,y\n'));
  await importer.goTo('review');
  await importer.edit(0, 'name', 'Anna');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('host ')).length))
    .toBe(2);
  await draftIsSaved(page, () => page.evaluate(() => Number(sessionStorage.getItem('saved at'))));
  await opened(host, inHostStorage, custom('size', 'Size'));
  await resume(importer).click();
  await importer.atStep('map');
  await expect(importer.notice).toContainText('have changed since it was saved: Size.');
  await importer.goTo('review');
  await expect(importer.value(0, 'name')).toHaveText('Anna');
});

const delivers: MakeProps = (record) => ({
  batchSize: 10,
  onBatch: (rows, { index }) => {
    record<(size: number) => void>('batch')(rows.length);
    const { isUp } = globalThis as { isUp?: boolean };
    return index < 2 || isUp ? undefined : new Promise(() => undefined);
  },
});

test('rows that were delivered before the reload are not delivered again', async ({ page }) => {
  const host = new HostPage(page);
  const importer = await opened(host, delivers);
  const lines = Array.from({ length: 40 }, (_, row) => `Person ${row},${row}`);
  await importer.upload(textFile('forty.csv', ['Name,Amount', ...lines].join('\n')));
  await importer.goTo('review');
  await importer.action('submit').click();
  await expect.poll(() => host.calls('batch')).toHaveLength(3);
  await deliveryIsSaved(page);
  await opened(host, delivers);
  await page.evaluate(() => Object.assign(globalThis, { isUp: true }));
  await expect(offer(importer)).toContainText('20 rows are already imported; 20 are not.');
  await resume(importer).click();
  await importer.atStep('review');
  await expect(importer.root.locator('[data-count=delivered]')).toHaveText('20');
  await expect(importer.root.locator('[data-row="0"]')).toHaveAttribute('data-row-state', 'delivered');
  await importer.submit();
  expect(await host.calls('batch')).toEqual([[10], [10]]);
});

const collects: MakeProps = (record) => ({
  invalidRowHandling: 'exclude',
  onComplete: ({ rows }) => record<(names: readonly unknown[]) => void>('complete')(rows.map(({ name }) => name)),
});

test('a reload after the import keeps the rows that were left out', async ({ page }) => {
  const host = new HostPage(page);
  const importer = await opened(host, collects);
  await importer.upload(textFile('three.csv', 'Name,Amount\nAnn,1\nBo,x\nCy,3\n'));
  await importer.goTo('review');
  await importer.submit();
  await draftIsSaved(page);
  await opened(host, collects);
  await expect(offer(importer)).toContainText('1 row with errors wasn’t imported.');
  await resume(importer).click();
  await importer.atStep('review');
  await expect(importer.grid.locator('[data-row]')).toHaveCount(1);
  await importer.edit(1, 'amount', '2');
  await importer.submit();
  expect(await host.calls('complete')).toEqual([[['Bo']]]);
  await expect.poll(() => kept(page)).toEqual({ keys: 0, tab: false });
});

test('the sheet of a workbook and another header row are the same again', async ({ page }) => {
  const book = utils.book_new();
  const rows = [['Report'], [], ['made by hand'], ['Name', 'Amount'], ['Ann', 1], ['Bo', 'x'], ['Cy', 3]];
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Summary'], ['of the year']]), 'Summary');
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'People');
  const buffer = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const host = new HostPage(page);
  const importer = await opened(host);
  await importer.upload({ name: 'people.xlsx', mimeType: 'application/octet-stream', buffer });
  await importer.root.getByRole('radio', { name: 'People' }).check();
  await importer.goTo('review');
  await importer.edit(0, 'name', 'Anna');
  await importer.filter('invalid');
  await draftIsSaved(page);
  await opened(host);
  await expect(offer(importer)).toContainText('people.xlsx · 3 rows');
  await resume(importer).click();
  await importer.atStep('review');
  await importer.expectCounts(3, 2, 1);
  await expect(importer.root.locator('input[type=radio][value=invalid]')).toBeChecked();
  await importer.filter('all');
  await expect(importer.value(0, 'name')).toHaveText('Anna');
});

test('a messy file can be continued in the demo', async ({ page, importer }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  const counts = await importer.counts();
  await draftIsSaved(page);
  await importer.open();
  await resume(importer).click();
  await importer.atStep('review');
  await importer.expectCounts(counts.all, counts.valid, counts.invalid);
});
