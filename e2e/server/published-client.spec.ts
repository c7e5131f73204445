import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { startBackendServer } from '../support/backend-server.js';
import type { BackendServer } from '../support/backend-server.js';

/* The existing client, as published, on a page of another origin: its whole flow against this server. */

const APPLICATION = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { CSVImporter } from '@importcsv/react';
const { key, backendUrl } = window.settings;
createRoot(document.getElementById('app')).render(createElement(CSVImporter, {
  isModal: false, importerKey: key, backendUrl, context: { shop: 7 }, onComplete: () => { document.title = 'completed'; },
}));`;

let server: BackendServer;
let script: string;
let shop: Server;
let shopOrigin: string;
test.beforeAll(async () => {
  server = await startBackendServer();
  const { outputFiles } = await build({
    stdin: { contents: APPLICATION, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  script = outputFiles[0]?.text ?? '';
  shop = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
    response.setHeader('Content-Type', `text/${pathname === '/app.js' ? 'javascript' : 'html'}; charset=utf-8`);
    response.end(pathname === '/app.js' ? script : pageOf(searchParams.get('key') ?? ''));
  });
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  shopOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  await server.stop();
  shop.closeAllConnections();
  shop.close();
});

interface Importer {
  readonly id: string;
  readonly key: string;
}

function pageOf(key: string): string {
  const settings = JSON.stringify({ key, backendUrl: server.origin });
  return `<title>shop</title><div id="app"></div>
    <script>window.settings = ${settings}</script><script src="/app.js"></script>`;
}

test('the published client imports a file into the records of a model', async ({ page }) => {
  const importer = await server.call<Importer>('POST', '/api/v1/importers', {
    name: 'Contacts',
    fields: [
      { name: 'email', display_name: 'Email', type: 'email', validators: [{ type: 'required' }] },
      { name: 'firstName', display_name: 'First name', type: 'text', transformations: [{ type: 'uppercase' }] },
      { name: 'company', type: 'text' },
    ],
    destination: { type: 'model', model: 'contacts', mode: 'upsert', key: 'email' },
    disable_on_invalid_rows: true,
    allowed_origins: [shopOrigin],
  });
  // Its styles load fonts from another server.
  await page.route(/googleapis/, (route) => route.abort());
  await page.goto(`${shopOrigin}/?key=${importer.key}`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'contacts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Email,First name,Company\nann@shop.org,Ann,Acme\nnobody,Bo,Bolt\n'),
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /Error/ })).toContainText('1');
  await page.locator('input').filter({ visible: true }).nth(3).fill('bo@shop.org');
  await expect(page.getByRole('button', { name: /Error/ })).toContainText('0');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveTitle('completed');
  const jobs = (): Promise<unknown> => server.call('GET', `/api/v1/imports?importer_id=${importer.id}`);
  const job = { status: 'completed', num_rows: 2, num_imported_rows: 2, num_errors: 0, metadata: { shop: 7 } };
  await expect.poll(jobs).toMatchObject([job]);
  const { data } = await server.call<{ data: object[] }>('GET', '/api/contacts?sort=email');
  expect(data).toMatchObject([
    { email: 'ann@shop.org', firstName: 'ANN', company: 'Acme' },
    { email: 'bo@shop.org', firstName: 'BO', company: 'Bolt' },
  ]);
});
