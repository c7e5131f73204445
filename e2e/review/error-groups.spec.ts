import type { Locator } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  columns: [
    { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
    { id: 'amount', label: 'Amount', type: 'number' },
    { id: 'email', label: 'Email', type: 'email' },
    { id: 'status', label: 'Status', type: 'select', options: ['active', 'inactive'] },
  ],
};
const LINES = Array.from({ length: 60 }, (_, row) => {
  const amount = row % 3 === 0 ? `"1,0${row + 10} lots"` : `${row}.5`;
  const email = row % 10 === 5 ? `p${row}(at)example.com` : `p${row}@example.com`;
  const status = row % 20 === 1 ? 'churned' : 'active';
  return `${row === 7 ? '' : `Person ${row}`},${amount},${email},${status}`;
});
const FILE = textFile('people.csv', ['Name,Amount,Email,Status', ...LINES].join('\n'));

const groups = ({ root }: ImporterPage): Locator => root.locator('[data-error-group]');
const group = ({ root }: ImporterPage, name: string): Locator => root.locator(`[data-error-group="${name}"]`);
const counts = async (importer: ImporterPage): Promise<readonly (readonly [string | null, string | null])[]> =>
  Promise.all(
    (await groups(importer).all()).map(
      async (one) =>
        [await one.getAttribute('data-error-group'), await one.locator('[data-count]').textContent()] as const,
    ),
  );

const toReview = (page: HostPage): Promise<ImporterPage> => page.review(PROPS, FILE);

