import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { HostPage } from '../support/host-page.js';
import { ImporterPage, MESSY_FILE } from '../support/importer-page.js';

/** The policy documented in the guide, and variants without each of its parts. */
const STRICT = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': 'data:',
  'connect-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

type Policy = Partial<Record<keyof typeof STRICT, string>>;

function policyOf(changes: Policy = {}): string {
  const policy = { ...STRICT, ...changes };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

const COLUMNS = [
  // The pattern is checked by a file that the worker imports.
  { id: 'name', label: 'Name', validators: [{ type: 'required' }, { type: 'regex', pattern: '^[^@]*$' }] },
  { id: 'email', label: 'Email', type: 'email' },
] as const;

/** The violated directives, as reported by the page. */
async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const reported: string[] = [];
    Object.assign(globalThis, { violations: reported });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reported.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
}

/** Runs the whole import and checks whether the importer has its styles. */
async function goThrough(importer: ImporterPage): Promise<void> {
  await importer.atStep('upload');
  await expect(importer.root).toHaveCSS('border-top-left-radius', '14px');
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await expect(importer.value(0, 'name')).toHaveText('Ada Lovelace');
  await expect(importer.cell(0, 'name')).toHaveCSS('position', 'absolute');
  await importer.submit();
}

/** The demo page, built by a bundler from the published modules, under a policy. */
async function openDemo(page: Page, policy: string): Promise<ImporterPage> {
  await page.route(/\/\?open=1/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await page.goto('/?open=1');
  return new ImporterPage(page);
}

test('modules: the whole import works under a strict policy, in a worker', async ({ page }) => {
  const violations = await watchPolicy(page);
  await goThrough(await openDemo(page, policyOf()));
  expect(page.workers().length).toBeGreaterThan(0);
  expect(await violations()).toEqual([]);
});

test('modules: without a worker, the engine runs on the page', async ({ page }) => {
  const violations = await watchPolicy(page);
  await goThrough(await openDemo(page, policyOf({ 'worker-src': "'none'" })));
  expect(page.workers()).toHaveLength(0);
  expect((await violations()).map((text) => text.split(' ')[0])).toEqual(['worker-src']);
});

test('script tag: the whole import works under a strict policy, in a worker', async ({ page }) => {
  const violations = await watchPolicy(page);
  const host = new HostPage(page);
  await host.open({ policy: policyOf() });
  await host.mount({ columns: COLUMNS, invalidRowHandling: 'include' });
  await host.show();
  await goThrough(host.importer);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(await violations()).toEqual([]);
});

const TRUSTED = `${policyOf()}; require-trusted-types-for 'script'; trusted-types rowgate`;

test('modules: Trusted Types are respected, in a worker', async ({ page }) => {
  const violations = await watchPolicy(page);
  await goThrough(await openDemo(page, TRUSTED));
  expect(page.workers().length).toBeGreaterThan(0);
  expect(await violations()).toEqual([]);
});

test('script tag: Trusted Types are respected, in a worker', async ({ page }) => {
  const violations = await watchPolicy(page);
  const host = new HostPage(page);
  await host.open({ policy: TRUSTED });
  await host.mount({ columns: COLUMNS, invalidRowHandling: 'include' });
  await host.show();
  await goThrough(host.importer);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(await violations()).toEqual([]);
});

/** A browser without adopted style sheets. */
async function withoutAdoptedSheets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { value: undefined });
  });
}

test('with a nonce, the importer has its styles where sheets cannot be adopted', async ({ page }) => {
  await withoutAdoptedSheets(page);
  const violations = await watchPolicy(page);
  const host = new HostPage(page);
  await host.open({ policy: policyOf({ 'style-src': "'self' 'nonce-abc'" }) });
  await host.mount({ columns: COLUMNS, invalidRowHandling: 'include', nonce: 'abc' });
  await host.show();
  await goThrough(host.importer);
  expect(await violations()).toEqual([]);
});

test('with the published stylesheet, the importer has its styles and adds no element to the page', async ({ page }) => {
  await withoutAdoptedSheets(page);
  const violations = await watchPolicy(page);
  const host = new HostPage(page);
  await host.open({ policy: policyOf(), head: '<link rel="stylesheet" href="/dist/styles.css">' });
  await host.mount({ columns: COLUMNS, invalidRowHandling: 'include' });
  await host.show();
  await goThrough(host.importer);
  await expect(page.locator('style')).toHaveCount(0);
  expect(await violations()).toEqual([]);
});

test('a script tag of another origin runs in a worker from a blob', async ({ page }) => {
  const elsewhere = 'https://files.example';
  await page.context().route(`${elsewhere}/**`, async (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: await readFile(`dist/${basename(new URL(route.request().url()).pathname)}`, 'utf8'),
    }),
  );
  const violations = await watchPolicy(page);
  const host = new HostPage(page);
  await host.open({
    script: `${elsewhere}/rowgate.umd.js`,
    policy: policyOf({ 'script-src': elsewhere, 'worker-src': 'blob:' }),
  });
  await host.mount({ columns: COLUMNS, invalidRowHandling: 'include' });
  await host.show();
  await goThrough(host.importer);
  expect(page.workers().map((worker) => worker.url().split(':')[0])).toEqual(['blob']);
  expect(await violations()).toEqual([]);
});

test('a local import requests only its own files', async ({ page }) => {
  const importer = await openDemo(page, policyOf());
  await importer.atStep('upload');
  const requested: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    requested.push(`${request.method()} ${request.resourceType()} ${pathname.replace(/-[\w-]{8}\.js$/, '.js')}`);
  });
  await goThrough(importer);
  expect(requested.filter((line) => !/^GET (?:script|other) \/assets\/[\w.-]+\.js$/.test(line))).toEqual([]);
});
