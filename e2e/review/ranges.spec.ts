import type { Locator } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage, InputFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const ids = ['name', 'city', 'amount', 'day'];
const PROPS: CSVImporterProps = { isModal: false, columns: ids.map((id) => ({ id, label: id })) };

function people(rows: number): InputFile {
  const lines = Array.from({ length: rows }, (_, row) => `Person ${row},City ${row},${row},2024-01-${(row % 28) + 1}`);
  return textFile('people.csv', [ids.join(), ...lines].join('\n'));
}

async function review(host: HostPage, file: InputFile, props: CSVImporterProps = PROPS): Promise<ImporterPage> {
  return host.review(props, file, { height: '800px' });
}

/** The selected cells that are rendered, by row and column, such as `2 name`. */
const selected = ({ grid }: ImporterPage): Promise<readonly string[]> =>
  grid
    .locator('[role=gridcell][aria-selected=true]')
    .evaluateAll((cells) =>
      cells.map(
        (cell) => `${cell.closest('[role=row]')?.getAttribute('data-row')} ${cell.getAttribute('data-column')}`,
      ),
    );
/** The number in the id of the last column that is rendered, such as 12 for `c12`. */
const lastColumn = ({ grid }: ImporterPage): Promise<number> =>
  grid
    .locator('[data-row="1"] [data-column]')
    .last()
    .getAttribute('data-column')
    .then((id) => Number(id?.slice(1)));
/** The last row that is rendered. */
const lastRow = ({ grid }: ImporterPage): Promise<number> =>
  grid.locator('[data-row]').last().getAttribute('data-row').then(Number);
const said = ({ root }: ImporterPage): Locator => root.locator('output.rg-hidden');

async function drag({ page }: ImporterPage, from: Locator, to: Locator): Promise<void> {
  for (const [target, isEnd] of [
    [from, false],
    [to, true],
  ] as const) {
    const box = await target.boundingBox();
    if (!box) throw new Error('The cell is not on the screen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await (isEnd ? page.mouse.up() : page.mouse.down());
  }
}

test.describe('selecting', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('drags over cells, row numbers and column names', async ({ page }) => {
    const importer = await review(new HostPage(page), people(50));
    await expect(importer.grid).toHaveAttribute('aria-multiselectable', 'true');
    await drag(importer, importer.cell(1, 'city'), importer.cell(3, 'amount'));
    await expect
      .poll(() => selected(importer))
      .toEqual(['1 city', '1 amount', '2 city', '2 amount', '3 city', '3 amount']);
    await expect(said(importer)).toHaveText('Selected rows: 3, columns: 2');
    await drag(importer, importer.cell(2, 'day'), importer.cell(1, 'name'));
    await expect(said(importer)).toHaveText('Selected rows: 2, columns: 4');
    const numbers = importer.grid.locator('.rg-number');
    await drag(importer, numbers.nth(4), numbers.nth(7));
    await expect(said(importer)).toHaveText('Selected rows: 4, columns: 4');
    const header = (id: string): Locator => importer.grid.locator(`[data-header="${id}"]`);
    await drag(importer, header('amount'), header('city'));
    await expect(said(importer)).toHaveText('Selected rows: 50, columns: 2');
  });

  test('scrolls while the pointer is beyond an edge', async ({ page }) => {
    const importer = await review(new HostPage(page), people(5000));
    const box = await importer.grid.boundingBox();
    if (!box) throw new Error('The grid is not on the screen.');
    await importer.cell(2, 'city').hover();
    await page.mouse.down();
    await page.mouse.move(box.x + 500, box.y + box.height + 60, { steps: 4 });
    await expect.poll(() => lastRow(importer)).toBeGreaterThan(90);
    await page.mouse.move(box.x + 500, box.y + box.height - 60, { steps: 4 });
    await page.mouse.up();
    await expect(said(importer)).toHaveText(/^Selected rows: \d{2,3}, columns: [12]$/);
    await expect(importer.grid).toHaveAttribute('aria-activedescendant', /-2-1$/);
    // The pointer no longer selects. What it selected last is said a little later.
    await expect
      .poll(async () => {
        const before = await said(importer).textContent();
        await page.waitForTimeout(1000);
        return (await said(importer).textContent()) === before;
      })
      .toBe(true);
    const before = await said(importer).textContent();
    await page.mouse.move(box.x + 300, box.y + 200, { steps: 4 });
    await page.waitForTimeout(1000);
    await expect(said(importer)).toHaveText(before ?? '');
  });
});

