import type { Locator, Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage, InputFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const columns: CSVImporterProps['columns'] = [
  { id: 'name', label: 'Name' },
  { id: 'city', label: 'City' },
  { id: 'amount', label: 'Amount', type: 'number' },
];

async function toMapping(page: Page, file: InputFile): Promise<ImporterPage> {
  const host = new HostPage(page);
  const { importer } = host;
  await host.open({ css: '#place { height: 760px }' });
  await host.mount({ columns, isModal: false });
  await importer.atStep('upload');
  await importer.upload(file);
  await importer.goTo('map');
  return importer;
}

const people = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `Person ${at},Oslo,${at + 10}`);
const csv = (...lines: readonly string[]): InputFile =>
  textFile('people.csv', ['Name,City,Amount', ...lines].join('\n'));
const notes = ({ root }: ImporterPage): Locator => root.locator('.rg-notice[data-tone=check]');

test.describe('what is damaged in a file is named with its row', () => {
  for (const [name, file, text] of [
    [
      'a quotation mark out of place',
      csv(...people(3), '"Ann,Oslo,5', ...people(3)),
      'The quotation mark in row 5 is out of place. It was read as plain text.',
    ],
    [
      'a header in the middle',
      csv(...people(3), 'Name,City,Amount', ...people(3)),
      'Rows that repeat the header: 1 (first: row 5).',
    ],
    ['NUL characters', csv(...people(3), 'Ann\0,Oslo,5'), 'The file contains NUL characters (first: row 5).'],
    [
      'bytes of another encoding',
      textFile(
        'people.csv',
        Buffer.concat([
          Buffer.from(`Name,City,Amount\n${people(300).join('\n')}\nJosé,Malmö,1\nB`),
          Buffer.from([0xe9, 0xff]),
          Buffer.from(',Oslo,1\n'),
        ]),
      ),
      'Some characters in row 303 can’t be read in this encoding.',
    ],
  ] as const) {
    test(name, async ({ page }) => {
      const importer = await toMapping(page, file);
      await expect(notes(importer).filter({ hasText: text })).toBeVisible();
    });
  }

  test('cells of a workbook with errors', async ({ page }) => {
    const sheet = utils.aoa_to_sheet([
      ['Name', 'City', 'Amount'],
      ['Ann', 'Oslo', 1],
      ['Bo', null, 2],
    ]);
    sheet['B3'] = { t: 'e', v: 0x17 };
    const buffer = write(utils.book_new(sheet, 'People'), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const importer = await toMapping(page, { name: 'people.xlsx', mimeType: '', buffer });
    await expect(notes(importer)).toHaveText(
      /^Cells with an Excel error, such as #N\/A or #REF!, are read as text \(1\)/,
    );
  });
});

test('a table beside the rows is left out as offered, and read again', async ({ page }) => {
  const rows = people(12).map((row, at) => `${row},,${at < 4 ? `R${at},${at * 3}` : ','}`);
  const file = textFile('people.csv', ['Name,City,Amount,,Region,Total', ...rows].join('\n'));
  const { root } = await toMapping(page, file);
  const sources = root.locator('[data-source-column]');
  await expect(sources.filter({ hasText: 'Region' })).toHaveCount(1);
  const offer = root.locator('[data-offer=side-by-side] input');
  await offer.check();
  await expect(sources.filter({ hasText: 'Region' })).toHaveCount(0);
  await offer.uncheck();
  await expect(sources.filter({ hasText: 'Region' })).toHaveCount(1);
});

test('what is below the rows is named with its row in the file, and as visible as a warning', async ({ page }) => {
  const lines = ['Report,,', ',,', 'Name,City,Amount', ...people(6), ',,', 'Total,,75', 'Source: the accounting.,,'];
  const importer = await toMapping(page, textFile('people.csv', lines.join('\n')));
  const offer = importer.root.locator('[data-offer=footer]');
  await expect(offer).toHaveText('Leave out the totals, notes or other tables from row 11 on');
  await expect(notes(importer)).toHaveText([/from row 11 on/]);
  await offer.getByRole('checkbox').check();
  await expect(importer.root.locator('.rg-hint').first()).toContainText('6 rows');
  await expect(offer, 'no longer a warning').toHaveAttribute('data-tone', 'good');
  await expect(offer).toHaveText('Leave out the totals, notes or other tables from row 11 on');
  expect(await violations(page)).toEqual([]);
});

test('text that was encoded twice is repaired as offered', async ({ page }) => {
  const names = ['Jürgen Müller', 'Zoë Größe', 'Søren Ångström', 'François Lévêque'];
  const text = ['Name,City,Amount', ...names.map((name, at) => `${name},Köln,${at}`)].join('\n');
  const garbled = Buffer.from(Buffer.from(text).toString('latin1'));
  const importer = await toMapping(page, textFile('people.csv', garbled));
  await importer.root.locator('[data-offer=encoded-twice] input').check();
  await importer.goTo('review');
  await expect(importer.value(0, 'name')).toHaveText('Jürgen Müller');
  await expect(importer.value(1, 'city')).toHaveText('Köln');
});
