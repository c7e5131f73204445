import type { Locator } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  invalidRowHandling: 'exclude',
  columns: [
    { id: 'name', label: 'Name' },
    {
      id: 'code',
      label: 'Code',
      validators: [
        { type: 'required' },
        { type: 'min_length', value: 3 },
        { type: 'regex', pattern: '^A', message: 'Codes begin with A.' },
      ],
    },
  ],
};
const CODES = ['A-1', 'A', '', 'B-22', 'A-3', 'B'];
const LINES = Array.from({ length: 60 }, (_, row) => `Person ${row % 50},${CODES[row % CODES.length]}`);
const FILE = textFile('codes.csv', ['Name,Code', ...LINES].join('\n'));

async function openMenu(importer: ImporterPage): Promise<Locator> {
  const dialog = importer.root.locator('.rg-view-dialog');
  await importer.cell(0, 'code').click();
  await importer.useTool('view');
  await expect(dialog.locator('[data-count=filled]')).toHaveText('50');
  return dialog;
}

test('the filters of a column have counts, and its errors can be filtered by kind', async ({ page }) => {
  const importer = await new HostPage(page).review(PROPS, FILE);
  const { grid, root } = importer;
  await importer.edit(0, 'code', 'A-9');
  const dialog = await openMenu(importer);
  const counts = { errors: '40', edited: '1', empty: '10', filled: '50', duplicates: '49' };
  for (const [name, count] of Object.entries(counts))
    await expect(dialog.locator(`[data-count=${name}]`)).toHaveText(count);
  const kind = dialog.getByRole('combobox', { name: 'Kind of error' });
  await expect(kind.locator('option')).toHaveText([
    'Choose a value',
    'Must have at least 3 characters (20)',
    'Codes begin with A (20)',
    'A value is required (10)',
  ]);
  await kind.selectOption('Codes begin with A (20)');
  await dialog.locator('[data-action=filter-kind]').click();
  await expect(root.locator('[data-action=remove-view]')).toHaveText(['Code: Codes begin with A']);
  await expect(grid).toHaveAttribute('aria-rowcount', '20');
  await expect(importer.value(3, 'code')).toHaveText('B-22');
  await root.locator('[data-action=remove-view]').click();
  await expect(grid).toHaveAttribute('aria-rowcount', '60');
});

test('nothing in the menu moves when the counts arrive', async ({ page }) => {
  const importer = await new HostPage(page).review(PROPS, FILE);
  const dialog = await openMenu(importer);
  const boxes = (): Promise<readonly string[]> =>
    dialog.evaluate((element) =>
      [...element.querySelectorAll('button, select, input, p')]
        .filter((one) => !one.closest('.rg-view-list'))
        .map((one) => JSON.stringify(one.getBoundingClientRect())),
    );
  const after = await boxes();
  await dialog.evaluate((element) => {
    for (const count of element.querySelectorAll('.rg-view-count')) count.textContent = '';
    for (const kind of element.querySelectorAll('[data-action=choose-kind] option:not([value=""])')) kind.remove();
  });
  expect(await boxes()).toEqual(after);
});

const looks = {
  light: { props: {}, size: { width: 1280, height: 860 } },
  dark: { props: { darkMode: true }, size: { width: 1280, height: 860 } },
  arabic: { props: { language: 'ar' }, size: { width: 1280, height: 860 } },
  phone: { props: {}, size: { width: 390, height: 844 } },
} as const;

for (const [name, { props, size }] of Object.entries(looks)) {
  test(`the menu of a column with counts: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const importer = await new HostPage(page).review({ ...PROPS, ...props }, FILE);
    const dialog = await openMenu(importer);
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
    expect(await violations(page)).toEqual([]);
  });
}
