import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const ROWS = 60_000;
const LINES = Array.from(
  { length: ROWS },
  (_, row) => `Person ${row},${row % 10 === 0 ? 'none' : row},${'x'.repeat(60)}`,
);

test('no pass over the file is lost when garbage is collected meanwhile', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--js-flags=--expose-gc'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 860 } });
    const failed: string[] = [];
    page.on('worker', (worker) =>
      worker.evaluate('gc(); setInterval(() => gc(), 2)').catch(() => failed.push(worker.url())),
    );
    const file = textFile('people.csv', ['Name,Amount,Note', ...LINES].join('\n'));
    const columns = [
      { id: 'name', label: 'Name' },
      { id: 'amount', label: 'Amount', type: 'number' as const },
      { id: 'note', label: 'Note' },
    ];
    const { root } = await new HostPage(page).review({ isModal: false, columns }, file);
    await expect(root.locator('[data-count=invalid]')).toHaveText('6000');
    expect(failed).toEqual([]);
    await expect(root.locator('[data-error-group="number:amount"]')).toBeVisible();
    await root.locator('[data-header=amount] [data-action=sort]').click();
    await expect(root.locator('[data-header=amount]')).toHaveAttribute('aria-sort', 'ascending');
    await expect(root.locator('[data-row="1"]')).toHaveAttribute('aria-rowindex', '1');
  } finally {
    await browser.close();
  }
});
