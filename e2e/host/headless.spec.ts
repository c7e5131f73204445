import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { build } from 'vite';
import { violations } from '../support/axe.js';
import { serveExample } from '../support/example-server.js';
import type { ExampleServer } from '../support/example-server.js';
import { guard, textFile } from '../support/importer-page.js';
import type { InputFile } from '../support/importer-page.js';

/* The example with its own UI, on the published files: none of our elements or styles are on the screen. */

const PEOPLE = textFile(
  'people.csv',
  [
    'Name,Email,Amount,Plan',
    'Ann,ann@example.com,1,free',
    'Bo,no address,2,gratis',
    'Cy,cy@example.com,-3,pro',
    '',
  ].join('\n'),
);

class HeadlessPage {
  readonly root: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.locator('main');
  }

  async upload(file: InputFile): Promise<void> {
    await this.root.locator('input[type=file]').setInputFiles(file as string);
    await this.atStep('map');
  }

  async atStep(step: string): Promise<void> {
    await expect(this.root).toHaveAttribute('data-step', step, { timeout: 30_000 });
    await expect(this.root).not.toHaveAttribute('data-busy');
  }

  press(name: string | RegExp): Promise<void> {
    return this.root.getByRole('button', { name }).click();
  }

  count(name: 'all' | 'valid' | 'invalid'): Locator {
    return this.root.locator(`[data-count="${name}"]`);
  }

  cell(row: number, column: string): Locator {
    return this.#page.locator(`[data-row="${row}"] [data-column="${column}"] input`);
  }

  async review(file: InputFile): Promise<void> {
    await this.upload(file);
    await this.press('Continue');
    await expect(this.root).toHaveAttribute('data-step', /values|review/);
    if ((await this.root.getAttribute('data-step')) === 'values') await this.press('Continue');
    await this.atStep('review');
  }
}

const test = base.extend<{ ui: HeadlessPage }, { example: ExampleServer }>({
  example: [
    // oxlint-disable-next-line no-empty-pattern -- What a fixture needs is read off its first parameter.
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'rowgate-headless-'));
      await build({
        root: resolve('examples/headless'),
        configFile: false,
        logLevel: 'error',
        resolve: { alias: { 'rowgate/headless': resolve('dist/headless.js') } },
        build: { outDir: folder, emptyOutDir: true },
      });
      const server = await serveExample(folder);
      await provide(server);
      server.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  ui: async ({ page, example }, provide) => {
    const { problems } = guard(page, example.origin);
    await page.goto(example.origin);
    await provide(new HeadlessPage(page));
    expect(problems).toEqual([]);
  },
});

test('a custom UI takes a file to its rows, in a worker and without our styles', async ({ ui, page }) => {
  await ui.upload(PEOPLE);
  const email = ui.root.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue('1');
  await email.selectOption('');
  await expect(ui.root.locator('footer')).toContainText('Email');
  await expect(ui.root.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await email.selectOption({ label: 'Email' });
  await ui.press('Continue');
  await ui.atStep('values');
  await ui.root.getByLabel('gratis (1)').selectOption('free');
  await ui.press('Continue');
  await ui.atStep('review');
  expect(page.workers()).toHaveLength(1);
  await expect(ui.count('invalid')).toHaveText('2');
  await ui.press(/Invalid/);
  await expect(ui.root.locator('tbody tr')).toHaveCount(2);
  await ui.cell(1, 'email').fill('bo@example.com');
  await ui.cell(1, 'email').press('Enter');
  await expect(ui.count('invalid')).toHaveText('1');
  await ui.press(/^Import/);
  await ui.atStep('complete');
  const imported = async (): Promise<unknown> => JSON.parse((await page.locator('#imported').textContent()) || 'null');
  await expect.poll(imported).toEqual([
    { name: 'Ann', email: 'ann@example.com', amount: 1, plan: 'free' },
    { name: 'Bo', email: 'bo@example.com', amount: 2, plan: 'free' },
  ]);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await expect(page.locator('.importcsv')).toHaveCount(0);
});

test('finds and replaces in all rows of a long file, and undoes it', async ({ ui }) => {
  const lines = Array.from({ length: 20_000 }, (_, row) => `Person ${row},p${row}@old.example,${row},free`);
  await ui.review(textFile('many.csv', ['Name,Email,Amount,Plan', ...lines, ''].join('\n')));
  await expect(ui.count('valid')).toHaveText('20,000');
  await ui.root.getByLabel('Find').fill('old.example');
  await ui.root.getByLabel('Replace with').fill('new.example');
  await ui.press('Count');
  await expect(ui.root.locator('output')).toHaveText('20000');
  await ui.press('Replace all');
  await expect(ui.cell(0, 'email')).toHaveValue('p0@new.example');
  await expect(ui.root.getByRole('table')).toHaveAttribute('aria-rowcount', '20001');
  await ui.press('›');
  await expect(ui.cell(20, 'email')).toHaveValue('p20@new.example');
  await ui.press('Undo');
  await expect(ui.cell(20, 'email')).toHaveValue('p20@old.example');
  await expect(ui.root.getByRole('button', { name: 'Redo' })).toBeEnabled();
});

test('shows errors in the configured language', async ({ ui, page, example }) => {
  await page.goto(`${example.origin}/?language=ar`);
  await expect(ui.root).toHaveAttribute('dir', 'rtl');
  await ui.root.locator('input[type=file]').setInputFiles(textFile('nothing.csv', '') as never);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(/[\u0600-\u06ff]/);
});

test('has no axe violations', async ({ ui, page }) => {
  const check = async (): Promise<void> => {
    expect(await violations(page, { within: 'main' })).toEqual([]);
  };
  await check();
  await ui.upload(PEOPLE);
  await check();
  await ui.press('Continue');
  await ui.atStep('values');
  await check();
  await ui.press('Continue');
  await ui.atStep('review');
  await check();
});
