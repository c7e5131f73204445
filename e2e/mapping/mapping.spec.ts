import type { Locator } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const SURE = ['Name', 'City', 'Street', 'Country', 'Company', 'Department', 'Notes', 'Website'];
const columns: CSVImporterProps['columns'] = [
  ...SURE.map((label) => ({ id: label.toLowerCase(), label })),
  { id: 'joined', label: 'Joined', type: 'date' },
  { id: 'amount', label: 'Amount', type: 'number' },
  { id: 'phone', label: 'Phone number', validators: [{ type: 'required' }] },
  { id: 'reference', label: 'Reference', validators: [{ type: 'required' }] },
];
const HEAD = ['Fax number', ...SURE, 'Joined', 'Amount', 'Contact', 'Reference date'];
const row = (at: number): string =>
  [
    `030 1${at}`,
    ...SURE.map((label) => `${label} ${at}`),
    `${at}.12.2024`,
    at === 14 ? 'n/a' : `"1.${at}0,50"`,
    `030 ${at}`,
    at,
  ].join(',');
const FILE = textFile('people.csv', [HEAD.join(','), ...Array.from({ length: 8 }, (_, at) => row(at + 13))].join('\n'));

async function toMapping(host: HostPage, file = FILE, more: CSVImporterProps = {}): Promise<ImporterPage> {
  await host.open({ css: '#place { height: 760px }' });
  await host.mount({ isModal: false, columns, decimal: ',', ...more });
  await host.importer.atStep('upload');
  await host.importer.upload(file);
  await host.importer.goTo('map');
  return host.importer;
}

test.describe('a file of which most columns are certain', () => {
  test('asks about the others first; sure matches are one line that opens', async ({ page }) => {
    const { root } = await toMapping(new HostPage(page));
    const rows = root.locator('[data-source-column]').filter({ visible: true });
    await expect(rows).toHaveCount(3);
    await expect(rows.last(), 'no suggestion: after the doubtful ones').toHaveAttribute('data-source-column', '0');
    await expect(root.locator('[data-missing="2"]')).toContainText('Phone number');
    const sure = root.locator('.rg-map-sure');
    await expect(sure).toContainText('10 columns matched');
    await expect(sure).toContainText('1 column has values that don’t fit');
    await expect(root.locator('[data-source-column]'), 'all can be read by tests').toHaveCount(13);
    expect(await violations(page)).toEqual([]);

    await root.locator('[data-action=show-matched]').click();
    await expect(rows).toHaveCount(13);
    await expect(root.locator('[data-source-column="9"] [data-result]')).toHaveAttribute('data-result', '2024-12-13');
    await expect(root.locator('[data-source-column="10"] [data-misfits]')).toHaveText(
      '1 of 8 checked values doesn’t fit · e.g. n/a',
    );
    expect(await violations(page)).toEqual([]);
  });

  test('Enter takes each suggestion and goes on to the next, then to the button', async ({ page }) => {
    const { root } = await toMapping(new HostPage(page));
    const rows = root.locator('[data-source-column]').filter({ visible: true });
    const fieldOf = (column: number): Locator => root.locator(`[data-source-column="${column}"]`).getByRole('combobox');
    await fieldOf(11).focus();
    await page.keyboard.press('Enter');
    await expect(root.locator('[data-source-column="11"]')).toHaveAttribute('data-column', 'phone');
    await expect(fieldOf(12)).toBeFocused();
    await expect(root.locator('[data-missing]')).toHaveAttribute('data-missing', '1');
    await page.keyboard.press('Enter');
    await expect(root.locator('[data-action=continue]')).toBeFocused();
    await expect(root.locator('[data-missing]')).toHaveText('All required columns are matched.');
    await expect(rows, 'nothing moves').toHaveCount(3);

    await fieldOf(12).focus();
    await page.keyboard.press('Enter');
    await expect(fieldOf(12), 'nothing is left to take').toBeFocused();
  });

  test('a sure match that is given away is shown again', async ({ page }) => {
    const { root } = await toMapping(new HostPage(page));
    await root.locator('[data-source-column="0"]').getByRole('combobox').fill('Website');
    await page.keyboard.press('Enter');
    await expect(root.locator('[data-source-column="8"]')).toHaveAttribute('data-column', '');
    await expect(root.locator('.rg-map-sure')).toContainText('9 columns matched');
  });
});

