import type { Locator } from '@playwright/test';
import type { CSVImporterProps } from '../src/ui/index.js';
import { HostPage } from './host-page.js';
import { textFile } from './importer-page.js';
import type { ImporterPage, InputFile } from './importer-page.js';
import { expect, test } from './test.js';

const ids = ['name', 'city', 'amount', 'day'];
const PROPS: CSVImporterProps = { isModal: false, columns: ids.map((id) => ({ id, label: id })) };

function people(rows: number): InputFile {
  const lines = Array.from({ length: rows }, (_, row) => `Person ${row},City ${row},${row},2024-01-${(row % 28) + 1}`);
  return textFile('people.csv', [ids.join(), ...lines].join('\n'));
}

async function review(host: HostPage, file: InputFile, props: CSVImporterProps = PROPS): Promise<ImporterPage> {
  const { importer } = host;
  await host.open({ css: '#place { height: 800px }' });
  await host.mount(props);
  await importer.atStep('upload');
  await importer.upload(file);
  await importer.goTo('review');
  return importer;
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
    const header = (id: string): Locator => importer.grid.locator(`[data-column-header="${id}"]`);
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
    await expect(importer.cell(90, 'city')).toBeVisible();
    await page.mouse.move(box.x + 500, box.y + box.height - 60, { steps: 4 });
    await page.mouse.up();
    await expect(said(importer)).toHaveText(/^Selected rows: \d{2,3}, columns: [12]$/);
    await expect(importer.grid).toHaveAttribute('aria-activedescendant', /-2-1$/);
    // The pointer no longer selects.
    const before = await said(importer).textContent();
    await page.mouse.move(box.x + 300, box.y + 200, { steps: 4 });
    await expect(said(importer)).toHaveText(before ?? '');
  });
});
