import { utils, write } from 'xlsx';
import type { BookType, WorkSheet } from 'xlsx';
import type { InputFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function sheetOf(rows: readonly (readonly unknown[])[]): WorkSheet {
  return utils.aoa_to_sheet(rows as unknown[][], { UTC: true, dateNF: 'dd/mm/yyyy' });
}

function workbook(name: string, sheets: Readonly<Record<string, WorkSheet>>): InputFile {
  const book = utils.book_new();
  for (const [title, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, title);
  return { name, mimeType: XLSX_TYPE, buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer };
}

const HEADER = ['Name', 'Email', 'Amount', 'Joined'];

test('the user selects a sheet, and dates are imported as the same dates', async ({ importer }) => {
  await importer.open();
  const step = await importer.upload(
    workbook('Kunden.XLSX', {
      Summary: sheetOf([['Report of the year'], ['made by hand']]),
      Contacts: sheetOf([
        HEADER,
        ['Ada', 'ada@example.com', 1234.5, new Date(Date.UTC(2023, 11, 31))],
        ['Grace', 'grace@example.com', 0.1 + 0.2, new Date(Date.UTC(1999, 0, 1))],
        ['=1+1', 'alan@example.com', 7, new Date(Date.UTC(2024, 1, 29))],
      ]),
      Nothing: sheetOf([]),
    }),
  );
  expect(step).toBe('sheet');
  await expect(importer.root.getByRole('radio', { name: 'Nothing' })).toBeDisabled();
  await importer.root.getByRole('radio', { name: 'Contacts' }).check();
  await importer.goTo('review');
  await importer.expectCounts(3, 3, 0);
  const { rows } = await importer.deliver();
  expect(rows.map(({ name, joined }) => [name, joined])).toEqual([
    ['Ada', '2023-12-31'],
    ['Grace', '1999-01-01'],
    ['=1+1', '2024-02-29'],
  ]);
  expect(rows.map(({ amount }) => Number(amount).toFixed(6))).toEqual(['1234.500000', '0.300000', '7.000000']);
});

test('hidden rows are counted and can be left out', async ({ importer }) => {
  await importer.open();
  const sheet = sheetOf([HEADER, ...['Ada', 'Alan', 'Grace'].map((name) => [name, `${name}@example.com`, 1, null])]);
  sheet['!rows'] = [{}, { hidden: true }, { hidden: true }];
  await importer.upload(workbook('filtered.xlsx', { Only: sheet }));
  await importer.goTo('map');
  const choice = importer.root.getByRole('checkbox', { name: 'Leave out rows hidden in the workbook (2)' });
  await expect(choice).not.toBeChecked();
  await expect(importer.root).toContainText('3 rows');
  await choice.check();
  await expect(importer.root).toContainText('1 row');
  await importer.goTo('review');
  await importer.expectCounts(1, 1, 0);
  const { rows } = await importer.deliver();
  expect(rows.map(({ name }) => name)).toEqual(['Grace']);
});

test('merged cells are reported and can be filled down', async ({ importer }) => {
  await importer.open();
  const sheet = sheetOf([HEADER, ...['Ada', null, null].map((name, at) => [name, `p${at}@example.com`, 1, null])]);
  sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 3, c: 0 } }];
  await importer.upload(workbook('merged.xlsx', { Only: sheet }));
  await importer.goTo('map');
  const choice = importer.root.getByRole('checkbox', { name: 'Fill merged cells down (1, first: A2)' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await importer.goTo('review');
  await importer.expectCounts(3, 3, 0);
  const { rows } = await importer.deliver();
  expect(rows.map(({ name }) => name)).toEqual(['Ada', 'Ada', 'Ada']);
});

test('a workbook with one sheet skips the sheet step, and going back offers other sheets', async ({ importer }) => {
  await importer.open();
  const one = workbook('one.xlsx', { Only: sheetOf([HEADER, ['Ada', 'ada@example.com', 1, null]]) });
  expect(await importer.upload(one)).not.toBe('sheet');
  await importer.goTo('review');
  await importer.expectCounts(1, 1, 0);
  await importer.open();
  const two = workbook('two.xlsx', {
    First: sheetOf([HEADER, ['Ada', 'ada@example.com', 1, null]]),
    Second: sheetOf([HEADER, ['Alan', 'alan@example.com', 2, null], ['Grace', 'grace@example.com', 3, null]]),
  });
  expect(await importer.upload(two)).toBe('sheet');
  await importer.goTo('map');
  await importer.action('back').click();
  if ((await importer.atStep('sheet', 'header')) === 'header') await importer.back('sheet');
  await importer.root.getByRole('radio', { name: 'Second' }).check();
  await importer.goTo('review');
  await importer.expectCounts(2, 2, 0);
  await expect(importer.value(0, 'name')).toHaveText('Alan');
});

test.describe('workbooks of other formats', () => {
  /** 2021-01-02, as a serial of the 1900 and of the 1904 date system. */
  const DAY = 44_198;
  const SINCE_1904 = 1462;

  function written(bookType: BookType, { date1904 = false } = {}): InputFile {
    const day = { t: 'n', v: date1904 ? DAY - SINCE_1904 : DAY, z: 'yyyy-mm-dd' };
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['secret'], ['x'], ['y']]), 'Hidden');
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['day', 'name'],
        [day, 'Ada'],
        [day, '中国人'],
      ]),
      'Table',
    );
    book.Workbook = { WBProps: { date1904 }, Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    const ending = bookType === 'biff8' ? 'xls' : bookType;
    return { name: `table.${ending}`, mimeType: '', buffer: write(book, { type: 'buffer', bookType }) as Buffer };
  }

  for (const bookType of ['xlsx', 'xlsb', 'biff8'] as const) {
    for (const date1904 of [false, true]) {
      test(`${bookType}, ${date1904 ? 1904 : 1900} date system: reads dates and names, and marks hidden sheets`, async ({
        importer,
      }) => {
        await importer.open();
        await importer.upload(written(bookType, { date1904 }));
        await importer.goTo('map');
        await expect(importer.root.locator('[data-source-column="0"]')).toContainText('2021-01-02');
        await expect(importer.root.locator('[data-source-column="1"]')).toContainText('name');
        await expect(importer.root.locator('[data-source-column="1"]')).toContainText('中国人');
      });
    }
  }
});
