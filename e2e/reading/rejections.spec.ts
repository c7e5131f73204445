import { gzipSync } from 'node:zlib';
import { zipFile } from '../../src/engine/testing/zip-file.js';
import { CFB, utils, write } from 'xlsx';
import { MESSY_FILE, textFile } from '../support/importer-page.js';
import type { ImporterPage, InputFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

/** A password-protected workbook: an encrypted package in a compound file. */
function lockedBytes(): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/EncryptionInfo', new Uint8Array(64));
  CFB.utils.cfb_add(file, '/EncryptedPackage', new Uint8Array(4096));
  return CFB.write(file, { type: 'buffer' }) as Buffer;
}

function workbookBytes(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], ['Ada']]), 'Sheet');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

async function expectRefused(importer: ImporterPage, file: InputFile, error: string): Promise<void> {
  await importer.choose(file);
  const notice = importer.root.locator(`[data-error="${error}"]`);
  await expect(notice).toBeVisible();
  await expect(importer.notice).toHaveCount(1);
  const text = (await notice.innerText()).replace('×', '').trim();
  expect(text).toMatch(/^[A-Z“].+\.$/s);
  expect(text).not.toMatch(/undefined|null|\{\{|Error:|\bat \w+ \(|[a-z]+\.[a-z]+\(/);
  await importer.atStep('upload');
  // The button is another one since: the file was read meanwhile.
  await expect(importer.root.locator('.rg-dropzone [data-first-focus]')).toBeFocused();
}

const REFUSED: readonly { readonly name: string; readonly file: InputFile; readonly error: string }[] = [
  { name: 'an empty file', file: textFile('empty.csv', ''), error: 'empty-file' },
  { name: 'blank lines only', file: textFile('blank.csv', '\n\n\r\n'), error: 'empty-file' },
  { name: 'a header and nothing below it', file: textFile('header.csv', 'Name,Email,Amount\n'), error: 'no-rows' },
  {
    name: 'a PDF called CSV',
    file: textFile(
      'report.csv',
      Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</Type/Catalog>>\nendobj', 'latin1'),
    ),
    error: 'unsupported-file',
  },
  {
    name: 'a picture',
    file: textFile(
      'photo.csv',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48]),
    ),
    error: 'unsupported-file',
  },
  {
    name: 'half a workbook',
    file: textFile('half.xlsx', workbookBytes().subarray(0, 900)),
    error: 'broken-file',
  },
  {
    name: 'a zip with several tables',
    file: textFile('export.zip', Buffer.from(zipFile(['a.csv', 'b.csv'].map((name) => ({ name, content: 'A\n1' }))))),
    error: 'several-files',
  },
  {
    name: 'half a gzip file',
    file: textFile('people.csv.gz', gzipSync('Name,Email\n'.repeat(100)).subarray(0, 20)),
    error: 'cannot-unpack',
  },
];

for (const { name, file, error } of REFUSED) {
  test(`${name} is refused with one message, and the next file works`, async ({ importer }) => {
    await importer.open();
    await expectRefused(importer, file, error);
    await importer.upload(MESSY_FILE);
    await expect(importer.notice).toHaveCount(0);
    await importer.goTo('review');
    await importer.expectCounts(6, 3, 3);
  });
}

test('encrypted workbooks are refused one after the other', async ({ importer }) => {
  await importer.open();
  for (const name of ['locked.xlsx', 'locked.xls']) {
    await expectRefused(importer, textFile(name, lockedBytes()), 'encrypted-file');
  }
  await importer.upload(MESSY_FILE);
  await expect(importer.notice).toHaveCount(0);
});

test('a file larger than the limit is refused before it is read', async ({ importer, page }) => {
  await page.goto('/script-tag.html');
  await page.evaluate(() => {
    const { CSVImporter } = globalThis as unknown as {
      CSVImporter: { createCSVImporter(options: unknown): { showModal(): void } };
    };
    CSVImporter.createCSVImporter({
      columns: [{ id: 'name', label: 'Name' }],
      limits: { maxFileSize: 100 },
    }).showModal();
  });
  await importer.atStep('upload');
  await expectRefused(importer, textFile('large.csv', `Name\n${'Ada\n'.repeat(100)}`), 'file-too-large');
  await importer.upload(textFile('small.csv', 'Name\nAda\n'));
  await expect(importer.notice).toHaveCount(0);
});
