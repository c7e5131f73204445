import { MESSY_FILE } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const ADA = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  amount: 1234.5,
  joined: '2023-12-31',
  plan: 'active',
  phone: '+1 202 555 0147',
  active: true,
  note: 'First programmer',
};
const GRACE = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  amount: 980,
  joined: '2024-03-05',
  plan: 'pending',
  phone: '(202) 555-0182',
  active: false,
  note: 'said "maybe next year"',
};
const ALAN = {
  name: 'Alan Turing',
  email: 'alan@example',
  amount: 12.5,
  joined: '2024-06-07',
  plan: 'active',
  phone: '+44 20 7946 0958',
  active: true,
  note: null,
};
const DONALD = {
  name: 'Donald Knuth',
  email: 'don@example.com',
  amount: 0.5,
  joined: '2024-01-10',
  plan: 'inactive',
  phone: '+1 650 555 0100',
  active: true,
  note: null,
};
/** 0-based data rows of the file. */
const NAMELESS = 3;
const BARBARA = 4;
const KNUTH = 5;

test('each error is shown next to its cell, and the counts count rows', async ({ importer }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('map');
  const fields = ['name', 'email', 'amount', 'joined', 'plan', 'phone', 'active', 'note'];
  for (const [index, field] of fields.entries()) {
    await expect(importer.root.locator(`[data-source-column="${index}"]`)).toHaveAttribute('data-column', field);
  }
  expect(await importer.next()).toBe('values');
  await importer.goTo('review');
  await importer.expectCounts(6, 3, 3);
  await expect(importer.grid).toHaveAttribute('aria-rowcount', '6');
  const findings: readonly (readonly [number, string, string])[] = [
    [NAMELESS, 'name', 'A value is required'],
    [BARBARA, 'email', 'Duplicate of row 4'],
    [BARBARA, 'amount', 'Must be at least 0'],
    [BARBARA, 'joined', 'Not a date'],
    [BARBARA, 'plan', 'Not an allowed value'],
    [BARBARA, 'phone', 'Not a phone number'],
    [BARBARA, 'active', 'Must be yes or no'],
    [KNUTH, 'amount', 'Not a number'],
  ];
  for (const [row, column, text] of findings) {
    const cell = importer.cell(row, column);
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    const described = (await cell.getAttribute('aria-describedby')) ?? '';
    const message = importer.page.locator(`[id="${described}"]`);
    await expect(message).toContainText(text);
    await expect(message).toBeVisible();
  }
  await expect(importer.grid.locator('[aria-invalid=true]')).toHaveCount(findings.length);
});

test('fixing with the keyboard, undo and redo, deleting, delivering', async ({ importer, page }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await importer.expectCounts(6, 3, 3);

  await importer.edit(KNUTH, 'amount', '0,5');
  await importer.expectCounts(6, 4, 2);
  await expect(importer.value(KNUTH, 'amount')).toHaveText('0,5');
  await page.keyboard.press('Control+Z');
  await importer.expectCounts(6, 3, 3);
  await expect(importer.value(KNUTH, 'amount')).toHaveText('n/a');
  await page.keyboard.press('Control+Shift+Z');
  await importer.expectCounts(6, 4, 2);
  await importer.action('undo').click();
  await importer.expectCounts(6, 3, 3);
  await importer.action('redo').click();
  await importer.expectCounts(6, 4, 2);

  await importer.cell(BARBARA, 'name').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await importer.action('delete-rows').click();
  await importer.expectCounts(5, 4, 1);

  const { rows, summary } = await importer.deliver();
  expect(rows).toEqual([ADA, GRACE, ALAN, DONALD]);
  expect(summary).toMatchObject({ totalRows: 6, validRows: 4, invalidRows: 1, deliveredRows: 4, deletedRows: 1 });
});

test('the filter shows only invalid rows, and F8 moves between errors and wraps around', async ({ importer, page }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await importer.filter('invalid');
  await expect(importer.grid).toHaveAttribute('aria-rowcount', '3');
  await expect(importer.grid.locator('[data-row]')).toHaveCount(3);
  await importer.filter('valid');
  await expect(importer.grid.locator('[data-row]')).toHaveCount(3);
  await expect(importer.grid.locator('[aria-invalid=true]')).toHaveCount(0);
  await importer.filter('all');
  await importer.cell(0, 'name').click();
  const walk = [
    `${NAMELESS}/name`,
    ...['email', 'amount', 'joined', 'plan', 'phone', 'active'].map((column) => `${BARBARA}/${column}`),
    `${KNUTH}/amount`,
    `${NAMELESS}/name`,
  ];
  for (const place of walk) {
    const [row, column] = place.split('/');
    await page.keyboard.press('F8');
    await expect(importer.cell(Number(row), column ?? '')).toHaveAttribute('data-active', 'true');
  }
  await page.keyboard.press('Shift+F8');
  await expect(importer.cell(KNUTH, 'amount')).toHaveAttribute('data-active', 'true');
  await expect(importer.root.locator('.rg-navigator')).toContainText('Error 8 of 8');
});

test('values are matched to options, and edits survive going back and forth', async ({ importer }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('values');
  const gone = importer.root.locator('[data-value="gone"]').getByRole('combobox');
  await gone.click();
  await importer.page.getByRole('option', { name: 'closed' }).click();
  await expect(gone).toHaveValue('closed');
  await importer.next();
  await expect(importer.cell(BARBARA, 'plan')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(importer.value(BARBARA, 'plan')).toHaveText('closed');
  await importer.edit(NAMELESS, 'name', 'Edsger Dijkstra');
  await importer.expectCounts(6, 4, 2);
  await importer.back('values');
  await expect(gone).toHaveValue('closed');
  await importer.back('map');
  await importer.goTo('review');
  await importer.expectCounts(6, 4, 2);
  await expect(importer.value(NAMELESS, 'name')).toHaveText('Edsger Dijkstra');
  await expect(importer.cell(NAMELESS, 'name')).toHaveAttribute('data-edited', 'true');
  const { rows } = await importer.deliver();
  expect(rows.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Edsger Dijkstra']);
});
