import { test as unguarded } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { HostPage } from '../support/host-page.js';
import type { MakeProps } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

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

async function openHost(
  page: Page,
  columns: CSVImporterProps['columns'],
  ...more: readonly MakeProps[]
): Promise<HostPage> {
  const host = new HostPage(page);
  await host.open();
  await host.mount({ columns }, ...more);
  await host.show();
  return host;
}

test('a file made for plain columns needs the worker, and then what delivers its rows', async ({ page }) => {
  const requested = watchEngine(page);
  const { importer } = await openHost(page, PLAIN);
  await importer.upload(textFile('people.csv', 'Name,Joined\nAda,2024-03-01\n'));
  await importer.goTo('review');
  await importer.expectCounts(1, 1, 0);
  await expect.poll(requested).toEqual(['packing', 'worker']);
});

test('a file and columns that ask for more have it fetched', async ({ page }) => {
  const requested = watchEngine(page);
  const { importer } = await openHost(page, ALL_PIECES);
  const text = 'Nom complet,Téléphone,State\nÉmile,020 7946 0018,Active\nZoé,+44 20 7946 0018,closed\n';
  await importer.upload(textFile('gens.csv', Buffer.from(text, 'latin1')));
  await importer.goTo('review');
  await importer.expectCounts(2, 1, 1);
  await expect(importer.root.locator('[data-error-group]')).toHaveCount(1);
  await expect
    .poll(requested)
    .toEqual([
      'changes',
      'decoders',
      'encodings',
      'french',
      'lexicon',
      'mapping',
      'options',
      'packing',
      'patterns',
      'phones',
      'repairs',
      'worker',
    ]);
});

test('types that few files have are read alike in Node and in the browser', async ({ page }) => {
  const requested = watchEngine(page);
  const ids = ['when', 'time', 'price', 'share', 'site', 'id', 'account', 'country', 'active'] as const;
  const types = ['datetime', 'time', 'currency', 'percent', 'url', 'uuid', 'iban', 'country', 'boolean'] as const;
  const host = await openHost(
    page,
    ids.map((id, at) => ({ id, label: id, type: types[at]! })),
    (record) => ({ invalidRowHandling: 'exclude', onComplete: record('onComplete') }),
  );
  const { importer } = host;
  const row = `2024-01-31 9:05 pm,22 Uhr,€5.50,12.5 %,HTTPS://Example.com,{6F9619FF-8B86-D011-B42D-00CF4FC964FF}`;
  const names = ['Deutschland', '日本', 'Hong Kong', 'Falkland Islands', '팔레스타인', 'Türkiye', 'Turkey', 'Macau'];
  const rows = names.map((name) => `${row},DE89 3704 0044 0532 0130 00,${name},oui`);
  await importer.upload(textFile('all.csv', `${ids.join(',')}\n,,,,,,,Atlantis,\n${rows.join('\n')}\n`));
  await importer.goTo('review');
  await importer.expectCounts(names.length + 1, names.length, 1);
  await expect(importer.root.locator('[data-error-group]')).toHaveCount(1);
  await importer.action('submit').click();
  await importer.action('confirm-skip').click();
  await importer.atStep('complete');
  const [[result] = []] = await host.calls('onComplete');
  const { rows: delivered } = result as { readonly rows: readonly Record<string, unknown>[] };
  expect(delivered.map(({ country }) => country)).toEqual(['DE', 'JP', 'HK', 'FK', 'PS', 'TR', 'TR', 'MO']);
  expect(delivered[0]).toEqual({
    when: '2024-01-31T21:05:00',
    time: '22:00:00',
    price: 5.5,
    share: 12.5,
    site: 'https://example.com/',
    id: '6f9619ff-8b86-d011-b42d-00cf4fc964ff',
    account: 'DE89370400440532013000',
    country: 'DE',
    active: true,
  });
  expect(requested()).toEqual(['booleans', 'changes', 'countries', 'packing', 'repairs', 'types', 'worker']);
});

// The browser logs that a file could not be loaded.
unguarded('a part of the engine that failed to load is requested again, and the file is kept', async ({ page }) => {
  let isUnavailable = true;
  await page.route('**/engine.phones.js', (route) => (isUnavailable ? route.abort() : route.continue()));
  const { importer } = await openHost(page, ALL_PIECES);
  await importer.upload(textFile('people.csv', 'Name,Phone,State\nAda,020 7946 0018,active\nGrace,12,closed\n'));
  await importer.atStep('map');
  await importer.action('continue').click();
  await expect(importer.notice).toContainText('Part of the importer couldn’t be loaded.');
  isUnavailable = false;
  await importer.goTo('review');
  await importer.expectCounts(2, 1, 1);
});

unguarded('a sort whose code failed to load is reported, and works the next time', async ({ page }) => {
  let isUnavailable = true;
  await page.route('**/engine.views.js', (route) => (isUnavailable ? route.abort() : route.continue()));
  const { importer } = await openHost(page, PLAIN);
  await importer.upload(textFile('people.csv', 'Name,Joined\nGrace,2024-01-02\nAda,2024-01-01\n'));
  await importer.goTo('review');
  const head = importer.grid.locator('[data-header=name]');
  await head.locator('[data-action=sort]').click();
  await expect(importer.notice).toContainText('Part of the importer couldn’t be loaded.');
  await expect(head).not.toHaveAttribute('aria-sort');
  isUnavailable = false;
  await head.locator('[data-action=sort]').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

unguarded('rows are imported the next time if code for it failed to load', async ({ page }) => {
  let isUnavailable = true;
  await page.route('**/engine.packing.js', (route) => (isUnavailable ? route.abort() : route.continue()));
  const { importer } = await openHost(page, PLAIN);
  await importer.upload(textFile('people.csv', 'Name,Joined\nGrace,2024-01-02\nAda,2024-01-01\n'));
  await importer.goTo('review');
  await importer.action('submit').click();
  await expect(importer.notice).toContainText('Part of the importer couldn’t be loaded.');
  isUnavailable = false;
  await importer.action('submit').click();
  await importer.atStep('complete');
});

test('names in another script have their words fetched', async ({ page }) => {
  const requested = watchEngine(page);
  const { importer } = await openHost(page, PLAIN);
  await importer.upload(textFile('people.csv', '氏名,開始日\nエイダ,2024-03-01\n'));
  await importer.goTo('review');
  await importer.expectCounts(1, 1, 0);
  await expect.poll(requested).toEqual(['cjk', 'lexicon', 'mapping', 'packing', 'worker']);
});
