import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { startBackendServer } from './backend-server.js';
import type { BackendServer } from './backend-server.js';

/* The client that people have today, as published, in a page of another origin: its whole flow against this server. */

const PAGE = 'http://shop.example.com/';
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
});
test.afterAll(() => server.stop());

interface Importer {
  readonly id: string;
  readonly key: string;
}

async function openPage(page: Page, { key }: Importer): Promise<void> {
  const settings = JSON.stringify({ key, backendUrl: server.origin });
  // Its styles ask for fonts elsewhere.
  await page.route(/googleapis/, (route) => route.abort());
  await page.route(PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<title>shop</title><div id="app"></div><script>window.settings = ${settings}</script><script src="/app.js"></script>`,
    }),
  );
  await page.route(`${PAGE}app.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(PAGE);
}

test('a file goes through its whole flow to the records of a model', async ({ page }) => {
  const importer = await server.call<Importer>('POST', '/api/v1/importers', {
    name: 'Contacts',
    fields: [
      { name: 'email', display_name: 'Email', type: 'email', validators: [{ type: 'required' }] },
      { name: 'firstName', display_name: 'First name', type: 'text', transformations: [{ type: 'uppercase' }] },
      { name: 'company', type: 'text' },
    ],
    destination: { type: 'model', model: 'contacts', mode: 'upsert', key: 'email' },
    disable_on_invalid_rows: true,
    allowed_origins: [new URL(PAGE).origin],
  });
  await openPage(page, importer);
  await page.screenshot({ path: '/tmp/shots/ic-1.png' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'contacts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Email,First name,Company\nann@shop.org,Ann,Acme\nbo@shop.org,Bo,Bolt\n'),
  });
  await page.waitForTimeout(3000);
  await page.screenshot({ path: '/tmp/shots/ic-2.png' });
  console.log(await page.locator('button').allTextContents());
});