test('a file whose columns are all certain is listed in its order', async ({ page }) => {
  const file = textFile('all.csv', `${SURE.join(',')}\n${SURE.join(',')}\n`);
  const { root } = await toMapping(new HostPage(page), file, {
    columns: SURE.map((label) => ({ id: label.toLowerCase(), label })),
  });
  await expect(root.locator('[data-source-column]')).toHaveCount(8);
  await expect(root.locator('.rg-map-sure, .rg-map-missing')).toHaveCount(0);
});

test.describe('a corrected mapping', () => {
  const OTHER = textFile('other.csv', 'Website,Name,Ref\nb.example,Bob,2\n');
  const few: CSVImporterProps = {
    columns: [
      { id: 'name', label: 'Name' },
      { id: 'website', label: 'Website' },
      { id: 'alias', label: 'Short name' },
    ],
  };
  const first = textFile('first.csv', 'Name,Website,Ref\nAda,a.example,1\n');

  test('is remembered after a reload, and can be forgotten', async ({ page }) => {
    const host = new HostPage(page);
    const importer = await toMapping(host, first, few);
    const rowOf = (column: number): Locator => importer.root.locator(`[data-source-column="${column}"]`);
    await rowOf(2).getByRole('combobox').fill('Short name');
    await page.keyboard.press('Enter');
    await importer.next();

    await toMapping(host, OTHER, { ...few, persist: false });
    await expect(rowOf(2)).toHaveAttribute('data-column', 'alias');
    await expect(rowOf(2)).toContainText('as last time');
    expect(await violations(page)).toEqual([]);
    await rowOf(2).locator('[data-action=forget-match]').click();
    await expect(rowOf(2)).toHaveAttribute('data-column', '');
    await expect(rowOf(2).getByRole('combobox')).toBeFocused();

    await toMapping(host, OTHER, { ...few, persist: false });
    await expect(rowOf(0)).toHaveAttribute('data-column', 'website');
    await expect(rowOf(2)).toHaveAttribute('data-column', '');
  });

  test('is neither kept nor applied if the host does not want that', async ({ page }) => {
    const host = new HostPage(page);
    const importer = await toMapping(host, first, { ...few, mappingMemory: false });
    await importer.root.locator('[data-source-column="2"]').getByRole('combobox').fill('Short name');
    await page.keyboard.press('Enter');
    await importer.next();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('what is found while a long file is read does not move its columns', async ({ page }) => {
  const host = new HostPage(page);
  await host.open({ css: '#place { height: 760px }' });
  await host.mount({ isModal: false, columns: [{ id: 'name', label: 'Name' }] });
  const { importer } = host;
  await importer.atStep('upload');
  await page.evaluate(() => {
    const tops = new Set<number>();
    const look = (): void => {
      const row = document.querySelector('.importcsv [data-source-column="0"]');
      if (row) tops.add(row.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { tops });
  });
  const rows = Array.from({ length: 200_000 }, (_, at) => (at === 199_990 ? 'Ada,1,more' : `Ada ${at},${at}`));
  await importer.choose(textFile('names.csv', ['Name,Extra', ...rows].join('\n')));
  await importer.atStep('map');
  await expect(importer.root.getByRole('status').filter({ hasText: 'row 199,992' })).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toHaveLength(1);
});

test('certain steps are skipped on request, and users can go back to them', async ({ page }) => {
  const host = new HostPage(page);
  await host.open({ css: '#place { height: 760px }' });
  await host.mount({ isModal: false, columns: [{ id: 'name', label: 'Name' }], skipCertainSteps: true });
  await host.importer.atStep('upload');
  await host.importer.choose(textFile('names.csv', 'Name,Extra\nAda,1\nBob,2\n'));
  await host.importer.atStep('review');
  await host.importer.expectCounts(2, 2, 0);
  await host.importer.back('map');
  await expect(host.importer.root.locator('[data-source-column="0"]')).toHaveAttribute('data-column', 'name');
  await host.importer.next();
  await host.importer.atStep('review');
});
