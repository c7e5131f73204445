import type { Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage, InputFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const columns: CSVImporterProps['columns'] = [
  { id: 'first', label: 'Given name', validators: [{ type: 'required' }] },
  { id: 'last', label: 'Family name' },
  { id: 'place', label: 'Place' },
];
const FILE = textFile(
  'people.csv',
  'Person,Town,Code\nAda Lovelace,London,W1\nMary Jane Watson,New York,10001\nCher,Paris,75001\n',
);

for (const look of ['light', 'phone', 'arabic'] as const) {
  test(`a column is split and others are joined, by keyboard: ${look}`, async ({ page }) => {
    if (look === 'phone') await page.setViewportSize({ width: 390, height: 800 });
    const host = new HostPage(page);
    const { importer } = host;
    const { root } = importer;
    await host.open({ css: '#place { height: 760px }' });
    await host.mount(
      {
        isModal: false,
        columns,
        mappingMemory: false,
        persist: false,
        ...(look === 'arabic' ? { language: 'ar' } : {}),
      },
      (record) => ({ onComplete: record('onComplete') }),
    );
    await importer.atStep('upload');
    await importer.upload(FILE);
    await importer.goTo('map');
    const dialog = root.getByRole('dialog');
    const fieldOf = (column: number) => root.locator(`[data-source-column="${column}"]`).getByRole('combobox');

    await root.locator('[data-action=derive]').click();
    await expect(dialog.locator('[data-derive=part]')).toBeFocused();
    await expect(dialog.locator('[data-derive=column]'), 'the one with several words').toHaveValue('0');
    await dialog.locator('[data-derive=rest]').selectOption('first');
    await expect(dialog.locator('tbody tr').nth(1).locator('[data-made]')).toHaveText(['Mary Jane', 'Watson']);
    expect(await violations(page)).toEqual([]);
    await dialog.locator('[data-action=add-derived]').click();
    await expect(fieldOf(3), 'ready to be matched').toBeFocused();
    await fieldOf(3).fill('Given name');
    await page.keyboard.press('Enter');
    await fieldOf(4).fill('Family name');
    await page.keyboard.press('Enter');

    await root.locator('[data-action=derive]').click();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('[data-derive=join]')).toBeChecked();
    await expect(dialog.locator('[data-action=add-derived]'), 'of two columns or more').toBeDisabled();
    await dialog.getByRole('checkbox').nth(2).check();
    await dialog.getByRole('checkbox').nth(1).check();
    await dialog.locator('[data-derive=separator]').selectOption('other');
    await dialog.locator('[data-derive=typed]').fill(' / ');
    await expect(dialog.locator('tbody [data-made]').first()).toHaveText('W1 / London');
    expect(await violations(page)).toEqual([]);
    await dialog.locator('[data-action=add-derived]').click();
    await expect(fieldOf(5)).toBeFocused();
    await expect(root.locator('[data-source-column="3"]')).toHaveAttribute('data-column', 'first');
    await fieldOf(5).fill('Place');
    await page.keyboard.press('Enter');
    await expect(root.locator('[data-source-column="5"]')).toContainText('W1 / London');
    expect(await violations(page)).toEqual([]);

    await importer.next();
    await importer.atStep('review');
    await importer.submit();
    await importer.atStep('complete');
    const [[result] = []] = await host.calls('onComplete');
    expect(result).toMatchObject({
      rows: [
        { first: 'Ada', last: 'Lovelace', place: 'W1 / London' },
        { first: 'Mary Jane', last: 'Watson', place: '10001 / New York' },
        { first: 'Cher', last: null, place: '75001 / Paris' },
      ],
    });
  });
}

test('a column that was made can be removed; the matches of others stay', async ({ page }) => {
  const host = new HostPage(page);
  const { root } = host.importer;
  await host.open({ css: '#place { height: 760px }' });
  await host.mount({ isModal: false, columns, mappingMemory: false, persist: false });
  await host.importer.atStep('upload');
  await host.importer.upload(FILE);
  await host.importer.goTo('map');
  await root.locator('[data-action=derive]').click();
  await root.locator('[data-action=add-derived]').click();
  const field = root.locator('[data-source-column="4"]').getByRole('combobox');
  await field.fill('Family name');
  await page.keyboard.press('Enter');
  await root.locator('[data-source-column="3"] [data-action=remove-derived]').click();
  await expect(root.locator('[data-source-column]')).toHaveCount(4);
  await expect(root.locator('[data-source-column="3"]')).toHaveAttribute('data-column', 'last');
  await expect(root.locator('[data-action=derive]')).toBeFocused();
});

async function toMapping(page: Page, wanted: CSVImporterProps['columns'], file: InputFile): Promise<ImporterPage> {
  const host = new HostPage(page);
  const { importer } = host;
  await host.open({ css: '#place { height: 760px }' });
  await host.mount({ isModal: false, columns: wanted, persist: false });
  await importer.atStep('upload');
  await importer.upload(file);
  await importer.goTo('map');
  return importer;
}

test('names in two columns are joined as offered', async ({ page }) => {
  const importer = await toMapping(
    page,
    [
      { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
      { id: 'email', label: 'Email' },
    ],
    textFile('people.csv', 'Vorname,Nachname,Email\nAda,Lovelace,ada@example.com\n'),
  );
  const { root } = importer;
  const offer = root.locator('[data-offer=join]');
  await expect(offer.getByRole('paragraph')).toHaveText(['Vorname + Nachname → Name', 'Ada Lovelace']);
  expect(await violations(page)).toEqual([]);
  await offer.getByRole('button').click();
  await expect(root.locator('[data-source-column="3"]').getByRole('combobox')).toBeFocused();
  await expect(offer).toHaveCount(0);
  for (const part of [0, 1]) {
    await expect(root.locator(`[data-source-column="${part}"]`)).toContainText('Used in another column');
  }
  await importer.goTo('review');
  await expect(importer.value(0, 'name')).toHaveText('Ada Lovelace');
});

test('names in one column are split as offered', async ({ page }) => {
  const importer = await toMapping(
    page,
    [
      { id: 'first', label: 'First name' },
      { id: 'last', label: 'Last name' },
    ],
    textFile('people.csv', 'Contact name;Code\nLovelace, Ada;1\nEvans, Mary Ann;2\n'),
  );
  await importer.root.locator('[data-offer=part]').getByRole('button').click();
  await expect(importer.root.locator('[data-source-column="0"]')).toContainText('Used in another column');
  await importer.goTo('review');
  await expect(importer.value(1, 'first')).toHaveText('Mary Ann');
  await expect(importer.value(1, 'last')).toHaveText('Evans');
});
