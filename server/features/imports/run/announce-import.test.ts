import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { announceImport, webhookSampleSize } from './announce-import.js';
import type { ImportAnnouncement } from './announce-import.js';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.deps.database.pool.deleteFrom('webhook_deliveries').execute());

const IMPORTER = '6f1c2f0e-52a4-4f0c-9d6b-0c1d8f7b2a11';
const JOB = '6f1c2f0e-52a4-4f0c-9d6b-0c1d8f7b2a12';
const importer: ImportAnnouncement['importer'] = {
  id: IMPORTER,
  webhook_enabled: true,
  webhook_url: 'https://hooks.example.com/in',
  include_data_in_webhook: false,
  webhook_data_sample_size: null,
};
const job: ImportAnnouncement['job'] = {
  id: JOB,
  dry_run: false,
  num_rows: 5,
  num_imported_rows: 3,
  new_options: {},
  error: null,
  user: null,
  metadata: null,
};

interface News {
  readonly event?: ImportAnnouncement['event'];
  readonly job?: Partial<ImportAnnouncement['job']>;
  readonly importer?: Partial<ImportAnnouncement['importer']>;
  readonly data?: readonly object[];
}

/** The messages that an announcement queues. */
async function announced(
  news: News,
): Promise<readonly { readonly url: string; readonly body: Record<string, unknown> }[]> {
  const { database } = app.deps;
  const { event = 'import.completed', data } = news;
  const whole = { event, job: { ...job, ...news.job }, importer: { ...importer, ...news.importer }, data };
  await database.transaction((transaction) => announceImport(transaction, app.deps, whole));
  const rows = await database.pool.selectFrom('webhook_deliveries').selectAll().execute();
  return rows.map(({ url, body, event: named, subject, receiver }) => {
    expect([named, subject, receiver]).toEqual([event, JOB, IMPORTER]);
    return { url, body: JSON.parse(body) as Record<string, unknown> };
  });
}

test.each<[importer: Partial<ImportAnnouncement['importer']>, size: number]>([
  [{}, 0],
  [{ include_data_in_webhook: true }, 10_000],
  [{ include_data_in_webhook: true, webhook_data_sample_size: 7 }, 7],
  [{ include_data_in_webhook: true, webhook_data_sample_size: 0 }, 0],
  [{ include_data_in_webhook: true, webhook_enabled: false }, 0],
  [{ include_data_in_webhook: true, webhook_url: null }, 0],
])('a webhook of an importer with %j includes %i rows', (more, size) => {
  expect(webhookSampleSize({ ...importer, ...more })).toBe(size);
});

describe('a change of an import', () => {
  const common = { importer_id: IMPORTER, import_id: JOB, timestamp: expect.any(String) as unknown };

  test.each<[what: string, news: News, body: object]>([
    ['its start', { event: 'import.started' }, { event: 'import.started' }],
    ['its end', {}, { event: 'import.completed', num_rows: 5 }],
    [
      'its failure',
      { event: 'import.failed', job: { error: 'Broken.' } },
      { event: 'import.failed', error: 'Broken.' },
    ],
    ['a failure without a reason', { event: 'import.failed' }, { event: 'import.failed', error: 'The import failed.' }],
    [
      'the user and metadata',
      { event: 'import.started', job: { user: { id: 1 }, metadata: 0 } },
      { event: 'import.started', user: { id: 1 }, metadata: 0 },
    ],
    [
      'no user that is not given',
      { event: 'import.started', job: { user: undefined, metadata: undefined } },
      { event: 'import.started' },
    ],
  ])('is announced with %s', async (_, news, body) => {
    expect(await announced(news)).toEqual([{ url: importer.webhook_url, body: { ...common, ...body } }]);
  });

  const rows = [{ a: 1 }, { a: 2 }, { a: 3 }];
  test.each<[what: string, news: News, data: readonly object[] | undefined, isTruncated: boolean | undefined]>([
    ['all rows', { data: rows }, rows, false],
    ['the first rows', { data: rows, importer: { webhook_data_sample_size: 2 } }, rows.slice(0, 2), true],
    ['no rows', {}, [], true],
    ['no rows that do not exist', { job: { num_imported_rows: 0 } }, [], false],
    ['no data', { data: rows, importer: { include_data_in_webhook: false } }, undefined, undefined],
  ])('has %s', async (_, news, data, isTruncated) => {
    const [message] = await announced({ ...news, importer: { include_data_in_webhook: true, ...news.importer } });
    const { data: sent, data_truncated } = message!.body;
    expect([sent, data_truncated]).toEqual([data, isTruncated]);
  });

  test('has no more rows than a receiver accepts', async () => {
    const large = { a: 'x'.repeat(3_000_000) };
    const [message] = await announced({ data: [large, large, large], importer: { include_data_in_webhook: true } });
    expect(message?.body).toMatchObject({ data: [{}, {}], data_truncated: true });
    expect(message?.body['data']).toHaveLength(2);
  });

  test.each<[what: string, news: News]>([
    ['of a dry run', { job: { dry_run: true } }],
    ['without a receiver', { importer: { webhook_url: null } }],
    ['of an importer that does not want it', { importer: { webhook_enabled: false } }],
  ])('%s is not announced', async (_, news) => {
    expect(await announced(news)).toEqual([]);
  });
});
