import { textFile } from '../support/importer-page.js';
import { NAUGHTY_STRINGS } from '../support/naughty-strings.js';
import { expect, test } from '../support/test.js';

interface Globals {
  CSVImporter: { createCSVImporter(options: unknown): { showModal(): void } };
  received: readonly { readonly id: string; readonly text: string | null }[];
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

test('naughty strings arrive unchanged in cells, and none of them is executed', async ({ importer, page }) => {
  await page.goto('/script-tag.html');
  await page.evaluate(() => {
    const scope = globalThis as unknown as Globals;
    const { CSVImporter } = scope;
    CSVImporter.createCSVImporter({
      columns: [
        { id: 'id', label: 'Id' },
        { id: 'text', label: 'Text' },
      ],
      onComplete: (result: { readonly rows: Globals['received'] }) => {
        scope.received = result.rows;
      },
    }).showModal();
  });
  await importer.atStep('upload');
  const lines = NAUGHTY_STRINGS.map((text, index) => `row ${index},${quoted(text)}`);
  await importer.upload(textFile('naughty.csv', `Id,Text\n${lines.join('\n')}\n`));
  await importer.goTo('review');
  await importer.expectCounts(NAUGHTY_STRINGS.length, NAUGHTY_STRINGS.length, 0);
  await importer.cell(0, 'text').click();
  // Page by page, so that each string is rendered once.
  const last = importer.grid.locator(`[data-row="${NAUGHTY_STRINGS.length - 1}"]`);
  while ((await last.count()) === 0) {
    const before = await importer.grid.locator('[data-active]').first().getAttribute('id');
    await page.keyboard.press('PageDown');
    await expect(importer.grid.locator('[data-active]').first()).not.toHaveAttribute('id', before ?? '');
  }
  await importer.submit();
  const received = await page.evaluate(() => (globalThis as unknown as Globals).received);
  const sent = NAUGHTY_STRINGS.map((text, index) => ({ id: `row ${index}`, text }));
  const changed = sent.filter(({ text }, index) => text.trim() !== '' && received[index]?.text !== text);
  expect(changed).toEqual([]);
  expect(received).toHaveLength(NAUGHTY_STRINGS.length);
});

test('naughty strings as column names are shown as plain text', async ({ importer }) => {
  const hostile = NAUGHTY_STRINGS.filter((text) => /[<>{}$'"`=]|script|proto|constructor/i.test(text)).slice(0, 120);
  const names = ['Name', 'Email', '__proto__', 'constructor', 'toString', ...hostile];
  const cells = names.map((_, index) => (index === 1 ? 'ada@example.com' : `v${index}`));
  await importer.open('unmatched=1&skipHeader=1');
  await importer.upload(textFile('names.csv', `${names.map(quoted).join(',')}\n${cells.map(quoted).join(',')}\n`));
  await importer.goTo('map');
  await expect(importer.root.locator('[data-source-column="2"] b')).toHaveText('__proto__');
  await importer.goTo('review');
  const { rows } = await importer.deliver();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ email: 'ada@example.com' });
  expect(JSON.stringify(rows[0])).toContain('"v2"');
});
