import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const GERMAN = [
  'Name;Email;Amount;Date;Note',
  'Jörg Müller;joerg@example.com;1.234,56;31.12.2023;Größe "XL"',
  'Zoë Çelik;zoe@example.com;0,5;01.02.2024;naïve café, très cher',
  'Åsa Öberg;asa@example.com;-0;15.03.2024;¿mañana?',
].join('\r\n');

const NAMES = ['Jörg Müller', 'Zoë Çelik', 'Åsa Öberg'];

function bigEndian(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
}

function utf32(text: string): Buffer {
  return Buffer.from(Uint32Array.from(text, (character) => character.codePointAt(0)!).buffer);
}

const ENCODED: Readonly<Record<string, Buffer>> = {
  'Latin-1': Buffer.from(GERMAN, 'latin1'),
  'UTF-8 with a mark': Buffer.from(`\ufeff${GERMAN}`),
  'UTF-16 little endian': Buffer.from(`\ufeff${GERMAN}`, 'utf16le'),
  'UTF-16 big endian': bigEndian(GERMAN),
  'UTF-16 without a mark': Buffer.from(GERMAN, 'utf16le'),
  'UTF-32': utf32(`\ufeff${GERMAN}`),
};

for (const [name, content] of Object.entries(ENCODED)) {
  test(`${name}, semicolons and German numbers are recognized`, async ({ importer }) => {
    await importer.open();
    await importer.upload(textFile('kunden.csv', content));
    await importer.goTo('review');
    await importer.expectCounts(3, 3, 0);
    const { rows } = await importer.deliver();
    expect(rows.map((row) => row['name'])).toEqual(NAMES);
    expect(rows.map((row) => row['amount'])).toEqual([1234.56, 0.5, expect.closeTo(0)]);
    expect(rows.map((row) => row['joined'])).toEqual(['2023-12-31', '2024-02-01', '2024-03-15']);
    expect(rows[1]?.['note']).toBe('naïve café, très cher');
  });
}

test('Russian text is read as Excel saves “Unicode Text”', async ({ importer }) => {
  await importer.open();
  const text = '\ufeffИмя\tEmail\r\nАнна\tanna@example.com\r\nБорис\tboris@example.com\r\n';
  await importer.upload(textFile('Клиенты.txt', Buffer.from(text, 'utf16le')));
  await importer.goTo('review');
  await importer.expectCounts(2, 2, 0);
  const { rows } = await importer.deliver();
  expect(rows.map((row) => row['name'])).toEqual(['Анна', 'Борис']);
});

test('a wrong encoding or delimiter can be corrected in the header step', async ({ importer, page }) => {
  await importer.open();
  // A single byte outside ASCII is not enough for any detector.
  const text = 'Liste\r\n\r\nName;Email;Note\r\nJ\u00a3rgen;j@example.com;eins';
  await importer.upload(textFile('liste.csv', Buffer.from(text, 'latin1')));
  if ((await importer.root.getAttribute('data-step')) === 'map') await importer.back('header');
  const encoding = importer.root.getByLabel('Encoding');
  const preview = importer.root.locator('.rg-preview');
  const unsure = importer.root.locator('.rg-reading label').first().locator('[data-tone=check]');
  await expect(unsure).toHaveText('Please check');
  await page.screenshot({ path: test.info().outputPath('unsure.png') });
  await encoding.selectOption('windows-1251');
  await expect(unsure, 'chosen').toHaveCount(0);
  await expect(preview).toContainText('J\u0408rgen');
  await encoding.selectOption('windows-1252');
  await expect(preview).toContainText('J\u00a3rgen');
  await importer.root.getByLabel('Delimiter').selectOption('|');
  await expect(preview).toContainText('Name;Email;Note');
  await importer.root.getByLabel('Delimiter').selectOption(';');
  await expect(preview).not.toContainText('Name;Email;Note');
  await importer.root.getByRole('radio', { name: 'Use row 3 as the header' }).check();
  await importer.goTo('review');
  await importer.expectCounts(1, 1, 0);
  await expect(importer.value(0, 'name')).toHaveText('J\u00a3rgen');
});

test('tabs, quoted line breaks and rows of different lengths are read', async ({ importer }) => {
  await importer.open();
  const text = 'Name\tEmail\tNote\nAda\tada@example.com\t"two\nlines"\nAlan\talan@example.com\n';
  await importer.upload(textFile('cells.tsv', text));
  await importer.goTo('review');
  await importer.expectCounts(2, 2, 0);
  const { rows } = await importer.deliver();
  expect(rows[0]).toMatchObject({ name: 'Ada', note: 'two\nlines' });
  expect(rows[1]).toMatchObject({ name: 'Alan', note: null });
});
