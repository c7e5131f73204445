import { test as unguarded } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { CSVImporterProps } from '../src/ui/index.js';
import { HostPage } from './host-page.js';
import { textFile } from './importer-page.js';
import { expect, test } from './test.js';

const PLAIN: CSVImporterProps['columns'] = [
  { id: 'name', label: 'Name' },
  { id: 'joined', label: 'Joined', type: 'date' },
];
const ALL_PIECES: CSVImporterProps['columns'] = [
  { id: 'name', label: 'Name', validators: [{ type: 'regex', pattern: '^[A-Z]' }] },
  { id: 'phone', label: 'Phone', type: 'phone', country: 'GB' },
  { id: 'state', label: 'State', type: 'select', options: ['active', 'closed'] },
];

/** The files of the engine that have been requested. */
function watchEngine(page: Page): () => readonly string[] {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const name = /\/engine\.([\w-]+)\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) requested.add(name);
  });
  return () => [...requested].sort();
}

async function openHost(page: Page, columns: CSVImporterProps['columns']): Promise<HostPage> {
  const host = new HostPage(page);
  await host.open();
  await host.mount({ columns });
  await host.show();
  return host;
}

test('a file made for plain columns needs the worker and nothing else', async ({ page }) => {
  const requested = watchEngine(page);
  const { importer } = await openHost(page, PLAIN);
  await importer.upload(textFile('people.csv', 'Name,Joined\nAda,2024-03-01\n'));
  await importer.goTo('review');
  await importer.expectCounts(1, 1, 0);
  expect(requested()).toEqual(['worker']);
});

test('a file and columns that ask for more have it fetched', async ({ page }) => {
  const requested = watchEngine(page);
  const { importer } = await openHost(page, ALL_PIECES);
  const text = 'Nom complet,Téléphone,State\nÉmile,020 7946 0018,Active\nZoé,+44 20 7946 0018,closed\n';
  await importer.upload(textFile('gens.csv', Buffer.from(text, 'latin1')));
  await importer.goTo('review');
  await importer.expectCounts(2, 1, 1);
  expect(requested()).toEqual(['encodings', 'lexicon', 'mapping', 'options', 'patterns', 'phones', 'worker']);
});

// The browser logs that a file could not be loaded.
unguarded('a part of the engine that failed to load is requested again, and the file is kept', async ({ page }) => {
  let isAway = true;
  await page.route('**/engine.phones.js', (route) => (isAway ? route.abort() : route.continue()));
  const { importer } = await openHost(page, ALL_PIECES);
  await importer.upload(textFile('people.csv', 'Name,Phone,State\nAda,020 7946 0018,active\nGrace,12,closed\n'));
  await importer.atStep('map');
  await importer.action('continue').click();
  await expect(importer.notice).toContainText('Part of the importer couldn’t be loaded.');
  isAway = false;
  await importer.goTo('review');
  await importer.expectCounts(2, 1, 1);
});

test('names in another script have their words fetched', async ({ page }) => {
  const requested = watchEngine(page);
  const { importer } = await openHost(page, PLAIN);
  await importer.upload(textFile('people.csv', '氏名,開始日\nエイダ,2024-03-01\n'));
  await importer.goTo('review');
  await importer.expectCounts(1, 1, 0);
  expect(requested()).toEqual(['lexicon', 'mapping', 'scripts', 'worker']);
});