test.describe('beside the rows', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('more kinds of errors than are listed at first are added on request', async ({ page }) => {
    const lines = Array.from({ length: 120 }, (_, row) => `Person ${row},${row},p${row}@example.com,state ${row}`);
    const file = textFile('people.csv', ['Name,Amount,Email,Status', ...lines].join('\n'));
    const importer = await new HostPage(page).review(PROPS, file);
    await expect(groups(importer)).toHaveCount(100);
    await expect(importer.root.locator('[data-action=more-groups]')).toHaveText('Show more (20)');
    await importer.root.locator('[data-action=more-groups]').click();
    await expect(groups(importer)).toHaveCount(120);
    await expect(importer.root.locator('[data-action=more-groups]')).toHaveCount(0);
  });

  test('Escape closes the field for a value, and F8 finds errors from beside the rows', async ({ page }) => {
    const host = new HostPage(page);
    const importer = await host.review({ ...PROPS, isModal: true, modalIsOpen: true }, FILE);
    const amounts = group(importer, 'number:amount');
    await amounts.locator('[data-action=set-value]').click();
    await expect(amounts.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(amounts.getByRole('textbox')).toHaveCount(0);
    await expect(importer.root.getByText('Discard')).toHaveCount(0);
    await expect(amounts.locator('[data-action=set-value]')).toBeFocused();
    await page.keyboard.press('F8');
    await expect(importer.grid).toBeFocused();
    await expect(importer.root.locator('.rg-navigator-text')).toHaveText(/^Error 1 of/);
  });

  test('errors that look alike are fixed together, and undone together', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await expect(groups(importer)).toHaveCount(4);
    await expect
      .poll(() => counts(importer))
      .toEqual([
        ['number:amount', '20'],
        ['email:email', '6'],
        ['select:status', '3'],
        ['required:name', '1'],
      ]);

    const amounts = group(importer, 'number:amount');
    await amounts.locator('[data-action=preview-fix]').click();
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '20');
    // Asked again, it stays.
    await amounts.locator('[data-action=preview-fix]').click();
    await expect(amounts).toHaveAttribute('data-shown', 'true');
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '20');
    await expect(amounts).toContainText('1,010 lots');
    await expect(amounts).toContainText('1010');

    await amounts.locator('[data-action=fix-all]').click();
    await expect(group(importer, 'number:amount')).toHaveCount(0);
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '60');
    await expect(importer.grid.locator('[data-row="0"] [data-column=amount]')).toContainText('1010');

    await importer.action('undo').click();
    await expect(group(importer, 'number:amount').locator('[data-count=group]')).toHaveText('20');
    await importer.action('redo').click();
    await expect(group(importer, 'number:amount')).toHaveCount(0);
  });

  test('amounts in one currency are fixed without those in another', async ({ page }) => {
    const amounts = ['$1', '€2', '$3', '4 EUR', '5'];
    const lines = amounts.map((amount) => `Ann,${amount},ann@example.com,active`);
    const file = textFile('people.csv', ['Name,Amount,Email,Status', ...lines].join('\n'));
    const importer = await new HostPage(page).review(PROPS, file);
    const currencies = group(importer, 'number:amount');
    await expect(currencies.locator('.rg-group-text')).toHaveText([/: .?\$/, /: .?€/]);
    await currencies.filter({ hasText: '$' }).locator('[data-action=fix-all]').click();
    await expect(currencies).toHaveCount(1);
    await expect(importer.value(0, 'amount')).toHaveText('1');
    await expect(importer.value(1, 'amount')).toHaveText('€2');
    await importer.expectCounts(5, 3, 2);
  });

  test('cells moved by a stray comma go back to their columns', async ({ page }) => {
    const lines = ['Ann, Jr.,12,ann@example.com,active', 'Bo,8,bo@example.com,active', 'Cy,cy@example.com,active'];
    const file = textFile('shifted.csv', ['Name,Amount,Email,Status', ...lines].join('\n'));
    const importer = await new HostPage(page).review(PROPS, file);
    const shifted = importer.root.locator('[data-error-group^="shift:"]');
    await expect(shifted).toHaveCount(2);
    await expect(shifted.first()).toContainText('Ann | Jr. | 12');
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('shifted-rows.png') });
    await shifted.first().locator('[data-action=fix-all]').click();
    await expect(importer.value(0, 'name')).toHaveText('Ann, Jr.');
    await expect(importer.action('undo')).toHaveAccessibleName('Undo: Move cells');
    await shifted.locator('[data-action=fix-all]').click();
    await expect(importer.value(2, 'email')).toHaveText('cy@example.com');
    await importer.expectCounts(3, 3, 0);
  });

  test('the focus goes to the next group after a fix, and to the rows after the last undo', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const amounts = group(importer, 'number:amount');
    await amounts.locator('[data-action=fix-all]').click();
    await expect(amounts).toHaveCount(0);
    await expect(groups(importer).first().locator(':focus')).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(amounts.locator('[data-count=group]')).toHaveText('20');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(amounts).toHaveCount(0);
    await importer.action('undo').click();
    await expect(importer.action('undo')).toBeDisabled();
    await expect(importer.grid).toBeFocused();
    await page.keyboard.press('ControlOrMeta+y');
    await expect(amounts).toHaveCount(0);
  });

  test('a group takes one value, is cleared or is deleted, which the result says', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const status = group(importer, 'select:status');
    await status.locator('[data-action=set-value]').click();
    await expect(status.getByRole('combobox')).toBeFocused();
    await status.getByRole('combobox').selectOption('inactive');
    await status.locator('[data-action=apply-value]').click();
    await expect(status).toHaveCount(0);
    await expect(importer.grid.locator('[data-row="1"] [data-column=status]')).toContainText('inactive');

    await group(importer, 'email:email').locator('[data-action=clear-cells]').click();
    await expect(group(importer, 'email:email')).toHaveCount(0);

    const required = group(importer, 'required:name').locator('[data-action=skip-rows]');
    await expect(required).toHaveText('Delete 1 row');
    await required.click();
    await expect(group(importer, 'required:name')).toHaveCount(0);
    await expect(importer.root.locator('[data-count=all]')).toHaveText('59');

    await group(importer, 'number:amount').locator('[data-action=fix-all]').click();
    await importer.expectCounts(59, 59, 0);
    await importer.action('submit').click();
    await importer.atStep('complete');
    await expect(importer.root).toContainText('1 row deleted');
    await expect(importer.root).not.toContainText('All rows were imported.');
  });

  test('a double click changes one group, not the one that takes its place', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await expect(group(importer, 'email:email')).toBeVisible();
    const before = await counts(importer);
    const email = group(importer, 'email:email').locator('[data-action=fix-all]');
    const box = (await email.boundingBox())!;
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
    await expect(group(importer, 'email:email')).toHaveCount(0);
    await expect(importer.action('undo')).toHaveAccessibleName(/Email/);
    await importer.action('undo').click();
    await expect.poll(() => counts(importer)).toEqual(before);
    await expect(importer.action('undo')).toBeDisabled();
  });

  test('two presses at one place change one group, and the next one moves there after a moment', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await expect(group(importer, 'email:email')).toBeVisible();
    const before = await counts(importer);
    const email = group(importer, 'email:email');
    const box = (await email.locator('[data-action=fix-all]').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await expect(email).toHaveCount(0);
    await page.mouse.click(x, y);
    await expect(importer.root.locator('[data-error-group]').first()).toBeVisible();
    await expect(importer.root.locator('.rg-rail li[aria-hidden]')).toHaveCount(0);
    await importer.action('undo').click();
    await expect.poll(() => counts(importer)).toEqual(before);
    await expect(importer.action('undo')).toBeDisabled();
  });

  test('a group names several of its values, and a chip stays when all are corrected', async ({ page }) => {
    const file = textFile('people.csv', 'Name,Amount\nAnn,many\nBo,few\nCy,5\n');
    const importer = await new HostPage(page).review({ isModal: false, columns: PROPS.columns!.slice(0, 2) }, file);
    const amounts = group(importer, 'number:amount');
    await expect(amounts.locator('.rg-group-text')).toHaveText('Not a number: many, few');
    await amounts.locator('[data-action=show-group]').click();
    const chip = importer.root.locator('[data-action=remove-view]');
    await expect(chip).toHaveCount(0);
    await importer.edit(0, 'amount', '7');
    await importer.edit(1, 'amount', '8');
    await expect(chip).toContainText('Not a number');
    await expect(importer.grid.locator('[data-row]')).toHaveCount(2);
    await chip.click();
    await expect(importer.grid.locator('[data-row]')).toHaveCount(3);
  });

  test('the rows of a group stay in place while they are corrected by hand', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await group(importer, 'email:email').locator('[data-action=show-group]').click();
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '6');
    await importer.grid.locator('[data-row="5"] [data-column=email]').dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('p5@example.com');
    await page.keyboard.press('Enter');
    await expect(group(importer, 'email:email').locator('[data-count=group]')).toHaveText('5');
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '6');
    await group(importer, 'email:email').locator('[data-action=show-group]').click();
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '60');
  });

  test('while a group is shown, no filter is chosen, and each leads back to its rows', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const filters = importer.root.locator('[data-filter] input');
    await group(importer, 'email:email').locator('[data-action=show-group]').click();
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '6');
    await expect(filters.and(page.locator(':checked'))).toHaveCount(0);
    await importer.root.locator('[data-filter=all]').click();
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '60');
    await expect(filters.first()).toBeChecked();
    await expect(importer.root.locator('[data-error-group][data-shown]')).toHaveCount(0);
  });

  test('Escape leads back to all rows before it closes the importer', async ({ page }) => {
    const importer = await new HostPage(page).review({ ...PROPS, isModal: true, modalIsOpen: true }, FILE);
    const question = importer.root.getByText('Discard this import?');
    await group(importer, 'email:email').locator('[data-action=show-group]').click();
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '6');
    await page.keyboard.press('Escape');
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '60');
    await importer.root.locator('[data-filter=invalid]').click();
    await expect(importer.grid).not.toHaveAttribute('aria-rowcount', '60');
    await importer.action('back').focus();
    await page.keyboard.press('Escape');
    await expect(importer.root.locator('[data-filter=all] input')).toBeChecked();
    await importer.root.locator('[data-header=status] [data-action=filter]').click();
    await importer.root.locator('[data-value=churned] input').click();
    await importer.root.locator('[data-action=filter-values]').click();
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '3');
    await expect(importer.root.locator('.rg-chips')).toContainText('Showing 3 rows');
    await importer.grid.focus();
    await page.keyboard.press('Escape');
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '60');
    await expect(question).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
  });

  test('F6 goes from part to part', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await importer.root.locator('[data-filter=invalid]').click();
    await importer.grid.focus();
    for (const part of ['.rg-rail', '.rg-footer', '.rg-toolbar']) {
      await page.keyboard.press('F6');
      await expect(importer.root.locator(`${part} :focus`)).toBeVisible();
    }
    await expect(importer.root.locator('[data-filter=invalid] input')).toBeFocused();
    await page.keyboard.press('Shift+F6');
    await expect(importer.root.locator('.rg-footer :focus')).toBeVisible();
    await page.keyboard.press('F6');
    await page.keyboard.press('F6');
    await expect(importer.grid).toBeFocused();
  });

  test('what removes values is apart from other actions, and warns under the pointer', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const one = group(importer, 'select:status');
    const [set, clear] = [one.locator('[data-action=set-value]'), one.locator('[data-action=clear-cells]')];
    const [start, end] = [(await set.boundingBox())!, (await clear.boundingBox())!];
    expect(end.x - start.x - start.width, 'apart').toBeGreaterThan(16);
    expect(end.y, 'in the same line').toBe(start.y);
    const colorOf = (element: Locator): Promise<string> => element.evaluate((found) => getComputedStyle(found).color);
    const errorColor = await colorOf(one.locator('[data-count]'));
    for (const action of [clear, one.locator('[data-action=skip-rows]')]) {
      expect(await colorOf(action)).not.toBe(errorColor);
      await action.hover();
      await expect.poll(() => colorOf(action)).toBe(errorColor);
    }
    await set.hover();
    await expect.poll(() => colorOf(clear)).not.toBe(errorColor);
    await expect(one.locator('.rg-group-text')).toHaveText(/: Not an allowed value$/);
    await expect(one.locator('.rg-group-allowed')).toHaveText(/^\(.?active.?, .?inactive.?\)$/);
  });

  test('buttons without room in one line begin at one place in two', async ({ page }) => {
    const file = textFile(
      'people.csv',
      ['Name,Email', ...LINES.map((_, row) => `A,p${row}(at)example.com`)].join('\n'),
    );
    const importer = await new HostPage(page).review(PROPS, file);
    const one = group(importer, 'email:email');
    const boxOf = async (action: string): Promise<{ x: number; y: number; height: number }> =>
      (await one.locator(`[data-action=${action}]`).boundingBox())!;
    const [fix, clear] = [await boxOf('fix-all'), await boxOf('clear-cells')];
    expect(clear.y, 'below').toBeGreaterThanOrEqual(fix.y + fix.height);
    expect(clear.x).toBe(fix.x);
  });

  test('the group that is shown has its examples in full', async ({ page }) => {
    const lines = LINES.map((_, row) => `A,Emma <emma.the.second.of.her.name${row}@long.example.com>`);
    const file = textFile('people.csv', ['Name,Email', ...lines].join('\n'));
    const importer = await new HostPage(page).review(PROPS, file);
    const one = group(importer, 'email:email');
    await one.locator('[data-action=preview-fix]').click();
    const texts = one.locator(':is(del, ins)');
    await expect(texts).toHaveCount(10);
    const cut = await texts.evaluateAll((all) => all.filter((text) => text.scrollWidth > text.clientWidth).length);
    expect(cut).toBe(0);
    expect(await one.evaluate((item) => item.scrollWidth - item.clientWidth)).toBe(0);
  });

  test('has no accessibility violations', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await group(importer, 'number:amount').locator('[data-action=show-group]').click();
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '20');
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the groups open over the rows', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await expect(groups(importer)).toHaveCount(0);
    await importer.action('error-groups').click();
    await group(importer, 'number:amount').locator('[data-action=fix-all]').click();
    await expect(group(importer, 'number:amount')).toHaveCount(0);
    await group(importer, 'email:email').locator('[data-action=show-group]').click();
    await expect(groups(importer)).toHaveCount(0);
    await expect(importer.root.locator('[data-row="5"]')).toBeVisible();
    const chip = importer.root.locator('[data-action=remove-view]');
    await expect(chip).toHaveText('Email: Extra text or typos in the address');
    await chip.click();
    await expect(chip).toHaveCount(0);
    await expect(importer.root.locator('[data-row="0"]')).toBeVisible();
  });
});
