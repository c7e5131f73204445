import type { Locator } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  invalidRowHandling: 'exclude',
  columns: [
    { id: 'name', label: 'Name' },
    { id: 'state', label: 'State', type: 'select', options: ['active', 'closed'] },
    { id: 'size', label: 'Size', type: 'select', options: ['small', 'large'], validators: [{ type: 'required' }] },
  ],
};
const fileOf = (...rows: readonly string[]): ReturnType<typeof textFile> =>
  textFile('people.csv', ['Name,State,Size', ...rows].join('\n'));

test('values are left, set and cleared by keyboard, and the rows that will have errors are counted', async ({
  page,
}) => {
  const host = new HostPage(page);
  await host.open({ css: '#place { height: 760px }' });
  await host.mount(PROPS);
  const { importer } = host;
  await importer.atStep('upload');
  await importer.upload(fileOf('Ada,gone,small', 'Bo,gone,LARGE', 'Cy,vague,Small', 'Di,ACTIVE,huge'));
  await importer.goTo('values');
  const { root } = importer;
  const state = root.getByRole('region', { name: 'State' });
  const size = root.getByRole('region', { name: 'Size' });
  const left = state.locator('[data-unmatched]');
  await expect(left).toHaveText('3 rows will have errors');
  await expect(size.locator('[data-unmatched]')).toHaveText('1 row will have an error');
  await expect(size.locator('details')).toContainText('2 values differ only in case');
  await size.locator('summary').click();
  await expect(size.locator('details li')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);

  await state.locator('[data-value=gone]').getByRole('combobox').focus();
  await page.keyboard.type('Clear');
  await page.keyboard.press('Enter');
  await expect(left).toHaveText('1 row will have an error');
  await page.keyboard.press('Tab');
  await page.keyboard.type('closed');
  await page.keyboard.press('Enter');
  await expect(state.locator('[data-value=vague]').getByRole('combobox')).toHaveValue('closed');
  await expect(left).toHaveText('All values are matched');

  await size.locator('[data-value=huge]').getByRole('combobox').click();
  await expect(size.getByRole('option', { name: 'Clear' }), 'a value is required').toHaveCount(0);
  await page.keyboard.press('Escape');
  await importer.next();
  await importer.expectCounts(4, 3, 1);
  await expect(importer.value(0, 'state')).toHaveText('');
  await expect(importer.value(3, 'size')).toHaveText('huge');
});

test('a value is added to the options by keyboard, and offered in the review', async ({ page }) => {
  const host = new HostPage(page);
  await host.open({ css: '#place { height: 760px }' });
  const [name, state, size] = PROPS.columns ?? [];
  const columns = [name!, { ...state!, allowNewOptions: true }, size!];
  await host.mount({ ...PROPS, columns }, (record) => ({ onComplete: record('onComplete') }));
  const { importer } = host;
  await importer.atStep('upload');
  await importer.upload(fileOf('Ada,paused,small', 'Bo,PAUSED,large', 'Cy,gone,small', 'Di,active,tiny'));
  await importer.goTo('values');
  const region = importer.root.getByRole('region', { name: 'State' });
  const boxOf = (value: string): Locator => region.locator(`[data-value=${value}]`).getByRole('combobox');
  await boxOf('paused').focus();
  await page.keyboard.type('Add as');
  await page.keyboard.press('Enter');
  await expect(boxOf('paused')).toHaveValue('Add as new option');
  await expect(boxOf('PAUSED'), 'differs only in case').toHaveValue('paused');
  await boxOf('gone').click();
  await expect(region.getByRole('option', { name: 'paused' }), 'is an option of the others').toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await importer.root.getByRole('region', { name: 'Size' }).getByRole('combobox').first().click();
  await expect(importer.root.getByRole('option', { name: 'Add as new option' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await importer.goTo('review');
  await importer.expectCounts(4, 2, 2);
  await importer.cell(2, 'state').click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveText(['active', 'closed', 'paused']);
  await page.keyboard.type('paus');
  await page.keyboard.press('Enter');
  await importer.expectCounts(4, 3, 1);
  await importer.submit();
  await expect.poll(() => host.calls('onComplete')).toHaveLength(1);
  const [[result]] = (await host.calls('onComplete')) as [[{ rows: unknown[]; newOptions: unknown }]];
  expect(result.newOptions).toEqual({ state: ['paused'] });
  expect(result.rows).toMatchObject([{ state: 'paused' }, { state: 'paused' }, { state: 'paused' }]);
});

test('a list opens at its top if nothing is chosen, and else at the choice', async ({ page }) => {
  const host = new HostPage(page);
  await host.open({ css: '#place { height: 760px }' });
  const options = Array.from({ length: 40 }, (_, at) => `option ${at}`);
  await host.mount({ ...PROPS, columns: [{ id: 'state', label: 'State', type: 'select', options }] });
  const { importer } = host;
  await importer.atStep('upload');
  await importer.upload(textFile('people.csv', 'State\ngone\noption 3'));
  await importer.goTo('values');
  const box = importer.root.locator('[data-value=gone]').getByRole('combobox');
  const option = (name: string): Locator => importer.root.getByRole('option', { name, exact: true });
  await box.click();
  await expect(option('Leave unchanged')).toBeInViewport({ ratio: 1 });
  await expect(option('option 0')).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('option 35');
  await page.keyboard.press('Enter');
  await box.click();
  await expect(option('option 35')).toBeInViewport({ ratio: 0.9 });
  await expect(option('Leave unchanged')).not.toBeInViewport();
});

test('values that differ only in case are matched without asking', async ({ page }) => {
  const host = new HostPage(page);
  await host.open({ css: '#place { height: 760px }' });
  await host.mount(PROPS);
  await host.importer.atStep('upload');
  await host.importer.upload(fileOf('Ada,Active,SMALL', 'Bo,CLOSED,Large'));
  await host.importer.goTo('map');
  expect(await host.importer.next()).toBe('review');
  await host.importer.expectCounts(2, 2, 0);
});