test.describe('changing', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('copies, cuts, pastes and clears ranges, each in one step', async ({ page }) => {
    const importer = await review(new HostPage(page), people(50));
    await drag(importer, importer.cell(1, 'name'), importer.cell(2, 'city'));
    await page.keyboard.press('Control+c');
    await importer.cell(10, 'city').click();
    await page.keyboard.press('Control+v');
    await expect(importer.value(11, 'amount')).toHaveText('City 2');
    // What was pasted is selected.
    await page.keyboard.press('Delete');
    await expect(importer.value(11, 'amount')).toHaveText('');
    await expect(importer.action('undo')).toHaveAccessibleName('Undo: Clear (4 cells)');
    await drag(importer, importer.cell(1, 'name'), importer.cell(2, 'city'));
    await page.keyboard.press('Control+x');
    await expect(importer.value(1, 'name')).toHaveText('');
    await expect(importer.value(2, 'city')).toHaveText('');
    await expect(importer.action('undo')).toHaveAccessibleName('Undo: Cut (4 cells)');
    await importer.action('undo').click();
    await expect(importer.value(2, 'city')).toHaveText('City 2');
    await importer.cell(12, 'day').click();
    await page.evaluate(() => navigator.clipboard.writeText('same'));
    await page.keyboard.press('Control+Shift+ArrowDown');
    await page.keyboard.press('Control+v');
    await expect(said(importer)).toHaveText('38 cells pasted');
    await expect(importer.value(12, 'day')).toHaveText('same');
    await page.keyboard.press('Delete');
    await expect(said(importer)).toHaveText('Cleared cells: 38');
    await expect(importer.value(12, 'day')).toHaveText('');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(importer.value(12, 'day')).toHaveText('2024-01-13');
  });

  test('pastes a table of a web page, with line breaks in its cells', async ({ page }) => {
    const importer = await review(new HostPage(page), people(5));
    await page.evaluate(async () => {
      const html = '<p>Copied</p><table><tr><td>Ann<td>first<br>second</tr><tr><td>Bo<td>a &lt; b</tr></table>';
      const blob = (type: string, text: string) => new Blob([text], { type });
      const item = { 'text/plain': blob('text/plain', 'Ann first second'), 'text/html': blob('text/html', html) };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    });
    await importer.cell(1, 'name').click();
    await page.keyboard.press('Control+v');
    await expect(importer.value(2, 'city')).toHaveText('a < b');
    await expect(importer.value(1, 'city')).toHaveText('first second');
    await importer.action('undo').click();
    await expect(importer.value(2, 'city')).toHaveText('City 2');
  });

  test('continues a series with the handle, and fills with keys', async ({ page }) => {
    const importer = await review(new HostPage(page), people(50));
    await drag(importer, importer.cell(1, 'amount'), importer.cell(2, 'day'));
    await drag(importer, importer.grid.locator('.rg-fill'), importer.cell(6, 'day'));
    await expect(importer.value(6, 'amount')).toHaveText('6');
    await expect(importer.value(6, 'day')).toHaveText('2024-01-7');
    await expect(said(importer)).toHaveText(/Filled cells: 8|Selected rows: 6, columns: 2/);
    await importer.action('undo').click();
    await importer.cell(3, 'city').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(importer.value(5, 'city')).toHaveText('City 3');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Control+r');
    await expect(importer.value(5, 'city')).toHaveText('Person 5');
    await page.keyboard.press('F6');
    await expect(importer.grid).not.toBeFocused();
    await page.keyboard.press('Shift+F6');
    await expect(importer.grid).toBeFocused();
  });

  test('has a menu with the same actions', async ({ page }) => {
    const importer = await review(new HostPage(page), people(50));
    const item = (name: string): Locator => importer.root.getByRole('menuitem', { name });
    await drag(importer, importer.cell(1, 'name'), importer.cell(2, 'city'));
    await importer.cell(2, 'city').click({ button: 'right' });
    await page.screenshot({ path: test.info().outputPath('menu.png') });
    await item('Copy').click();
    await expect(importer.grid).toBeFocused();
    await expect(said(importer)).toHaveText('Copied');
    await importer.cell(7, 'name').click();
    await page.keyboard.press('Shift+F10');
    await expect(item('Cut')).toBeFocused();
    await item('Paste').click();
    await expect(importer.value(8, 'city')).toHaveText('City 2');
    await page.keyboard.press('Shift+F10');
    await page.keyboard.press('Escape');
    await expect(item('Cut')).toHaveCount(0);
    await expect(importer.grid).toBeFocused();

    // On the number of a row, it is about the whole row; on the name of a column, there are the choices of the column.
    await importer.grid.locator('[data-row="4"] .rg-number').click({ button: 'right' });
    await item('Clear').click();
    await expect(said(importer)).toHaveText('Cleared cells: 4');
    await expect(importer.value(4, 'day')).toHaveText('');
    await importer.grid.locator('[data-header=city] .rg-label').click({ button: 'right' });
    await expect(importer.root.getByRole('dialog').locator('select').first()).toHaveValue('city');
    await page.keyboard.press('Escape');
  });

  test('pastes 10,000 rows of 5 cells in one step', async ({ page }) => {
    const columns = [...ids, 'more'].map((id) => ({ id, label: id }));
    const lines = Array.from({ length: 20_000 }, (_, row) => `a${row},b,c,d,e`);
    const file = textFile('long.csv', [[...ids, 'more'].join(), ...lines].join('\n'));
    const importer = await review(new HostPage(page), file, { isModal: false, columns });
    await importer.expectCounts(20_000, 20_000, 0);
    await importer.cell(0, 'name').click();
    await importer.grid.evaluate((grid) => {
      const data = new DataTransfer();
      const row = (at: number): string => [`x${at}`, 1, 2, 3, at].join('\t');
      data.setData('text/plain', Array.from({ length: 10_000 }, (_, at) => row(at)).join('\r\n'));
      grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(importer.value(3, 'name')).toHaveText('x3');
    await expect(said(importer)).toHaveText('50,000 cells pasted');
    await page.keyboard.press('Control+z');
    await expect(importer.value(3, 'name')).toHaveText('a3');
    await expect(importer.action('undo')).toBeDisabled();
  });
});

test.describe('looks', () => {
  const wide: CSVImporterProps = {
    isModal: false,
    columns: Array.from({ length: 200 }, (_, at) => ({ id: `c${at}`, label: `Column ${at}` })),
  };
  const wideFile = textFile(
    'wide.csv',
    [
      Array.from({ length: 200 }, (_, at) => `Column ${at}`).join(),
      ...Array.from({ length: 40 }, (_row, row) => Array.from({ length: 200 }, (_, at) => `${row}.${at}`).join()),
    ].join('\n'),
  );
  const shoot = (importer: ImporterPage, name: string): Promise<Buffer> =>
    importer.page.screenshot({ path: test.info().outputPath(`${name}.png`) });

  for (const scheme of ['light', 'dark'] as const) {
    test(`a range and its handle, ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const importer = await review(new HostPage(page), people(50), { ...PROPS, darkMode: scheme === 'dark' });
      await drag(importer, importer.cell(1, 'city'), importer.cell(5, 'amount'));
      await expect(importer.grid.locator('.rg-fill')).toBeVisible();
      await shoot(importer, scheme);
    });
  }

  test('cards on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    const importer = await review(new HostPage(page), people(10));
    await importer.cell(0, 'city').click();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => selected(importer)).toEqual(['0 city', '0 amount']);
    await shoot(importer, 'phone');
  });

  test('from right to left, where the left arrow goes to the next column', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const importer = await review(new HostPage(page), people(50), { ...PROPS, language: 'ar' });
    await importer.cell(1, 'name').click();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => selected(importer)).toEqual(['1 name', '1 city']);
    await drag(importer, importer.cell(3, 'city'), importer.cell(5, 'day'));
    await expect.poll(() => selected(importer)).toHaveLength(9);
    await drag(importer, importer.grid.locator('.rg-fill'), importer.cell(7, 'day'));
    await expect(importer.value(7, 'amount')).toHaveText('7');
    await shoot(importer, 'arabic');
  });

  test('200 columns, with scrolling at the edge', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const importer = await review(new HostPage(page), wideFile, wide);
    const box = await importer.grid.boundingBox();
    if (!box) throw new Error('The grid is not on the screen.');
    await importer.cell(1, 'c1').hover();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 40, box.y + 220, { steps: 4 });
    // Each column passes within moments, so the test waits for any that is far enough to the right.
    await expect.poll(() => lastColumn(importer)).toBeGreaterThan(30);
    await page.mouse.up();
    await expect(said(importer)).toHaveText(/^Selected rows: \d, columns: \d{2,3}$/);
    await shoot(importer, 'wide');
  });
});
